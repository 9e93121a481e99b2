/** Texts of people’s suggestions. */
export const messages = {
  'suggestions.write': '我要建言',
  'suggestions.title': '人民建议',
  'suggestions.intro': '为国家和家乡的发展建言献策。被采纳的建议会公开标明。',
  'suggestions.hot': '热门建议',
  'suggestions.hotIntro': '按点赞人数排列的公开建议。',
  'suggestions.latest': '最新建议',
  'suggestions.to': '向谁建议',
  'suggestions.institutions': '人大、部委和地方',
  'suggestions.institutionsIntro': '选择您要提出建议的人大、国家部委或地方领导。',
  'suggestions.list': '全部建议',
  'suggestions.titleOf': '给{name}的建议',
  'suggestions.toForum': '前往{name}的主页',
  'suggestions.filter': '筛选建议',
  'suggestions.search': '搜索建议',
  'suggestions.tabs': '按采纳情况查看',
  'suggestions.notAdopted': '未采纳',
  'suggestions.found': '共 {total} 条建议',
  'suggestions.none': '还没有符合条件的建议',
  'suggestions.noMore': '没有其他建议',

  'campaign.open': '正在征集',
  'campaign.noneOpen': '目前没有进行中的征集',
  'campaign.noneOpenHint': '您可以直接向人大、部委或地方领导提出建议。',
  'campaign.showAll': '查看全部征集'
} as const

declare module '../keys.ts' {
  interface Parts {
    suggestions: typeof messages
  }
}
