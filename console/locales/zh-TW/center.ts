/** Texts of the message center, fetched with its pages; the work table has some of them. */
export const center = {
  kind: '依類別',
  overdue: '已逾期的事項',
  overdueCount: '逾期 %{smart_count} 則',
  kinds: {
    message: '留言',
    supplement: '補充',
    reply: '回覆',
    grade: '評價',
    assignment: '交辦',
    recheck: '複核',
    delivery: '遞送',
    report: '上報',
    extension: '延期',
    deadline: '期限',
    campaign: '徵集',
    case: '案例'
  },
  message: '訊息詳情',
  markSeen: '全部標為已讀',
  empty: '還沒有訊息',
  new: '新',
  messages: '訊息',
  notices: '通知公告',
  noNotices: '還沒有通知公告',
  notice: '通知公告詳情',
  sentBy: '%{sender} 傳送於 %{at}'
}
