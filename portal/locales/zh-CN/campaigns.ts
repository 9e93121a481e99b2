/** Texts of campaigns. */
export const messages = {
  'campaign.list': '网上征集',
  'campaign.notStarted': '未开始',
  'campaign.collecting': '征集中',
  'campaign.ended': '已结束',
  'campaign.until': '至',
  'campaign.entryCount': '建议 {count} 条',
  'campaign.adoptedCount': '采纳 {count} 条',
  'campaign.hasResult': '已公布结果',
  'campaign.join': '参与征集',
  'campaign.beginsAt': '征集开始于',
  'campaign.noResultYet': '征集已结束，结果公布后会显示在这里。',
  'campaign.told':
    '提交建议，或者关注其中的建议，结果公布时会在“我的消息”中通知您；没有参与的，也可以在征集结束后到本页查看结果。',
  'campaign.result': '征集结果',
  'campaign.about': '征集内容',
  'campaign.questions': '请您谈谈',
  'campaign.entries': '大家的建议',
  'campaign.noEntries': '还没有公开的建议',
  'campaign.noneAdopted': '还没有被采纳的建议',
  'campaign.mostLiked': '点赞最多',
  'campaign.whole': '查看征集全文',
  'campaign.read': '查看征集',
  'campaign.attachments': '附件'
} as const

declare module '../keys.ts' {
  interface Parts {
    campaigns: typeof messages
  }
}
