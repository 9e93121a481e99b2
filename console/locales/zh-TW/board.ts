/** Texts of the frame and of boards. */
export const board = {
  app: { title: '領導留言板', faces: { g: '工作臺', admin: '管理後臺' } },
  layout: {
    searchMessages: '搜尋留言',
    typeToSearch: '輸入關鍵字搜尋留言',
    language: '語言',
    menu: '主選單',
    home: '回到首頁',
    returnToSite: '返回網站',
    newMessages: '%{smart_count} 則新訊息',
    loggedOut: '已登出'
  },
  menu: { workTable: '工作臺', messageCenter: '訊息中心' },
  login: {
    title: '登入工作臺',
    captcha: '驗證碼',
    captchaImage: '驗證碼圖片',
    another: '換一張',
    refreshCaptcha: '換一張驗證碼',
    proof: '看不清圖片？改用免圖驗證',
    proofBegun: '正在驗證，請稍候，您不需要做任何操作。',
    proofDone: '驗證已通過，現在可以登入。',
    proofStop: '取消驗證',
    proofBack: '改用圖形驗證碼',
    proofAgain: '重新驗證',
    proofRefused: '驗證沒有通過，請重新驗證。',
    proofFailed: '驗證沒有完成：%{reason}'
  },
  board: {
    names: {
      'list-ans': '留言辦理',
      'list-to': '上級交辦',
      'list-from': '交辦下級',
      queue: '審核',
      inbox: '開發收件匣'
    },
    tabs: {
      notReplied: '未回覆',
      replied: '已回覆',
      toReply: '待回覆',
      toExplain: '待解釋',
      recheck: '複核中',
      awaitingGrade: '待評價',
      graded: '已評價',
      explained: '已解釋',
      gradedTwice: '二次評價',
      all: '全部',
      awaitingAcceptance: '待接收',
      handling: '辦理中',
      returnRequested: '申請退回',
      toExamine: '待審核',
      done: '已辦結',
      offline: '線下轉辦',
      cancelled: '已取消',
      pendingMessages: '待審留言',
      pendingSupplements: '待審補充',
      pendingComments: '待審評價',
      approved: '已通過',
      returned: '已退回',
      sms: '簡訊',
      mail: '郵件'
    },
    orders: {
      approvedDesc: '審核時間由新到舊',
      approvedAsc: '審核時間由舊到新',
      gradeApprovedDesc: '評價審核時間由新到舊',
      gradeApprovedAsc: '評價審核時間由舊到新',
      repliedDesc: '回覆時間由新到舊',
      repliedAsc: '回覆時間由舊到新',
      deadlineAsc: '期限由近到遠',
      assignedDesc: '交辦時間由新到舊',
      assignedAsc: '交辦時間由舊到新'
    },
    actions: '操作',
    actionsOn: '「%{name}」的更多操作',
    active: '目前的篩選',
    chip: '%{name}：%{value}',
    removeFilter: '移除篩選「%{name}」',
    filters: '篩選',
    moreFilters: '更多篩選',
    fewerFilters: '收合篩選',
    order: '排序',
    pages: '翻頁',
    total: '第 %{from}–%{to} 筆，共 %{total} 筆',
    totalMore: '第 %{from}–%{to} 筆，共 %{total} 筆',
    totalNone: '共 0 筆',
    empty: '這裡還沒有內容',
    emptyHint: '有新的內容時會出現在這裡',
    nothingFound: '沒有符合條件的內容',
    nothingFoundHint: '試試換個關鍵字，或減少篩選條件',
    failedHint: '清單沒有取得，請稍後再試',
    retry: '重試',
    range: {
      today: '今天',
      days: '近 %{days} 天',
      from: '%{name}：開始日期',
      to: '%{name}：結束日期',
      wrong: '結束日期不可早於開始日期！'
    }
  },
  deadline: {
    daysLeft: '還剩 %{smart_count} 天',
    hoursLeft: '還剩 %{smart_count} 小時',
    today: '即將到期',
    daysLate: '逾期 %{smart_count} 天'
  },
  duration: {
    days: '歷時 %{smart_count} 天',
    hours: '歷時 %{smart_count} 小時',
    minutes: '歷時 %{smart_count} 分鐘'
  },
  keys: {
    title: '鍵盤操作',
    j: '下一則',
    k: '上一則',
    Enter: '開啟目前這則',
    search: '搜尋',
    r: '回覆目前這則',
    help: '顯示這份說明',
    task: { j: '下一則留言', k: '上一則留言', r: '開始寫回覆' }
  }
}
