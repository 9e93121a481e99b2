/** Texts of the frame around the pages. */
export const frame = {
  frame: {
    shared: '共用',
    tabs: '已開啟的頁面',
    tabActs: '分頁操作',
    openedPages: '已開啟 %{smart_count} 個頁面',
    closeTab: '關閉「%{name}」',
    closeThis: '關閉目前頁面',
    closeOthers: '關閉其他頁面',
    closeAll: '全部關閉',
    help: '說明',
    keys: '鍵盤操作',
    horizontal: '選單橫向排列',
    fullscreen: '全螢幕',
    leaveFullscreen: '結束全螢幕',
    noFullscreen: '您的瀏覽器不支援全螢幕',
    links: {
      oldVersion: '返回舊版',
      help: '說明中心',
      manual: '操作手冊',
      privacy: '隱私權政策',
      feedback: '意見回饋',
      service: '如何開通服務',
      institution: '機構資訊',
      messages: '我的訊息'
    },
    connection: {
      lost: '網路連線已中斷，請檢查網路。已填寫的內容會保留在本頁。',
      unanswered: '伺服器暫時沒有回應，正在自動重試。已填寫的內容會保留在本頁。',
      back: '網路已恢復'
    },
    codesLeft: '已用復原碼登入，還剩 %{smart_count} 個未使用的復原碼',
    signedIn: '登入成功',
    otherAccount: {
      nowAs: '目前登入的帳號已變為「%{name}」',
      nowAsText:
        '這個頁面是用「%{shown}」開啟的。您填寫的內容還在，沒有用「%{name}」的名義送出。要用「%{name}」繼續，請重新載入；要用原帳號送出，請重新登入。',
      signedOut: '您已在其他頁面登出',
      signedOutText: '您填寫的內容還在。要繼續送出，請重新登入。',
      reload: '重新載入',
      stay: '留在此頁'
    },
    alertTitle: '提示',
    signInAgain: '重新登入',
    phone: {
      title: '提示',
      words: '您的帳號尚未綁定手機號碼。綁定後可用手機找回密碼，並接收辦理提醒。',
      bind: '前往綁定',
      bound: '我已綁定',
      stillNone: '尚未查到綁定的手機號碼',
      later: '以後再說'
    },
    robot: {
      name: '智慧客服',
      open: '智慧客服',
      newWindow: '（在新視窗開啟）',
      collapse: '收合智慧客服',
      expand: '展開智慧客服'
    },
    ban: {
      way: '對限制有異議？不必登入，可以直接聯絡平台：',
      contact: '聯絡我們',
      title: '帳號限制',
      rule: '原因',
      from: '開始',
      until: '截止',
      forever: '永久',
      days: '期限',
      dayCount: '%{smart_count} 天'
    },
    singleKeys: '使用單鍵快速鍵',
    changeKeys: '變更按鍵',
    usualKeys: '還原預設按鍵',
    keyOf: '「%{name}」的按鍵',
    keyTaken: '已用於「%{name}」',
    framed: {
      title: '內嵌頁面',
      none: '這個頁面無法在這裡開啟',
      hint: '這裡只能開啟本站的頁面。',
      open: '單獨開啟'
    },
    partMissing: '這一部分沒有載入，其餘內容不受影響。',
    done: {
      saved: '已儲存%{kind}「%{name}」',
      deleted: '已刪除「%{name}」',
      acted: '「%{name}」：%{verb}，已完成',
      said: '「%{name}」：%{words}'
    },
    also: {
      dictType: '常用原因 退回原因 退回理由 下架原因 下架理由',
      dictValue: '常用原因 退回理由 下架理由'
    },
    palette: { title: '尋找頁面與操作' }
  }
}
