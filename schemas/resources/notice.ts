import { count, id, moment, words } from '../facts/formats.ts'
import { listOf, shape } from '../vocabulary/shape.ts'

const fields = {
  id: id('Number.'),
  title: words('What it is about.'),
  type: { type: 'integer', enum: [1, 2, 3], description: '1 notification, 2 announcement, 3 maintenance.' },
  sender: words('Who sent it, by the name that others see.'),
  sentAt: moment('The send date.'),
  readStatus: {
    type: 'integer',
    enum: [0, 1],
    description: '0 unread, 1 read; what was sent before the reader was there counts as read.'
  }
} as const

export const Notice = shape('A notice, as those have it whom it was sent to.', fields)

export const NoticeDetail = shape('A notice with its text.', {
  ...fields,
  content: words('What it says: plain text, to be shown as text.')
})

export const NoticePage = shape('The notices that somebody may read.', {
  list: listOf('Notice'),
  total: count('How many there are.'),
  unread: count('How many of them are unread.')
})

export const ChangedNotice = shape('The notice that something was done with.', { id: id('Its number.') })
