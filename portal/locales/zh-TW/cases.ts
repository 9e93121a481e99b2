/** Texts of the case library. */
export const messages = {
  'cases.title': '案例庫',
  'cases.intro': '辦理得好的留言，經審核後收入案例庫，供查閱和借鏡。',
  'cases.search': '在標題和內文中尋找',
  'cases.tabs': '依留言類型查看',
  'cases.found': '共 {total} 個案例',
  'cases.none': '沒有符合條件的案例',
  'cases.noneHint': '試試更短的關鍵字，或減少條件。',
  'cases.region': '地區',
  'cases.summary': '基本情況',
  'cases.measures': '主要做法',
  'cases.result': '辦理成效',
  'cases.message': '對應的留言',
  'cases.all': '全部案例',
  'cases.published': '收入於',
  'cases.handledBy': '承辦：{name}',
  'cases.gallery': '附件',
  'cases.satisfaction': '評價 {score} 分'
} as const
