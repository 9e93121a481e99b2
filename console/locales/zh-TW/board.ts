import { words } from '@board/generated/words/zh-TW'
import { boardNamesIn } from '@board/schemas/boards/names'

/** Texts of the frame and of boards. */
export const board = {
  app: { title: '領導留言板', faces: { g: '工作台', admin: '管理後台' } },
  layout: {
    findMenu: '搜尋選單',
    noMenu: '沒有這樣的選單',
    searchMessages: '搜尋留言',
    typeToSearch: '輸入關鍵字搜尋留言',
    language: '語言',
    menu: '主選單',
    home: '回到首頁',
    forbidden: '您沒有存取此頁面的權限。如需使用，請聯絡系統管理員授權。',
    noRole: '您的帳號沒有管理後台的權限。如需使用，請聯絡系統管理員指派角色。',
    noPage: '您的角色沒有可以開啟的選單。請聯絡系統管理員在「選單授權」中勾選。',
    returnToSite: '返回網站',
    newMessages: '%{smart_count} 則新訊息',
    loggedOut: '已登出'
  },
  menu: { workTable: '工作台', messageCenter: '訊息中心' },
  login: {
    title: '登入工作台',
    ended: '登入狀態已失效，請重新登入。',
    step: {
      title: '兩步驟驗證',
      hints: {
        passkey: '請用儲存通行密鑰的裝置確認是您本人，例如指紋、臉部或裝置的 PIN 碼。',
        code: '請開啟驗證器應用程式，輸入目前顯示的 6 位數字。',
        recovery: '請輸入一個未用過的復原碼。'
      },
      use: { passkey: '使用通行密鑰', code: '改用動態驗證碼', recovery: '改用復原碼' },
      troubles: {
        cancelled: '沒有完成：操作已取消，或等待時間過長。請重試，或改用其他方式。',
        known: '這部裝置上已有您的通行密鑰，不必再新增。',
        address: '通行密鑰只能在本站的正式網址使用，請核對瀏覽器網址列中的網址。',
        failed: '瀏覽器未能使用通行密鑰，請重試，或改用其他方式。'
      },
      noPasskeys: '此瀏覽器無法使用通行密鑰，請改用其他瀏覽器，或用上面的方式登入。',
      code: '動態驗證碼',
      sixDigits: '須為 6 位數字',
      recoveryShape: '須為 10 位字母或數字，形如 abcde-fgh23',
      recovery: '復原碼',
      submit: '驗證並登入',
      back: '返回重新登入',
      lost: '這些方式都不能用？請聯絡管理員重設兩步驟驗證。'
    },
    captchaToo: '為了安全，請再填寫驗證碼',
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
    names: boardNamesIn('zh-TW'),
    tabs: words.tabs,
    orders: {
      approvedDesc: '審核時間由新到舊',
      approvedAsc: '審核時間由舊到新',
      gradeApprovedDesc: '評價審核時間由新到舊',
      gradeApprovedAsc: '評價審核時間由舊到新',
      repliedDesc: '回覆時間由新到舊',
      repliedAsc: '回覆時間由舊到新',
      deadlineAsc: '期限由近到遠',
      voicesDesc: '同遇人數由多到少',
      assignedDesc: '交辦時間由新到舊',
      assignedAsc: '交辦時間由舊到新'
    },
    keep: '收藏「%{name}」',
    unkeep: '取消收藏「%{name}」',
    kept: '已收藏「%{name}」',
    unkept: '已取消收藏「%{name}」',
    actions: '操作',
    noneFound: '沒有找到',
    actionsOn: '「%{name}」的更多操作',
    active: '目前的篩選',
    chip: '%{name}：%{value}',
    noneChosen: '未選',
    removeFilter: '移除篩選「%{name}」',
    filters: '篩選',
    moreFilters: '更多篩選',
    fewerFilters: '收合篩選',
    order: '排序',
    arrangeColumns: '欄位順序與寬度',
    pages: '翻頁',
    total: '第 %{from}–%{to} 筆，共 %{total} 筆',
    totalMore: '第 %{from}–%{to} 筆，共 %{total} 筆',
    totalNone: '共 0 筆',
    empty: '這裡還沒有內容',
    emptyHint: '有新的內容時會出現在這裡',
    nothingFound: '沒有符合條件的內容',
    elsewhere: '機構帳號不在這裡，由平台編輯在「機構帳號」中管理和重設。',
    nothingFoundHint: '試試換個關鍵字，或減少篩選條件',
    failed: '沒有取得清單',
    retry: '重試',
    forbidden: '您沒有檢視%{name}的權限',
    forbiddenHint: '如需使用，請聯絡系統管理員授權',
    range: {
      today: '今天',
      days: '近 %{days} 天',
      from: '%{name}：開始日期',
      to: '%{name}：結束日期',
      wrong: '結束日期不可早於開始日期！',
      fromNumber: '%{name}：最小值',
      toNumber: '%{name}：最大值',
      fromHint: '最小',
      toHint: '最大',
      wrongNumber: '最大值不能小於最小值！'
    }
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
    print: '列印目前留言',
    earlier: '上個月',
    later: '下個月',
    today: '回到本月',
    help: '顯示這份說明',
    task: { j: '下一則留言', k: '上一則留言', r: '開始寫回覆', p: '列印辦理單' }
  }
}
