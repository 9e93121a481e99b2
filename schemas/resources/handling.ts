import { coded, count, flag, id, many, moment, orNull, words } from '../facts/formats.ts'
import { listOf, shape } from '../vocabulary/shape.ts'

const what = {
  id: id('Number.'),
  handleType: coded(
    '0 ban, 4 mute, 5 restrict messages, 6 not counted, 7 warning.',
    'handleType',
    [0, 4, 5, 6, 7]
  ),
  ruleName: words('The rule that was broken.'),
  days: orNull(count('For how many days; null: without end.')),
  countType: orNull({
    type: 'integer',
    enum: [2, 3],
    description: 'Of type 6: 2 left out of rates, 3 of volume.'
  }),
  countDays: orNull(count('Of type 5: how many messages a day.')),
  backtrackTime: orNull(moment('Of type 6: messages from this moment on.')),
  beginTime: moment('From when.'),
  endTime: orNull(moment('Until when; null: without end.')),
  endedAt: orNull(moment('When it was ended before its time.')),
  state: {
    type: 'integer',
    enum: [0, 1, 2, 3],
    'x-tone': { 0: 'wait', 1: 'late' },
    description: '0 not begun, 1 holds, 2 over, 3 ended early.'
  }
} as const

const record = {
  ...what,
  uid: id('The account.'),
  username: words('Its sign-in name.'),
  nickName: words('Its nickname.'),
  tid: orNull(id('The message that gave the cause; of type 6 the one that is left out.')),
  subject: orNull(words('That message’s subject.')),
  endReason: orNull(words('Why it was ended early.')),
  note: words('For editors.'),
  createdAt: moment('When it was made.'),
  createdBy: orNull(words('Who made it.')),
  allowedActions: many(words('An operationId.'), 'What may be done with it.')
} as const

export const HandlingRecord = shape('What the platform does about an account.', record)

export const HandlingPage = shape('Handling records.', {
  list: listOf('HandlingRecord'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const HandlingStep = shape('Something that happened to a handling record.', {
  at: moment('When.'),
  verb: words('What happened: an event’s verb.'),
  actorName: words('Who did it.'),
  note: orNull(words('What was said of it.'))
})

export const HandlingDetail = shape('A handling record with what happened to it.', {
  ...record,
  history: listOf('HandlingStep'),
  uncounted: count('Of type 6: how many messages are left out.')
})

export const OwnHandling = shape('What the platform does about one’s own account.', {
  ...what,
  postedToday: orNull(count('Of type 5 while it holds: how many messages were written today.'))
})

export const OwnHandlingPage = shape('What the platform did about one’s own account.', {
  list: listOf('OwnHandling'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

const account = {
  uid: id('Account id.'),
  username: words('Sign-in name.'),
  nickName: words('Nickname.'),
  userType: coded('0 citizen, 1 legal person.', 'userType', [0, 1]),
  userTypeCode: coded('0 citizen, 1 legal person, 2 company.', 'userTypeCode'),
  status: { type: 'integer', enum: [0, 1], description: '0 switched off or cancelled, 1 normal.' },
  certified: flag('Whether the real name is certified.'),
  createdAt: moment('When it was registered.'),
  restrictions: listOf('UserForbid')
} as const

export const AccountRow = shape('An account in a list; restrictions are those that hold now.', account)

export const AccountPage = shape('Accounts of citizens and legal persons.', {
  list: listOf('AccountRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const AccountDetail = shape('An account as editors see it.', {
  ...account,
  realName: orNull(words('The real name, as it was certified.')),
  phone: orNull(words('Masked: three digits.')),
  email: orNull(words('Masked.')),
  idNumber: orNull(words('Masked: three characters.')),
  certifiedAt: orNull(moment('When the real name was certified.')),
  handlingCount: count('How many handling records there are.'),
  allowedActions: many(words('An operationId.'), 'What may be done with it.')
})

export const RevealedValue = shape('What was masked.', {
  value: orNull(words('In full; null where there is none.'))
})
