/** Texts of the search for messages and campaigns. */
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
  'organization.congress': '人大',

  'campaign.search': '搜尋徵集',
  'campaign.searchHint': '例如：公園、交通',
  'campaign.tabs': '依進度查看',
  'campaign.found': '共 {total} 個徵集',
  'campaign.none': '沒有符合條件的徵集',
  'campaign.noneHint': '換個關鍵字，或查看其他進度的徵集。',
  'campaign.intro': '各地各部門就具體事項向民眾徵集建議，獲採納的建議會公開標明。',
  'search.titleFor': '「{keywords}」的查詢結果',
  'search.answered': '已回覆（全部）',
  'search.foundFor': '「{keywords}」共找到 {total} 則留言',
  'search.noneHint': '試試較短的關鍵字，或減少條件。',
  'message.state': '回覆情況'
} as const
