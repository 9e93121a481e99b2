/** Texts of one’s own messages. */
export const messages = {
  'post.doneHint': '审核通过后转给承办单位。有进展会在这里显示。',

  'mine.tabs': '按状态查看',
  'mine.all': '全部',
  'mine.pending': '待审核',
  'mine.returned': '已退回',
  'mine.awaiting': '办理中',
  'mine.toGrade': '待评价',
  'mine.done': '已办结',
  'mine.withdrawn': '已撤回或删除',
  'mine.entries': '参加的征集',
  'mine.none': '这里没有留言',
  'mine.noneHint': '换个状态看看。',
  'mine.noneYet': '您还没有留言',
  'mine.noneYetHint': '您写给领导的留言和办理进展会显示在这里。',
  'mine.deletionOpen': '已申请删除',
  'mine.gradingOver': '评价期已过',
  'mine.explainedAt': '解释于',
  'mine.entriesNone': '您还没有参加过征集',
  'mine.entriesNoneHint': '正在征集意见的活动都在人民建议里。',
  'mine.entriesFound': '共参加 {total} 次',
  'mine.campaign': '征集：{title}',
  'mine.campaignGone': '征集：已不再公开',
  'mine.life0': '未开始',
  'mine.life1': '征集中',
  'mine.life2': '已结束'
} as const

declare module '../keys.ts' {
  interface Parts {
    mine: typeof messages
  }
}
