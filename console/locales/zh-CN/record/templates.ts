/** Texts of the forms of templates of mail and SMS. */
export const templates = {
  kept: {
    code: '系统按这个编码使用模板，不能更改。',
    variables: '由系统填写，不能更改；主题和正文中可以使用。'
  }
}
