/** Texts of the sign-in page after a session has ended. */
export const texts = {
  afterSignIn: {
    kept: '您填寫而未提交的內容已存在本瀏覽器。用原來的帳號登入後，在原來的頁面會恢復。',
    returns: '登入後回到剛才的頁面。'
  }
}
