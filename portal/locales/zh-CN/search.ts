/** Texts of the search for messages and campaigns. */
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
  'organization.congress': '人大',

  'campaign.search': '搜索征集',
  'campaign.searchHint': '例如：公园、交通',
  'campaign.tabs': '按进度查看',
  'campaign.found': '共 {total} 个征集',
  'campaign.none': '没有符合条件的征集',
  'campaign.noneHint': '换个关键词，或查看其他进度的征集。',
  'campaign.intro': '各地各部门就具体事项向公众征集建议，被采纳的建议会公开标明。',
  'search.titleFor': '“{keywords}”的查询结果',
  'search.answered': '已回复（全部）',
  'search.foundFor': '“{keywords}”共找到 {total} 条留言',
  'search.noneWhole': '没有包含全部关键词的留言。',
  'search.near': '相近结果',
  'search.nearHint': '包含大部分词，或者意思相同的词。',
  'search.noneHint': '试试更短的关键词，或减少条件。',
  'search.region': '地区',
  'search.likeness': '最相关',
  'search.didYouMean': '您是不是要找：',
  'search.unknown': '没有留言提到“{words}”。',
  'search.beside': '留言以外的结果',
  'search.campaigns': '征集',
  'search.collecting': '征集中',
  'search.numbered': '编号 {tid} 的留言',
  'search.noNumber':
    '没有编号为 {tid} 的公开留言。请核对编号；您自己不公开的留言，登录后在“我的留言”里查看。',
  'search.fewer': '减少条件就有结果：',
  'search.withoutAll': '不限任何条件（{total} 条）',
  'search.without': '不限{filter}（{total} 条）',
  'search.writeHint': '也可以直接留言，关键词会填进标题。',
  'search.writeTo': '写给{name}',
  'message.state': '回复情况'
} as const

declare module '../keys.ts' {
  interface Parts {
    search: typeof messages
  }
}
