import { words } from '@board/generated/words/zh-CN'
import { boardNamesIn } from '@board/schemas/boards/names'

/** Texts of the frame and of boards. */
export const board = {
  app: { title: '领导留言板', faces: { g: '工作台', admin: '管理后台' } },
  layout: {
    findMenu: '查找菜单',
    noMenu: '没有这样的菜单',
    searchMessages: '搜索留言',
    typeToSearch: '输入关键词搜索留言',
    language: '语言',
    menu: '主菜单',
    home: '回到首页',
    forbidden: '您没有访问此页面的权限。如需使用，请联系系统管理员授权。',
    noRole: '您的账号没有管理后台的权限。如需使用，请联系系统管理员分配角色。',
    noPage: '您的角色没有可以打开的菜单。请联系系统管理员在“菜单授权”中勾选。',
    returnToSite: '返回网站',
    newMessages: '%{smart_count} 条新消息',
    loggedOut: '已退出登录'
  },
  menu: { workTable: '工作台', messageCenter: '消息中心' },
  login: {
    title: '登录工作台',
    ended: '登录状态已失效，请重新登录。',
    step: {
      title: '两步验证',
      hints: {
        passkey: '请用保存通行密钥的设备确认是您本人，例如指纹、面容或设备的 PIN。',
        code: '请打开验证器应用，输入当前显示的 6 位数字。',
        recovery: '请输入一个未用过的恢复码。'
      },
      use: { passkey: '使用通行密钥', code: '改用动态验证码', recovery: '改用恢复码' },
      troubles: {
        cancelled: '没有完成：操作已取消，或等待时间过长。请重试，或改用其他方式。',
        known: '这台设备上已有您的通行密钥，不必再添加。',
        address: '通行密钥只能在本站的正式网址使用，请核对浏览器地址栏中的网址。',
        failed: '浏览器未能使用通行密钥，请重试，或改用其他方式。'
      },
      noPasskeys: '此浏览器不能使用通行密钥，请换用其他浏览器，或用上面的方式登录。',
      code: '动态验证码',
      sixDigits: '须为 6 位数字',
      recoveryShape: '须为 10 位字母或数字，形如 abcde-fgh23',
      recovery: '恢复码',
      submit: '验证并登录',
      back: '返回重新登录',
      lost: '这些方式都不能用？请联系管理员重置两步验证。'
    },
    captchaToo: '为安全起见，请再填写验证码',
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
    names: boardNamesIn('zh-CN'),
    tabs: words.tabs,
    orders: {
      approvedDesc: '审核时间从新到旧',
      approvedAsc: '审核时间从旧到新',
      gradeApprovedDesc: '评价审核时间从新到旧',
      gradeApprovedAsc: '评价审核时间从旧到新',
      repliedDesc: '回复时间从新到旧',
      repliedAsc: '回复时间从旧到新',
      deadlineAsc: '期限从近到远',
      voicesDesc: '同遇人数从多到少',
      assignedDesc: '交办时间从新到旧',
      assignedAsc: '交办时间从旧到新'
    },
    keep: '收藏“%{name}”',
    unkeep: '取消收藏“%{name}”',
    kept: '已收藏“%{name}”',
    unkept: '已取消收藏“%{name}”',
    actions: '操作',
    noneFound: '没有找到',
    actionsOn: '“%{name}”的更多操作',
    active: '当前筛选',
    chip: '%{name}：%{value}',
    noneChosen: '未选',
    removeFilter: '移除筛选“%{name}”',
    filters: '筛选',
    moreFilters: '更多筛选',
    fewerFilters: '收起筛选',
    order: '排序',
    arrangeColumns: '列的顺序和宽度',
    pages: '翻页',
    total: '第 %{from}–%{to} 条，共 %{total} 条',
    totalMore: '第 %{from}–%{to} 条，共 %{total} 条',
    totalNone: '共 0 条',
    empty: '这里还没有内容',
    emptyHint: '有新的内容时会出现在这里',
    nothingFound: '没有符合条件的内容',
    elsewhere: '机构账号不在这里，由平台编辑在“机构账号”中管理和重置。',
    nothingFoundHint: '试试换个关键词，或减少筛选条件',
    failed: '列表没有取到',
    retry: '重试',
    forbidden: '您没有查看%{name}的权限',
    forbiddenHint: '如需使用，请联系系统管理员授权',
    range: {
      today: '今天',
      days: '近 %{days} 天',
      from: '%{name}：开始日期',
      to: '%{name}：结束日期',
      wrong: '结束日期不能早于开始日期！',
      fromNumber: '%{name}：最小值',
      toNumber: '%{name}：最大值',
      fromHint: '最小',
      toHint: '最大',
      wrongNumber: '最大值不能小于最小值！'
    }
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
    print: '打印当前留言',
    earlier: '上个月',
    later: '下个月',
    today: '回到本月',
    help: '显示这份说明',
    task: { j: '下一条留言', k: '上一条留言', r: '开始写回复', p: '打印办理单' }
  }
}
