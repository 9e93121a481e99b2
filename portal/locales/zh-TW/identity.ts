/** Texts of a real name and its document. */
export const messages = {
  'identity.hint': '認證資訊加密儲存，不會公開。認證後不能自行修改。',
  'identity.type': '證件類型',
  'identity.realName': '真實姓名',
  'identity.number': '證件號碼',
  'identity.badName':
    '請填寫真實姓名（至少兩個漢字）；持外國護照或外國人永久居留身分證者，請先選擇證件類型，姓名可以用字母填寫',
  'identity.badLatinName': '請填寫證件上的姓名（至少兩個漢字或兩個字母）',
  'identity.badNumber': '證件號碼有誤，請核對'
} as const
