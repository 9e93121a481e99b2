/** Texts of the message center, fetched with its pages; the work table has some of them. */
export const center = {
  kind: 'By kind',
  overdue: 'Overdue items',
  overdueCount: '%{smart_count} overdue',
  kinds: {
    message: 'Messages',
    supplement: 'Supplements',
    reply: 'Replies',
    grade: 'Grades',
    assignment: 'Assignments',
    recheck: 'Rechecks',
    delivery: 'Deliveries',
    report: 'Reports',
    extension: 'Extensions',
    deadline: 'Deadlines',
    campaign: 'Campaigns',
    case: 'Cases'
  },
  message: 'Message',
  markSeen: 'Mark all as read',
  empty: 'No messages yet',
  new: 'New',
  messages: 'Messages',
  notices: 'Notices',
  noNotices: 'No notices yet',
  notice: 'Notice',
  sentBy: 'Sent by %{sender} on %{at}'
}
