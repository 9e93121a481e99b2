import { center } from '../center.ts'

/** Texts of the work table, fetched with its page. */
export const texts = {
  workTable: {
    isNew: center.new,
    notices: center.notices,
    noNotices: center.noNotices,
    untitled: center.message,
    overdue: '已逾期',
    dueToday: '今天到期',
    dueSoon: '三天內到期',
    byDeadline: '依期限辦理',
    all: '檢視全部',
    allOf: '檢視全部：%{title}',
    due: '優先處理',
    dueHint: '等待貴單位處理的留言和交辦，期限最近的排在前面。',
    interim: '已階段性回覆，待辦結',
    noDue: '沒有等待處理的留言或交辦。',
    handedOn: '已交辦，等承辦單位',
    noHandedOn: '沒有在等承辦單位的交辦。',
    fresh: '昨天以來的新留言',
    freshCount: '共 %{smart_count} 則',
    noFresh: '昨天以來沒有新留言。',
    returned: '回饋與退回',
    noReturned: '目前沒有回饋或退回。',
    news: '%{smart_count} 則新訊息',
    noNews: '檢視訊息，沒有未讀',
    severalFailed: '有幾處內容沒有取得',
    retryAll: '全部重試',
    month: '本月概況',
    table: '每日數字',
    day: '日期',
    atDeadline: '%{words}：%{count}，開啟「%{board}」',
    hotHint: '近期多人反映同一件事，由程式找出。',
    hotPeople: '%{smart_count} 人反映',
    hotRecent: '近7天 %{smart_count} 人'
  }
}
