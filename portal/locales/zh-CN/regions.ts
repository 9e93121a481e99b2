/** Texts of the page of a region, and of the tree of its forums. */
export const messages = {
  'substation.title': '地方频道',
  'substation.titleOf': '{region}频道',
  'substation.intro': '选择一个省份，查看当地的领导、留言和回复。',
  'substation.allForums': '全部留言对象',
  'substation.allMessages': '查询本地留言',
  'substation.enter': '首页和菜单只看{region}',
  'substation.forums': '留言对象',
  'substation.messages': '已受理留言（含不公开）',
  'substation.replies': '已办结回复',
  'substation.withBelow': '含下级地区',
  'substation.leaders': '{region}的领导',
  'substation.noLeaders': '这里没有本级的留言对象',
  'substation.noLeadersHint': '请在上面选择下一级地区。',
  'substation.latest': '最新回复',
  'substation.noReplies': '还没有公开的回复',
  'subSite.title': '各地留言对象',
  'subSite.titleOf': '{region}的留言对象',
  'subSite.intro': '包含下级地区和所属单位，数字为各自受理（含不公开）和办结回复的留言。',
  'subSite.introNone': '先选择省份。',
  'subSite.found': '共 {forums} 个留言对象，已受理留言 {messages} 条，办结回复 {replies} 条'
} as const

declare module '../keys.ts' {
  interface Parts {
    regions: typeof messages
  }
}
