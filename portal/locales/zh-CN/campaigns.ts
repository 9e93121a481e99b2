/** Texts of campaigns in which everybody may make suggestions. */
export const messages = {
  'campaign.list': '网上征集',
  'campaign.intro': '各地各部门就具体事项向公众征集建议，被采纳的建议会公开标明。',
  'campaign.search': '搜索征集',
  'campaign.searchHint': '例如：公园、交通',
  'campaign.tabs': '按进度查看',
  'campaign.notStarted': '未开始',
  'campaign.collecting': '征集中',
  'campaign.ended': '已结束',
  'campaign.found': '共 {total} 个征集',
  'campaign.none': '没有符合条件的征集',
  'campaign.noneHint': '换个关键词，或查看其他进度的征集。',
  'campaign.showAll': '查看全部征集',
  'campaign.open': '正在征集',
  'campaign.noneOpen': '目前没有进行中的征集',
  'campaign.noneOpenHint': '您可以直接向人大、部委或地方领导提出建议。',
  'campaign.until': '至',
  'campaign.entryCount': '建议 {count} 条',
  'campaign.adoptedCount': '采纳 {count} 条',
  'campaign.hasResult': '已公布结果',
  'campaign.join': '参与征集',
  'campaign.beginsAt': '征集开始时间：',
  'campaign.endsAt': '征集截止时间：',
  'campaign.noResultYet': '征集已结束，结果公布后会显示在这里。',
  'campaign.result': '征集结果',
  'campaign.about': '征集内容',
  'campaign.questions': '请您谈谈',
  'campaign.entries': '大家的建议',
  'campaign.entriesFound': '共 {total} 条建议',
  'campaign.noEntries': '还没有公开的建议',
  'campaign.noneAdopted': '还没有被采纳的建议',
  'campaign.mostLiked': '最多赞同',
  'campaign.allEntries': '查看全部建议',
  'campaign.whole': '查看征集全文',
  'campaign.read': '查看征集',
  'campaign.notYet': '这个征集还没有开始',
  'campaign.over': '这个征集已经结束，不再接收建议',
  'campaign.attachments': '附件'
} as const

declare module '../keys.ts' {
  interface Parts {
    campaigns: typeof messages
  }
}
