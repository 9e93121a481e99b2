/** Texts of the proof that an account is one’s own, and of the copy of its data. */
export const messages = {
  'proof.by': '确认是您本人',
  'proof.byPassword': '登录密码',
  'proof.byCode': '短信验证码',
  'proof.cancelPassword': '登录密码（确认注销）',
  'proof.exportPassword': '登录密码（导出数据）',
  'proof.needsPassword': '请输入登录密码',
  'proof.none': '账号还没有密码和手机号，无法确认是您本人',
  'proof.toBind': '去绑定手机号',
  'export.title': '导出我的数据',
  'export.hint':
    '包含账号资料、留言和回复、附件、收藏、关注、登录日志等，打包为一个 ZIP 文件，打开其中的 index.html 即可阅读。每天最多 5 次。',
  'export.submit': '导出',
  'export.done': '已导出，请在浏览器的下载列表中查看',
  'export.file': '我的数据'
} as const

declare module '../keys.ts' {
  interface Parts {
    proof: typeof messages
  }
}
