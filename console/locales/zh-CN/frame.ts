/** Texts of the frame around the pages. */
export const frame = {
  frame: {
    shared: '共享',
    tabs: '已打开的页面',
    tabActs: '标签页操作',
    openedPages: '已打开 %{smart_count} 个页面',
    closeTab: '关闭“%{name}”',
    closeThis: '关闭当前页',
    closeOthers: '关闭其他页',
    closeAll: '全部关闭',
    help: '帮助',
    keys: '键盘操作',
    horizontal: '菜单横向排列',
    fullscreen: '全屏',
    leaveFullscreen: '退出全屏',
    noFullscreen: '您的浏览器不支持全屏',
    links: {
      oldVersion: '返回旧版',
      help: '帮助中心',
      manual: '操作手册',
      privacy: '隐私政策',
      feedback: '意见反馈',
      service: '如何开通服务',
      institution: '机构信息',
      messages: '我的消息'
    },
    connection: {
      lost: '网络连接已断开，请检查网络。已填写的内容会保留在本页。',
      unanswered: '服务器暂时没有响应，正在自动重试。已填写的内容会保留在本页。',
      back: '网络已恢复'
    },
    codesLeft: '已用恢复码登录，还剩 %{smart_count} 个未使用的恢复码',
    signedIn: '登录成功',
    otherAccount: {
      nowAs: '当前登录账号已变为“%{name}”',
      nowAsText:
        '这个页面是用“%{shown}”打开的。您填写的内容还在，没有用“%{name}”的名义提交。要用“%{name}”继续，请重新加载；要用原账号提交，请重新登录。',
      signedOut: '您已在其他页面退出登录',
      signedOutText: '您填写的内容还在。要继续提交，请重新登录。',
      reload: '重新加载',
      stay: '留在此页'
    },
    alertTitle: '提示',
    signInAgain: '重新登录',
    phone: {
      title: '提示',
      words: '您的账号还没有绑定手机号。绑定后可以用手机找回密码，并接收办理提醒。',
      bind: '去绑定',
      bound: '我已绑定',
      stillNone: '还没有查到绑定的手机号',
      later: '以后再说'
    },
    robot: {
      name: '智能客服',
      open: '智能客服',
      newWindow: '（在新窗口打开）',
      collapse: '收起智能客服',
      expand: '展开智能客服'
    },
    ban: {
      way: '对限制有异议？不用登录，可以直接联系平台：',
      contact: '联系我们',
      title: '账号限制',
      rule: '原因',
      from: '开始',
      until: '截止',
      forever: '永久',
      days: '期限',
      dayCount: '%{smart_count} 天'
    },
    singleKeys: '使用单键快捷键',
    changeKeys: '更改按键',
    usualKeys: '恢复默认按键',
    keyOf: '“%{name}”的按键',
    keyTaken: '已用于“%{name}”',
    framed: {
      title: '内嵌页面',
      none: '这个页面不能在这里打开',
      hint: '这里只能打开本站的页面。',
      open: '单独打开'
    },
    partMissing: '这一部分没有加载出来，其余内容不受影响。',
    done: {
      saved: '已保存%{kind}“%{name}”',
      deleted: '已删除“%{name}”',
      acted: '“%{name}”：%{verb}，已完成',
      said: '“%{name}”：%{words}'
    },
    also: {
      dictType: '常用原因 退回原因 退回理由 下架原因 下架理由',
      dictValue: '常用原因 退回理由 下架理由'
    },
    palette: { title: '查找页面与操作' }
  }
}
