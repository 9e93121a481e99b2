/** Texts of what stands around every page, and of what many pages share: cards of messages, lists, their filters. */
export const messages = {
  'site.name': '领导留言板',

  'shell.skip': '跳到正文',
  'shell.menu': '菜单',
  'shell.mainMenu': '主菜单',
  'shell.signIn': '登录 / 注册',
  'shell.signInShort': '登录',
  'shell.centre': '用户中心',
  'shell.password': '修改密码',
  'shell.logout': '退出登录',
  'shell.loggedOut': '已退出登录',
  'shell.console': '进入工作台',
  'shell.language': '语言',
  'shell.largeType': '长辈版',
  'shell.standardType': '标准版',
  'shell.theme': '外观',
  'shell.theme.system': '跟随系统',
  'shell.theme.light': '浅色',
  'shell.theme.dark': '深色',
  'shell.footer': '领导留言板：写给各级领导和部委，公开受理，限时回复，由您评价。',

  'footer.help': '帮助中心',
  'footer.privacy': '隐私政策',
  'footer.feedback': '意见反馈',
  'footer.service': '如何开通服务',

  'menu.home': '首页',
  'menu.leaders': '部委 / 地方',
  'menu.forums': '全部留言对象',
  'menu.replies': '领导回复',
  'menu.search': '留言查询',
  'menu.post': '我要留言',

  'ui.loading': '正在加载',
  'ui.close': '关闭',
  'ui.cancel': '取消',
  'ui.retry': '重试',
  'ui.optional': '选填',
  'ui.missing': '还差 {count} 字',
  'ui.count': '{count} / {most} 字',
  'ui.pages': '分页',
  'ui.page': '第 {page} 页',
  'ui.pageOf': '第 {page} / {last} 页',
  'ui.previousPage': '上一页',
  'ui.nextPage': '下一页',
  'ui.masked': '{start} 开头的手机号',
  'ui.done': '操作成功',
  'ui.copied': '已复制',
  'ui.copyByHand': '请手动复制：',

  'error.title': '页面没能打开',
  'error.unexpected': '系统出错了，请稍后重试',
  'error.network': '网络连接不上，请检查网络后重试',
  'error.timeout': '等待时间过长，请稍后重试',
  'error.again': '重新打开',
  'error.sessionKept': '登录状态已失效，您填写的内容已保留，重新登录后可以继续提交',

  'missing.title': '没有找到这个页面',
  'missing.hint': '地址可能写错了，或者内容已经不再公开。',
  'missing.home': '回到首页',

  'region.label': '选择地区',
  'region.country': '全国',
  'region.province': '省级',
  'region.city': '市级',
  'region.county': '县级',
  'region.any': '请选择',

  'leaders.ministries': '国家部委',
  'leaders.all': '全部留言对象',
  'leaders.search': '按名称查找',
  'leaders.searchHint': '例如：杭州、教育部',

  'notices.title': '通知公告',
  'notices.more': '更多',

  'forum.write': '去留言',
  'forum.counts': '留言 {messages} 条，已回复 {replies} 条',

  'filter.all': '全部',

  'list.title': '领导回复',
  'list.intro': '各地各部门公开的留言和回复。',
  'list.tabs': '按回复情况查看',
  'list.replied': '已回复',
  'list.notReplied': '未回复',
  'list.none': '这里还没有留言',
  'list.noneHint': '您可以成为第一个留言的人。',
  'list.showAll': '查看全部留言',
  'list.rowsOf': '每页 {rows} 条',
  'list.rows': '每页条数',
  'list.failed': '列表没能打开',
  'list.toFirst': '回到第一页',
  'list.noPage': '没有这一页',
  'list.backTo': '回到第 {page} 页',

  'search.label': '搜索留言',
  'search.placeholder': '输入关键词，如：路灯、学区、社保',
  'search.submit': '搜索',
  'search.suggestions': '相关留言',
  'search.clear': '清除全部条件',

  'message.to': '致：{name}',
  'message.type': '留言类型',
  'message.domain': '领域',
  'message.state': '回复情况',
  'message.adopted': '已采纳',
  'message.attachments': '附件 {count} 个',
  'message.likes': '赞 {count}',
  'message.repliedBy': '{name}回复：',
  'message.location': '地点：{place}',
  'message.private': '不公开',
  'message.number': '编号 {tid}',
  'message.returnedFor': '退回原因',

  'state.pending': '待审核',
  'state.returned': '已退回',
  'state.withdrawn': '已撤回',
  'state.deleted': '已删除',
  'state.notReplied': '未回复',
  'state.replied': '已回复',
  'state.awaitingReply': '待回复',
  'state.awaitingGrade': '已回复待评价',
  'state.graded': '已评价',
  'state.explained': '已解释待评价',
  'state.gradedTwice': '已二次评价',
  'state.closed': '已解释',

  'mine.title': '我的留言',

  'grade.act': '评价',

  'supplement.act': '补充',

  'withdraw.act': '撤回',

  'resubmit.act': '修改后重新提交',

  'deletion.act': '申请删除',
  'deletion.withdraw': '撤回删除申请',

  'own.nav': '我的',
  'own.collect': '我的收藏',
  'own.follows': '我的关注',
  'own.tracks': '浏览足迹',
  'own.inbox': '我的消息',
  'own.feedback': '我的反馈',

  'login.done': '登录成功',

  'search.title': '留言查询',
  'search.titleFor': '“{keywords}”的查询结果',
  'search.more': '更多条件',
  'search.moreActive': '更多条件（已用 {count} 项）',
  'search.apply': '按条件查询',
  'search.active': '正在使用的条件',
  'search.drop': '去掉这个条件',
  'search.from': '发布日期从',
  'search.until': '到',
  'search.badDates': '结束日期不能早于开始日期！',
  'search.order': '排序',
  'search.newest': '最新发布',
  'search.lastReplied': '最近回复',
  'search.found': '共 {total} 条留言',
  'search.foundFor': '“{keywords}”共找到 {total} 条留言',
  'search.none': '没有找到符合条件的留言',
  'search.noneHint': '试试更短的关键词，或减少条件。',

  'message.repliedAt': '回复于',
  'special.title': '专项活动',

  'share.copy': '复制链接',
  'share.act': '分享',

  'robot.open': '智能客服',
  'robot.newWindow': '（在新窗口打开）',
  'robot.collapse': '收起智能客服',
  'robot.expand': '展开智能客服'
} as const

declare module '../keys.ts' {
  interface Parts {
    common: typeof messages
  }
}
