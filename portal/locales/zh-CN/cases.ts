/** Texts of the case library. */
export const messages = {
  'cases.title': '案例库',
  'cases.intro': '办理得好的留言，经审核后收入案例库，供查阅和借鉴。',
  'cases.search': '在标题和正文里查找',
  'cases.tabs': '按留言类型查看',
  'cases.found': '共 {total} 个案例',
  'cases.none': '没有符合条件的案例',
  'cases.noneHint': '试试更短的关键词，或减少条件。',
  'cases.region': '地区',
  'cases.summary': '基本情况',
  'cases.measures': '主要做法',
  'cases.result': '办理成效',
  'cases.message': '对应的留言',
  'cases.all': '全部案例',
  'cases.published': '收入于',
  'cases.handledBy': '承办：{name}',
  'cases.gallery': '附件',
  'cases.satisfaction': '评价 {score} 分'
} as const

declare module '../keys.ts' {
  interface Parts {
    cases: typeof messages
  }
}
