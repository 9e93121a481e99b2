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
    dueSoon: '三天内到期',
    byDeadline: '按期限办理',
    all: '查看全部',
    allOf: '查看全部：%{title}',
    due: '先办这些',
    dueHint: '待您单位处理的留言和交办，最紧的期限在前。',
    interim: '已阶段性回复，待办结',
    noDue: '没有等待处理的留言或交办。',
    handedOn: '已交办，等承办单位',
    noHandedOn: '没有在等承办单位的交办。',
    fresh: '昨天以来的新留言',
    freshCount: '共 %{smart_count} 条',
    noFresh: '昨天以来没有新留言。',
    returned: '反馈与退回',
    noReturned: '还没有反馈或退回。',
    news: '%{smart_count} 条新消息',
    noNews: '查看消息，没有未读',
    severalFailed: '有几处内容没有取到',
    retryAll: '全部重试',
    month: '本月情况',
    table: '每天的数字',
    day: '日期',
    atDeadline: '%{words}：%{count}，打开“%{board}”',
    hotHint: '近期多人反映同一件事，由程序发现。',
    hotPeople: '%{smart_count} 人反映',
    hotRecent: '近7天 %{smart_count} 人'
  }
}
