/** Texts of searching messages. */
export const messages = {
  'search.range': '发布时间',
  'search.anyTime': '不限时间',
  'search.today': '今天',
  'search.days': '近 {days} 天',
  'search.custom': '自选日期',
  'search.byRegion': '按地区查询留言',
  'search.titleOf': '{region}的留言',
  'message.topic': '专题',
  'search.organization': '受理机构',
  'organization.local': '地方',
  'organization.ministry': '部委',
  'organization.congress': '人大'
} as const

declare module '../keys.ts' {
  interface Parts {
    search: typeof messages
  }
}
