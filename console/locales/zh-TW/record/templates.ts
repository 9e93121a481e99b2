/** Texts of the forms of templates of mail and SMS. */
export const templates = { keptCode: '系統依此編碼使用範本，不能更改。' }
