/** Texts of the forms of templates of mail and SMS. */
export const templates = { keptCode: '系统按这个编码使用模板，不能更改。' }
