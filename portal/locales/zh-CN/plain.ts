/** Texts of the forms for browsers that run no scripts. */
export const messages = {
  'plain.needsUsername': '请填写用户名',
  'plain.needsPassword': '请填写密码',
  'plain.picture': '看不清，换一张',
  'plain.loginOthers': '短信登录、第三方登录和注册需要在浏览器中启用 JavaScript。',
  'plain.csrf': '没有提交：这个页面打开太久，或者不是从本站提交的。请核对内容后再提交一次。',
  'plain.otherAccount':
    '没有提交：当前登录账号已变为“{name}”，这个页面不是用它打开的。内容还在这里。要用原来的账号提交，请在新窗口登录，再回到这里提交一次。',
  'plain.goOnAs': '用“{name}”继续',
  'plain.needsSession': '登录状态已失效，内容还在这里。请在新窗口登录，再回到这里提交一次。',
  'plain.toLogin': '在新窗口登录',
  'plain.needsName': '提交前需要完成实名认证。实名认证需要启用 JavaScript。',
  'plain.toName': '前往个人信息',
  'plain.needsCompany': '企业信息还没有通过确认，确认后才能提交。',
  'plain.toCompany': '查看企业信息',
  'plain.unsentTitle': '没有提交',
  'plain.unsent': '页面还没有准备好，您填写的内容没有提交，也没有保存。',
  'plain.unsentHint':
    '请返回页面重新填写，等按钮可以使用后再提交。如果按钮一直不能使用，请在浏览器中启用 JavaScript，或换一个浏览器。',
  'plain.unsentBack': '返回页面',
  'plain.home': '返回首页',
  'plain.toMessage': '查看这条留言',
  'plain.notNow': '现在不能这样做：留言的状态已经改变',
  'plain.forumName': '按名称查找领导或部门',
  'plain.province': '省份',
  'plain.anywhere': '不限',
  'plain.find': '查找',
  'plain.found': '请选择领导或部门：',
  'plain.foundNone': '没有找到，请换一个名称或省份再试。',
  'plain.keepForum': '仍写给{name}',
  'plain.changeForum': '更换领导',
  'plain.photo': '添加图片',
  'plain.photoHint': '支持 jpg、jpeg、png、gif、bmp，12MB 以内。可以分几次添加，图片里的拍摄位置会自动去除。',
  'plain.keepPhoto': '取消勾选即移除',
  'plain.check': '下一步：核对',
  'plain.edit': '返回修改',
  'plain.findings': '发现个人信息，公开后任何人都能看到。勾选后公众看不到，承办单位仍能看到原文。',
  'plain.hide': '隐藏{kind}：{words}',
  'plain.again': '更新下面的预览',
  'plain.remark': '仅承办单位可见的备注：{remark}'
} as const

declare module '../keys.ts' {
  interface Parts {
    plain: typeof messages
  }
}
