/** Texts of the sign-in page after a session has ended. */
export const texts = {
  afterSignIn: {
    kept: '您填写而未提交的内容已存在本浏览器。用原来的账号登录后，在原来的页面会恢复。',
    returns: '登录后回到刚才的页面。'
  }
}
