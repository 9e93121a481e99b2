/** Texts of one’s own messages. */
export const messages = {
  'post.done': '留言已提交，编号 {tid}',
  'post.doneHint': '审核通过后转给承办单位。有进展会在这里显示。',

  'mine.tabs': '按状态查看',
  'mine.all': '全部',
  'mine.pending': '待审核',
  'mine.returned': '已退回',
  'mine.awaiting': '待回复',
  'mine.toGrade': '待评价',
  'mine.done': '已办结',
  'mine.withdrawn': '已撤回',
  'mine.none': '这里没有留言',
  'mine.noneHint': '换个状态看看，或者写一条新的留言。'
} as const

declare module '../keys.ts' {
  interface Parts {
    mine: typeof messages
  }
}
