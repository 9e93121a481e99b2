/** Texts of the search. */
export const messages = {
  'search.title': '留言查詢',
  'search.titleFor': '「{keywords}」的查詢結果',
  'search.more': '更多條件',
  'search.moreActive': '更多條件（已用 {count} 項）',
  'search.apply': '依條件查詢',
  'search.active': '使用中的條件',
  'search.drop': '移除這個條件',
  'search.from': '發布日期自',
  'search.until': '至',
  'search.badDates': '結束日期不能早於開始日期！',
  'search.order': '排序',
  'search.newest': '最新發布',
  'search.lastReplied': '最近回覆',
  'search.found': '共 {total} 則留言',
  'search.foundFor': '「{keywords}」共找到 {total} 則留言',
  'search.none': '找不到符合條件的留言',
  'search.noneHint': '試試較短的關鍵字，或減少條件。'
} as const
