/** Texts of the line about a message that was begun and not sent. */
export const messages = {
  'unsent.message': '您有一条未提交的留言（{time}）',
  'unsent.suggestion': '您有一条未提交的建议（{time}）',
  'unsent.waitingMessage': '您有一条留言等待网络恢复后提交（{time}）',
  'unsent.waitingSuggestion': '您有一条建议等待网络恢复后提交（{time}）',
  'unsent.goOn': '继续填写',
  'unsent.send': '打开并提交',
  'unsent.delete': '删除',
  'unsent.deleted': '草稿已删除',
  'unsent.undo': '恢复'
} as const

declare module '../keys.ts' {
  interface Parts {
    unsent: typeof messages
  }
}
