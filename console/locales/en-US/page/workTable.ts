import { center } from '../center.ts'

/** Texts of the work table, fetched with its page. */
export const texts = {
  workTable: {
    isNew: center.new,
    notices: center.notices,
    noNotices: center.noNotices,
    untitled: center.message,
    overdue: 'Overdue',
    dueToday: 'Due today',
    dueSoon: 'Due within three days',
    byDeadline: 'Work by deadline',
    all: 'See all',
    allOf: 'See all: %{title}',
    due: 'Due first',
    dueHint: 'Messages and assignments that wait for your institution, the nearest deadline first.',
    interim: 'Interim reply, final one due',
    noDue: 'No message or assignment is waiting.',
    handedOn: 'Assigned, waiting for others',
    noHandedOn: 'No assignment waits for others.',
    fresh: 'New since yesterday',
    freshCount: '%{smart_count} message |||| %{smart_count} messages',
    noFresh: 'There are no new messages since yesterday.',
    returned: 'Came back',
    noReturned: 'Nothing has come back yet.',
    news: '%{smart_count} new notification |||| %{smart_count} new notifications',
    noNews: 'Notifications, none unread',
    severalFailed: 'Several parts of this page could not be loaded',
    retryAll: 'Try all again',
    month: 'This month',
    table: 'Figures by day',
    day: 'Day',
    atDeadline: '%{words}: %{count}, open “%{board}”',
    hotHint: 'One matter that several people wrote about; found by a program.',
    hotPeople: '%{smart_count} person |||| %{smart_count} people',
    hotRecent: '%{smart_count} in the last 7 days'
  }
}
