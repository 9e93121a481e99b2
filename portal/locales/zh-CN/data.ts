/** Texts of the public figures. */
export const messages = {
  'data.title': '数据公开',
  'data.titleOf': '{region}数据公开',
  'data.intro': '全部已受理留言（含不公开的）的统计。',
  'data.introOf': '{region}各级领导受理留言的统计。',
  'data.messages': '受理留言',
  'data.replied': '办结回复',
  'data.replyRate': '回复率',
  'data.satisfaction': '满意率',
  'data.median': '办结回复用时（中位数）',
  'data.days': '{days} 个工作日',
  'data.at': '统计截至 {time}',
  'data.months': '近十二个月',
  'data.month': '月份',
  'data.types': '留言类型',
  'data.domains': '领域',
  'data.domain': '领域',
  'data.forums': '留言最多的单位',
  'data.forum': '留言对象',
  'data.download': '下载 CSV',
  'data.more': '查看其余 {count} 个',
  'data.none': '暂无数据',
  'data.how': '统计口径',
  'data.how1': '受理留言：审核通过的留言，按通过的月份计；含审核通过后又删除的留言。',
  'data.how2': '办结回复：已有办结回复的留言；阶段性回复不计。',
  'data.how3': '回复率：办结回复的留言占应计回复率的留言的比例。',
  'data.how4': '满意率：评价为满意的留言占已评价留言的比例；没有评价时不显示。',
  'data.how5': '违反用户协议而被处理的留言，按处理决定不计入回复率、满意率或留言量。',
  'data.how6':
    '办结回复用时：从受理到首次办结回复的工作日数，取近 90 天内回复的中位数，即一半的留言不超过这个时间。',
  'data.noShare': '—',
  'data.last90': '近 90 天'
} as const

declare module '../keys.ts' {
  interface Parts {
    data: typeof messages
  }
}
