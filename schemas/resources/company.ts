import { count, flag, id, many, moment, orNull, words } from '../facts/formats.ts'
import { listOf, orNullRef, ref, shape } from '../vocabulary/shape.ts'

const what = {
  compType: { type: 'integer', enum: [1, 2], description: '1 another legal person, 2 a company.' },
  enterpriseName: words('Its name, under which it writes.'),
  creditCode: words('Its unified social credit code.'),
  legalPerson: words('Who stands for it by law.'),
  contacts: words('Whom to speak with.')
} as const

export const CompanyFacts = shape('What is known about a company.', what)

export const CompanyLicence = shape(
  'The picture of a company’s licence; only the company and editors get its address.',
  {
    aid: id('Its number.'),
    fileName: words('The name that its file had.'),
    mime: words('Its media type.'),
    bytes: count('Its size.'),
    url: words('Where it is read, for an hour at least.'),
    thumbUrl: orNull(words('Where a small picture of it is.'))
  }
)

const asked = {
  id: id('Its number.'),
  kind: { type: 'integer', enum: [1, 2], description: '1 a registration, 2 a change.' },
  state: {
    type: 'integer',
    enum: [0, 1, 2, 3],
    'x-tone': { 0: 'wait', 1: 'ok', 2: 'late' },
    description: '0 pending, 1 approved, 2 refused, 3 withdrawn.'
  },
  note: orNull(words('What the platform says of its decision.')),
  createdAt: moment('When it was asked for.'),
  decidedAt: orNull(moment('When it was decided or withdrawn.')),
  allowedActions: many(words('An operationId.'), 'What the reader may do with it.')
} as const

export const OwnCompanyRequest = shape('What one’s own company asked the platform to look at.', {
  ...asked,
  ...what,
  licence: orNullRef('CompanyLicence')
})

export const OwnCompanyRequestPage = shape('What one’s own company asked the platform to look at.', {
  list: listOf('OwnCompanyRequest'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const OwnCompany = shape('What a legal person’s account says of the organisation.', {
  ...what,
  confirmed: flag('Whether the platform has confirmed it, or does not ask for that: it may write messages.'),
  nameConfirmed: flag(
    'Whether the platform has confirmed it under its present name, which then stands without a mark.'
  ),
  signedName: words('The name under which it writes now, with the mark where it stands with one.'),
  request: orNullRef('OwnCompanyRequest'),
  usualDays: orNull(count('In how many days the platform usually decides; null: not known yet.')),
  licenceRule: {
    type: 'string',
    enum: ['off', 'optional', 'required'],
    description: 'Whether a picture of the licence belongs to a request.'
  },
  allowedActions: many(words('An operationId.'), 'What may be done now.')
})

const row = {
  ...asked,
  uid: id('The account.'),
  username: words('Its sign-in name.'),
  compType: {
    type: 'integer',
    enum: [1, 2],
    description: 'What it is to be: 1 another legal person, 2 a company.'
  },
  enterpriseName: words('The name that is asked for.'),
  creditCode: words('The credit code that is asked for.')
} as const

export const CompanyRequestRow = shape('A request of a company in a list.', row)

export const CompanyRequestPage = shape('Requests of companies.', {
  list: listOf('CompanyRequestRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.')),
  tabs: {
    type: 'object',
    description: 'How many there are by display, whichever is shown.',
    additionalProperties: count('Up to 10,000.')
  }
})

export const CompanyRequestStep = shape('Something that happened to a request.', {
  at: moment('When.'),
  verb: words('What happened: an event’s verb.'),
  actorName: words('Who did it.'),
  note: orNull(words('What was said of it.'))
})

export const CompanyRequestDetail = shape(
  'A request of a company, with what was known when it was asked for.',
  {
    ...row,
    ...what,
    was: ref('CompanyFacts'),
    licence: orNullRef('CompanyLicence'),
    licenceMissing: flag('Whether a required picture is not there: approving would be refused.'),
    confirmed: flag('Whether the company is confirmed.'),
    codeTaken: flag('Whether another company has the credit code by now: approving would be refused.'),
    history: listOf('CompanyRequestStep')
  }
)
