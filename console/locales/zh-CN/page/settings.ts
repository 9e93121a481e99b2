/** Texts of the settings, fetched with them. */
export const texts = {
  settings: {
    title: '设置',
    pages: {
      'base-info': '机构信息',
      'edit-pwd': '修改密码',
      'bind-info': '绑定信息',
      'login-log': '登录日志'
    },
    institution: '机构名称',
    superior: '上级单位',
    fields: { contact: '负责岗位', phone: '办公电话', address: '办公地址', intro: '机构简介' },
    hints: {
      contact: '写岗位，不写个人姓名；不对外公开',
      phone: '公开显示',
      address: '公开显示',
      intro: '公开显示，说明本单位办理哪些事项'
    },
    badPhone: '请输入正确的电话，只含数字、空格、括号、+ 和 -',
    conflict: '其他人刚刚修改了这些信息。您填写的内容还在，确认后请再次保存。',
    saved: '已保存，网站上的机构信息已更新',
    code: '验证码',
    resendIn: '%{seconds} 秒后可重新获取',
    sendCode: '获取验证码',
    codeSent: '验证码已发送，10 分钟内有效',
    codeAgain: '没有收到？可以重新获取',
    codeMissing: '请输入 6 位验证码',
    contacts: { phone: '手机', email: '邮箱' },
    notBound: '未绑定',
    change: '更换',
    bind: '绑定',
    unbind: '解绑',
    prove: '验证原手机',
    oldPhone: '先验证原手机 %{phone}，确认是您本人操作。',
    next: '下一步',
    bad: { phone: '请输入正确的手机号', email: '请输入正确的邮箱' },
    new: { phone: '新手机号', email: '新邮箱' },
    done: { phone: '手机已绑定', email: '邮箱已绑定', removed: '邮箱已解绑' },
    news: {
      title: '邮件和短信提醒',
      hint: '提醒只写留言编号和链接，不含留言内容。同一条留言一小时内最多提醒一次；24 小时内最多 %{mails} 封邮件、%{sms} 条短信，其余请在消息中心查看。',
      mail: '发邮件到 %{email}',
      sms: '发短信到 %{phone}',
      noMail: '邮件：尚未绑定邮箱，请先在上方绑定。',
      noSms: '短信：尚未绑定手机，请先在上方绑定。',
      kinds: '提醒哪些消息',
      own: '我的留言',
      followed: '我关注的留言',
      campaign: '征集活动',
      account: '账号通知',
      work: '本单位办理的留言和工作',
      noKind: '请至少选择一类消息，或关闭邮件和短信',
      saved: '提醒设置已保存'
    },
    strange: '如有不是您本人的登录，请立即修改密码：',
    noLogins: '还没有登录记录',
    operations: { 0: '登录', 1: '退出' },
    statuses: { 0: '失败', 1: '成功', 2: '锁定' }
  }
}
