const zhCN = {
  title: '接口文档 · 领导留言板',
  loading: '正在加载接口文档…',
  failed: '接口文档未能加载，请检查网络后刷新页面。',
  signedIn: '调用以您当前登录的账号发出，会真正生效；签名、加密和提交编号由本页自动完成。',
  visitor: '您尚未登录，调用以访客身份发出；在本站登录后即可以自己的账号调用。'
}

const all: Readonly<Record<string, typeof zhCN>> = {
  'zh-CN': zhCN,
  'zh-TW': {
    title: '介面文件 · 領導留言板',
    loading: '正在載入介面文件…',
    failed: '介面文件未能載入，請檢查網路後重新整理頁面。',
    signedIn: '呼叫以您目前登入的帳號送出，會真正生效；簽章、加密與提交編號由本頁自動完成。',
    visitor: '您尚未登入，呼叫以訪客身分送出；在本站登入後即可以自己的帳號呼叫。'
  },
  'en-US': {
    title: 'API · Message board',
    loading: 'Loading the documentation…',
    failed: 'The documentation could not be loaded. Check the network and reload the page.',
    signedIn:
      'Calls are made as the account you are signed in with, and take effect. This page signs and encrypts them.',
    visitor: 'You are not signed in: calls are made as a visitor. Sign in at this site to call as yourself.'
  }
}

/** Returns the page's own texts in a language. */
export const wordsOf = (language: string) => all[language] ?? zhCN
