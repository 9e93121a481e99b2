/** Texts of the home page. */
export const messages = {
  'home.title': '有话，直接对领导说',
  'home.promise':
    '咨询、求助、投诉或建言，写给您所在地的领导或国家部委。每一条都有人办理，办得好不好由您评价。',
  'home.messages': '已受理的留言',
  'home.replied': '已办结回复',
  'home.medianDays': '办结回复用时（中位数）',
  'home.days': '{days} 个工作日',
  'home.allMinistries': '全部部委',
  'home.counted': '含不公开和之后删除的留言，不含不计入统计的；搜索只列出公开的留言，数目因此不同。',
  'home.unreadNotice': '未读',
  'home.asOf': '统计截至',
  'home.latest': '最新回复',
  'home.more': '查看更多回复',
  'home.noReplies': '还没有公开的回复',
  'home.noRepliesHint': '留言得到回复后会显示在这里。',
  'home.regions': '找到您所在地的领导',
  'home.find': '查看领导',

  'home.campaigns': '正在征集建议',
  'home.campaignEnds': '截止'
} as const

declare module '../keys.ts' {
  interface Parts {
    home: typeof messages
  }
}
