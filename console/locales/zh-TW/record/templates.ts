/** Texts of the forms of templates of mail and SMS. */
export const templates = {
  kept: {
    code: '系統依此編碼使用範本，不能更改。',
    variables: '由系統填入，不能更改；主旨和內文中可以使用。'
  }
}
