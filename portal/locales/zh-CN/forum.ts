/** Texts of one forum: how it answers, and what its institution says of itself. */
export const messages = {
  'forum.about': '办理情况',
  'forum.messages': '公开受理',
  'forum.replied': '已回复 {count} 条',
  'forum.replyRate': '回复率',
  'forum.replyRateBase': '占应计入的留言',
  'forum.medianDays': '回复用时（中位数）',
  'forum.days': '{days} 个工作日',
  'forum.medianBase': '从受理到首次办结回复',
  'forum.grade': '群众评价',
  'forum.gradeBase': '{count} 次评价的平均分',
  'forum.phone': '办公电话：{phone}',
  'forum.address': '办公地址：{address}',
  'forum.asOf': '统计截至',
  'forum.closed': '目前暂不受理新的留言。'
} as const

declare module '../keys.ts' {
  interface Parts {
    forum: typeof messages
  }
}
