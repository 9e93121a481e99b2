/** Texts of searching messages. */
export const messages = {
  'search.range': '發布時間',
  'search.anyTime': '不限時間',
  'search.today': '今天',
  'search.days': '近 {days} 天',
  'search.custom': '自選日期',
  'search.byRegion': '依地區查詢留言',
  'search.titleOf': '{region}的留言',
  'message.topic': '專題',
  'search.organization': '受理機構',
  'organization.local': '地方',
  'organization.ministry': '部委',
  'organization.congress': '人大'
} as const
