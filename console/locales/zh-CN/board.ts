/** Texts of the frame and of boards. */
export const board = {
  app: { title: '领导留言板', faces: { g: '工作台', admin: '管理后台' } },
  layout: {
    searchMessages: '搜索留言',
    typeToSearch: '输入关键词搜索留言',
    language: '语言',
    menu: '主菜单',
    home: '回到首页',
    returnToSite: '返回网站',
    newMessages: '%{smart_count} 条新消息',
    loggedOut: '已退出登录'
  },
  menu: { workTable: '工作台', messageCenter: '消息中心' },
  login: {
    title: '登录工作台',
    captcha: '验证码',
    captchaImage: '验证码图片',
    another: '换一换',
    refreshCaptcha: '换一张验证码',
    proof: '看不清图片？改用无图验证',
    proofBegun: '正在验证，请稍候，您无需操作。',
    proofDone: '验证已通过，现在可以登录。',
    proofStop: '取消验证',
    proofBack: '改用图形验证码',
    proofAgain: '重新验证',
    proofRefused: '验证没有通过，请重新验证。',
    proofFailed: '验证没有完成：%{reason}'
  },
  board: {
    names: {
      'list-ans': '留言办理',
      'list-to': '上级交办',
      'list-from': '交办下级',
      queue: '审核',
      inbox: '开发收件箱'
    },
    tabs: {
      notReplied: '未回复',
      replied: '已回复',
      toReply: '待回复',
      toExplain: '待解释',
      recheck: '复核中',
      awaitingGrade: '待评价',
      graded: '已评价',
      explained: '已解释',
      gradedTwice: '二次评价',
      all: '全部',
      awaitingAcceptance: '待接收',
      handling: '办理中',
      returnRequested: '申请退回',
      toExamine: '待审核',
      done: '已办结',
      offline: '线下转办',
      cancelled: '已取消',
      pendingMessages: '待审留言',
      pendingSupplements: '待审补充',
      pendingComments: '待审评价',
      approved: '已通过',
      returned: '已退回',
      sms: '短信',
      mail: '邮件'
    },
    orders: {
      approvedDesc: '审核时间从新到旧',
      approvedAsc: '审核时间从旧到新',
      gradeApprovedDesc: '评价审核时间从新到旧',
      gradeApprovedAsc: '评价审核时间从旧到新',
      repliedDesc: '回复时间从新到旧',
      repliedAsc: '回复时间从旧到新',
      deadlineAsc: '期限从近到远',
      assignedDesc: '交办时间从新到旧',
      assignedAsc: '交办时间从旧到新'
    },
    actions: '操作',
    actionsOn: '“%{name}”的更多操作',
    active: '当前筛选',
    chip: '%{name}：%{value}',
    removeFilter: '移除筛选“%{name}”',
    filters: '筛选',
    moreFilters: '更多筛选',
    fewerFilters: '收起筛选',
    order: '排序',
    pages: '翻页',
    total: '第 %{from}–%{to} 条，共 %{total} 条',
    totalMore: '第 %{from}–%{to} 条，共 %{total} 条',
    totalNone: '共 0 条',
    empty: '这里还没有内容',
    emptyHint: '有新的内容时会出现在这里',
    nothingFound: '没有符合条件的内容',
    nothingFoundHint: '试试换个关键词，或减少筛选条件',
    failedHint: '列表没有取到，请稍后再试',
    retry: '重试',
    range: {
      today: '今天',
      days: '近 %{days} 天',
      from: '%{name}：开始日期',
      to: '%{name}：结束日期',
      wrong: '结束日期不能早于开始日期！'
    }
  },
  deadline: {
    daysLeft: '还剩 %{smart_count} 天',
    hoursLeft: '还剩 %{smart_count} 小时',
    today: '即将到期',
    daysLate: '超期 %{smart_count} 天'
  },
  duration: {
    days: '历时 %{smart_count} 天',
    hours: '历时 %{smart_count} 小时',
    minutes: '历时 %{smart_count} 分钟'
  },
  keys: {
    title: '键盘操作',
    j: '下一条',
    k: '上一条',
    Enter: '打开当前条',
    search: '搜索',
    r: '回复当前条',
    help: '显示这份说明',
    task: { j: '下一条留言', k: '上一条留言', r: '开始写回复' }
  }
}
