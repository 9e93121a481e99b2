import { coded, count, flag, id, many, moment, orNull, words } from '../facts/formats.ts'
import { listOf, shape } from '../vocabulary/shape.ts'

export const CertificationType = shape('A document with which a real name can be certified.', {
  name: words('What it is called.'),
  value: words('What it is chosen by.')
})

export const CertificationTypes = many(
  { $ref: '#/components/schemas/CertificationType' },
  'The documents with which a real name can be certified.'
)

export const BindPhoneResult = shape('Whether a phone is bound.', {
  bingPhone: { type: 'integer', enum: [1, 2], description: '1 bound, 2 not bound.' }
})

export const BaseInfo = shape('What one’s own account says.', {
  uid: id('Account id.'),
  version: count('Its version, to change it with.'),
  username: words('Sign-in name.'),
  nickName: words('What others see.'),
  userType: coded('0 citizen, 1 legal person.', 'userType', [0, 1]),
  gender: { type: 'integer', enum: [0, 1, 2], description: '0 male, 1 female, 2 secret.' },
  regionId: orNull(id('The region.')),
  regionName: orNull(words('Its name.')),
  groupName: orNull(words('Of an institution: its name.')),
  superiorName: orNull(words('Of an institution: its superior’s name.')),
  phone: orNull(words('Masked: three digits.')),
  email: orNull(words('Masked.')),
  realName: orNull(words('Masked: its first character.')),
  idNumber: orNull(words('Masked: three characters.')),
  certificationType: orNull({ type: 'integer', enum: [1, 2, 3, 4, 5], description: 'The document.' }),
  certifiedAt: orNull(moment('When the real name was certified.')),
  needCertif: flag('Whether it must be certified before posting.'),
  hasPassword: flag('Whether there is a password to sign in with.'),
  createdAt: moment('When it was registered.')
})

export const OwnLogin = shape('A sign-in or sign-out.', {
  at: moment('When.'),
  operation: { type: 'integer', enum: [0, 1], description: '0 login, 1 logout.' },
  endedBy: {
    type: ['integer', 'null'],
    enum: [1, 2, null],
    description: 'Who ended the session from elsewhere: 1 oneself on another device, 2 an administrator.'
  },
  status: { type: 'integer', enum: [0, 1, 2], description: '0 failed, 1 success, 2 locked.' },
  address: words('From where, without the end.'),
  browser: words('With what.'),
  system: words('On what.')
})

export const OwnLoginPage = shape('One’s own sign-ins and sign-outs.', {
  list: listOf('OwnLogin'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const OwnReading = shape('A reading of data about oneself that are masked otherwise.', {
  id: id('Its number.'),
  at: moment('When.'),
  what: {
    type: 'string',
    enum: ['phone', 'idNumber', 'email', 'messageCount', 'contact', 'account'],
    description:
      'What was read: the phone, the document’s number, the mail address, the number of one’s messages, the contact of a feedback, or the account that a phone belongs to.'
  },
  groupName: orNull(words('The institution that read it; null: the platform.')),
  reason: orNull(words('Why; null if the reader was not told then that the reason would be passed on.')),
  tid: orNull(id('The message for which it was read.')),
  subject: orNull(words('The subject of that message.'))
})

export const OwnReadingPage = shape('Who read data about oneself.', {
  list: listOf('OwnReading'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const PhoneTicket = shape('Shows that the bound phone is at hand.', {
  ticket: words('To be sent with the new phone.'),
  expiresAt: moment('When it serves no more.')
})

const newsKind = {
  type: 'string',
  enum: ['own', 'followed', 'campaign', 'account', 'work'],
  description: 'A kind of news.'
} as const

export const NotificationChoice = shape('By which channels an account is told of which news.', {
  mail: flag('Whether by mail.'),
  sms: flag('Whether by SMS.'),
  email: orNull(words('The bound mail address, masked; null: mail cannot be chosen.')),
  phone: orNull(words('The bound phone, masked; null: SMS cannot be chosen.')),
  kinds: many(newsKind, 'The kinds that were chosen.'),
  choosable: many(newsKind, 'The kinds that this account can choose.'),
  dailyMail: count('Mails in 24 hours at most.'),
  dailySms: count('SMS in 24 hours at most.')
})
