/** Texts of the manual. */
export const messages = {
  'manual.title': '使用手冊',
  'manual.intro': '從註冊、留言到評價，一頁看完。',
  'manual.variants': '適用對象',
  'manual.citizen': '個人使用者',
  'manual.company': '法人使用者',
  'manual.contents': '目錄'
} as const
