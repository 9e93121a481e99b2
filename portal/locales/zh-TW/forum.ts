/** Texts of one forum: how it answers, and what its institution says of itself. */
export const messages = {
  'forum.about': '辦理情形',
  'forum.messages': '公開受理',
  'forum.replied': '已回覆 {count} 則',
  'forum.replyRate': '回覆率',
  'forum.replyRateBase': '占應計入的留言',
  'forum.medianDays': '回覆用時（中位數）',
  'forum.days': '{days} 個工作天',
  'forum.medianBase': '從受理到首次辦結回覆',
  'forum.grade': '民眾評價',
  'forum.gradeBase': '{count} 次評價的平均分',
  'forum.phone': '辦公電話：{phone}',
  'forum.address': '辦公地址：{address}',
  'forum.asOf': '統計截至',
  'forum.closed': '目前暫不受理新的留言。'
} as const
