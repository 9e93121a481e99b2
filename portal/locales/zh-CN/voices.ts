/** Texts of voices: people who join a message because they have the same problem. */
export const messages = {
  'voice.joinThis': '我也遇到：{subject}',
  'voice.note': '想对承办单位说的话',
  'voice.noteHint': '只有承办单位能看到，不会公开，也不显示您的手机号。',
  'voice.badNote': '最多 {max} 字',
  'voice.send': '确认加入',
  'voice.cancel': '不加入',
  'voice.addNote': '给承办单位补一句话',
  'voice.sendNote': '发给承办单位',
  'voice.cancelNote': '不写了',
  'voice.noteSent': '已发给承办单位，不会公开。',
  'voice.joined': '您已加入，是第 {count} 位遇到同样问题的人',
  'voice.done': '您已加入，是第 {count} 位遇到同样问题的人。有新的回复时会通知您。',
  'voice.next': '有新的回复时会通知您。这条留言（编号 {tid}）在“我的关注”里可以找到。',
  'voice.own': '您于 {time} 加入',
  'voice.ownNote': '您的备注，只有承办单位能看到：{note}',
  'voice.takeBack': '撤回',
  'voice.takenBack': '已撤回，备注也已删除。您仍在关注这条留言，可以在下方取消。',
  'voice.takenBackHere': '已撤回，备注也已删除。',
  'voice.ask': '承办单位已经办结。对您来说，问题解决了吗？',
  'voice.askHint': '只能反馈一次，结果供承办单位参考，不公开您是谁。',
  'voice.solved1': '已解决',
  'voice.solved2': '部分解决',
  'voice.solved3': '没有解决',
  'voice.answered': '您的反馈：{answer}',
  'voice.thanks': '谢谢，您的反馈已记录：{answer}',
  'voice.isJoined': '已加入',
  'voice.similarAgain': '提交前请再看一眼，是不是已经有人反映了同一件事？',
  'voice.draftKept': '您写的内容仍在草稿里，可以继续写完提交。',
  'voice.see': '查看这条留言',
  'voice.throwAway': '清除草稿并查看留言'
} as const

declare module '../keys.ts' {
  interface Parts {
    voices: typeof messages
  }
}
