/** Texts of one forum: its figures, and its institution’s text about itself. */
export const messages = {
  'list.intro': '大家最近写来的、已经公开的留言。',
  'list.servedIntro': '已有回复（含阶段性回复）的留言，最近回复的在前。',
  'list.servedFigures': '回复率和办理天数见数据公开',
  'forum.about': '办理情况',
  'forum.messages': '已受理（含不公开）',
  'forum.replied': '办结回复 {count} 条',
  'forum.replyRate': '回复率',
  'forum.replyRateBase': '占应计入的留言',
  'forum.medianDays': '办结回复用时（中位数）',
  'forum.days': '{days} 个工作日',
  'forum.medianBase': '从受理到首次办结回复',
  'forum.phone': '办公电话：{phone}',
  'forum.address': '办公地址：{address}',
  'forum.hall': '服务大厅：{place}',
  'forum.asOf': '统计截至',
  'forum.closed': '目前暂不受理新的留言。',

  'forum.few': '不足 10 条，暂不计算比例',
  'forum.fewAnswers': '共 {count} 人回答，满 10 人后显示比例',
  'forum.late': '逾期率',
  'forum.lateBase': '已回复或已到期的 {count} 条中',
  'forum.solved': '网友认为已解决',
  'forum.solvedBase': '共 {count} 人回答',
  'forum.grades': '群众评价（满分 5 分）',
  'forum.level': '解决程度',
  'forum.speed': '办理速度',
  'forum.manner': '办理态度',
  'forum.gradesBase': '{count} 人评价的平均分',
  'forum.noGrades': '还没有人评价',
  'forum.how': '如何计算',
  'forum.how1': '回复率：办结回复的留言占应计入留言的比例。',
  'forum.how2': '办结回复用时：取工作日数的中位数，即一半的留言不超过它。',
  'forum.how3':
    '逾期率：逾期才回复和到期未回复的留言，占已回复或已到期留言的比例。复核期间不计时，经批准的延期按新日期计算。',
  'forum.how4': '网友认为已解决：留言人评价时选择“已解决”的，占回答者的比例；“部分解决”不计入。',
  'forum.how5': '每条留言只计最近一次评价，不含平台认定不计入的。不足 10 条不显示比例。',
  'list.none': '这里还没有留言',
  'list.noneHint': '您可以成为第一个留言的人。',
  'list.showAll': '查看全部留言'
} as const

declare module '../keys.ts' {
  interface Parts {
    forum: typeof messages
  }
}
