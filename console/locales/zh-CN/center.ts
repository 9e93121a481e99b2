/** Texts of the message center, fetched with its pages; the work table has some of them. */
export const center = {
  kind: '按类别',
  overdue: '已逾期的事项',
  overdueCount: '逾期 %{smart_count} 条',
  kinds: {
    message: '留言',
    supplement: '补充',
    reply: '回复',
    grade: '评价',
    assignment: '交办',
    recheck: '复核',
    delivery: '递送',
    report: '上报',
    extension: '延期',
    deadline: '期限',
    campaign: '征集',
    case: '案例'
  },
  message: '消息详情',
  markSeen: '全部标为已读',
  empty: '还没有消息',
  new: '新',
  messages: '消息',
  notices: '通知公告',
  noNotices: '还没有通知公告',
  notice: '通知公告详情',
  sentBy: '%{sender} 发送于 %{at}'
}
