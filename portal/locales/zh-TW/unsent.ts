/** Texts of the line about a message that was begun and not sent. */
export const messages = {
  'unsent.message': '您有一則未送出的留言（{time}）',
  'unsent.suggestion': '您有一則未送出的建議（{time}）',
  'unsent.waitingMessage': '您有一則留言等待網路恢復後送出（{time}）',
  'unsent.waitingSuggestion': '您有一則建議等待網路恢復後送出（{time}）',
  'unsent.goOn': '繼續填寫',
  'unsent.send': '開啟並送出',
  'unsent.delete': '刪除',
  'unsent.deleted': '草稿已刪除',
  'unsent.undo': '復原'
} as const
