/** Texts of the user centre. */
export const messages = {
  'password.title': '修改密码',
  'password.firstTitle': '请先修改初始密码',
  'password.firstHint':
    '您现在的密码不是您自己设置的。为了账号安全，换成只有您知道的密码后，才能使用其他功能。',
  'password.old': '原密码',
  'password.new': '新密码',
  'password.again': '确认新密码',
  'password.needsOld': '请输入原密码',
  'password.same': '新密码不能与原密码相同',
  'password.note': '修改后，其他设备上的登录会全部退出，本设备保持登录。',
  'password.submit': '确认修改',
  'password.done': '密码已修改',
  'password.doneHint': '其他设备上的登录已全部退出，本设备保持登录。下次登录请使用新密码。',
  'password.toConsole': '进入工作台',
  'password.toHome': '回到首页',
  'centre.title': '用户中心',
  'centre.needsScripts': '修改资料需要在浏览器中启用 JavaScript。',
  'centre.baseInfo': '基本信息',
  'centre.registered': '注册成功，已为您登录',
  'centre.registeredHint': '现在可以给领导留言；也可以先在这里完善资料。',
  'centre.write': '去留言',
  'centre.company': '企业信息',
  'centre.bindInfo': '账号绑定',
  'centre.changePhone': '更换手机号',
  'centre.password': '修改密码',
  'centre.loginLog': '登录记录',
  'centre.follows': '我的关注',
  'centre.cancel': '注销账号',
  'centre.account': '账号',
  'centre.username': '用户名',
  'centre.userType': '用户类型',
  'centre.userType.0': '个人用户',
  'centre.userType.1': '企业用户',
  'centre.group': '所属单位',
  'centre.phone': '手机号',
  'centre.email': '邮箱',
  'centre.notBound': '未绑定',
  'centre.createdAt': '注册时间',
  'log.strange': '看到不是您本人的登录？请立即',
  'log.found': '共 {total} 条记录',
  'log.none': '还没有登录记录',
  'log.login': '登录',
  'log.logout': '退出',
  'log.status.0': '失败',
  'log.status.1': '成功',
  'log.status.2': '已锁定'
} as const

declare module '../keys.ts' {
  interface Parts {
    centre: typeof messages
  }
}
