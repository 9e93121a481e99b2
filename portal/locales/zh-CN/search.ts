/** Texts of the search. */
export const messages = {
  'search.title': '留言查询',
  'search.titleFor': '“{keywords}”的查询结果',
  'search.more': '更多条件',
  'search.moreActive': '更多条件（已用 {count} 项）',
  'search.apply': '按条件查询',
  'search.active': '正在使用的条件',
  'search.drop': '去掉这个条件',
  'search.from': '发布日期从',
  'search.until': '到',
  'search.badDates': '结束日期不能早于开始日期！',
  'search.order': '排序',
  'search.newest': '最新发布',
  'search.lastReplied': '最近回复',
  'search.found': '共 {total} 条留言',
  'search.foundFor': '“{keywords}”共找到 {total} 条留言',
  'search.none': '没有找到符合条件的留言',
  'search.noneHint': '试试更短的关键词，或减少条件。'
} as const

declare module '../keys.ts' {
  interface Parts {
    search: typeof messages
  }
}
