import { count, flag, id, many, orNull, words } from '../facts/formats.ts'
import { listOf, ref, shape } from '../vocabulary/shape.ts'

export const UserRow = shape('A member of staff, as they are chosen from a list.', {
  id: id('Its id.'),
  username: words('The name to sign in with.'),
  realName: words('What colleagues know them by.'),
  deptName: orNull(words('Their department.')),
  email: orNull(words('Their e-mail address.')),
  mobile: orNull(words('The first three digits of their mobile number.'))
})

export const UserPage = shape('A page of staff.', {
  list: many(ref('UserRow'), 'The page, newest first.'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const DeptNode = shape('A department with those below it.', {
  id: id('Its id.'),
  name: words('What it is called.'),
  children: listOf('DeptNode')
})

export const IssuedPassword = shape('A password that was set for somebody else.', {
  id: id('The user.'),
  password: orNull(words('What was made up, shown this once; null where it was typed.'))
})

export const ChangedUsers = shape('The users that were changed.', {
  ids: many(id('A user.'), 'Their ids.', 1000)
})

export const EndedSessions = shape('The sessions that were ended.', {
  ids: many(id('A session.'), 'Their ids.', 100)
})

export const MenuNode = shape('An entry of the console’s menu with those below it.', {
  id: id('Its id.'),
  key: orNull(words('Of entries that come with the product.')),
  face: { ...words('g: the institutions’ console, admin: the administration.'), enum: ['g', 'admin'] },
  name: words('What it is called, in the reader’s language.'),
  icon: words('Name of its icon, one of the console’s; may be empty.'),
  url: words('The page that it leads to, below /g or /admin; empty: it only holds others.'),
  isRenamed: flag('False: its name is the product’s own.'),
  hasOwnIcon: flag('False: its icon is the product’s own.'),
  children: listOf('MenuNode')
})

export const TestAnswer = shape('What a test was answered.', {
  answer: words('What the other side said, in its own words.')
})

export const StorageAnswer = shape('How trying a storage went.', {
  answer: words('In the reader’s language.')
})

export const Preview = shape('What would be written.', {
  text: words('The whole text; of a mail the subject and, below an empty line, its text.')
})

export const ResentLetters = shape('The letters that are sent once more.', {
  ids: many(id('A letter.'), 'Their ids.', 100)
})
