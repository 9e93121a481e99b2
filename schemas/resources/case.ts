import { caseTabs } from '../boards/tabs.ts'
import {
  allowedActions,
  coded,
  count,
  flag,
  id,
  many,
  maxCode,
  messageTypes,
  moment,
  orNull,
  text,
  traceStates,
  words
} from '../facts/formats.ts'
import { displayIn, listOf, orNullRef, ref, shape } from '../vocabulary/shape.ts'

/** The states of a case. Domain 6. */
export const caseStates = ['draft', 'pending', 'published', 'refused', 'withdrawn', 'takenDown'] as const

/** The fields of a case that every listing shows. */
const head = {
  id: id('Number of the case.'),
  title: words('Its title.'),
  summary: words('What it is about; in a list its beginning.'),
  domainId: coded('Domain.', 'domain'),
  typeId: coded('Type of the message.', 'messageType', messageTypes),
  groupName: words('The institution that handled it.'),
  forumName: words('The office that the message was addressed to.'),
  regionId: orNull(id('Region of that office.')),
  regionName: words('Its name; empty where there is none.')
} as const

const texts = {
  measures: words('What was done.'),
  result: words('What came of it.')
} as const

export const CaseMessage = shape('The message that a case grew from, as the public may read it.', {
  tid: id('Message id.'),
  subject: words('Subject, as redacted.'),
  content: words('Its beginning: 164 characters and an ellipsis.'),
  state: coded('Trace state.', 'traceState', traceStates),
  gradingUsed: flag('Whether replies can be graded.'),
  approvedAt: orNull(moment('When it was approved.')),
  repliedAt: orNull(moment('When it was last replied to.')),
  satisfaction: orNull(coded('Last grade, rounded, 1 to 5.', 'grade'))
})

export const CaseRow = shape('A published case in a list.', {
  ...head,
  publishedAt: moment('Since when it is public.'),
  pictureUrl: orNull(words('A small picture of it.'))
})

export const CasePage = shape('A page of the case library.', {
  list: listOf('CaseRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const CaseDetail = shape('A published case.', {
  ...head,
  ...texts,
  publishedAt: moment('Since when it is public.'),
  attachments: listOf('Attachment'),
  message: ref('CaseMessage')
})

const staff = {
  tid: id('Message id.'),
  subject: words('Subject of the message, as its handlers see it.'),
  state: { type: 'string', enum: caseStates, 'x-dict': 'caseState', description: 'How it stands.' },
  note: orNull(words('Why it was sent back, refused or taken down.')),
  proposerName: words('Who proposed it.'),
  createdAt: moment('When it was begun.'),
  changedAt: moment('When it last changed.'),
  handedInAt: orNull(moment('When it was handed in last.')),
  decidedAt: orNull(moment('When that was decided.')),
  publishedAt: orNull(moment('Since when it is public.')),
  processInstanceId: orNull(id('The process that decides, or decided.')),
  version: count('Version.'),
  allowedActions
} as const

export const StaffCaseRow = shape('A case as its institution and editors have it.', { ...head, ...staff })

export const StaffCasePage = shape('A page of cases.', {
  list: listOf('StaffCaseRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const StaffCaseDetail = shape('One case, with what may be done with it and what happened to it.', {
  ...head,
  ...staff,
  ...texts,
  attachments: listOf('Attachment'),
  choosable: {
    ...listOf('Attachment'),
    description: 'Public attachments of the replies that it could show too; for who may change it.'
  },
  lowGradeReason: orNull(words('Why it became a case although its message was graded low.')),
  grades: listOf('Grade'),
  message: orNullRef('CaseMessage'),
  timeline: listOf('TimelineEntry')
})

export const ChangedCase = shape('The case that something was done with.', {
  id: id('Its number.'),
  tid: id('Message id.'),
  state: staff.state,
  version: count('Its version now.'),
  processInstanceId: staff.processInstanceId
})

export const CaseFilter = shape(
  'What cases are narrowed by.',
  {
    display: displayIn(caseTabs),
    tid: id('Those that grew from this message.'),
    keywords: { type: 'string', maxLength: 100, description: 'Searched in titles, texts and subjects.' },
    domainIds: many({ ...coded('Domain.', 'domain'), maximum: maxCode }, 'Domains.', 20),
    startTime: moment('Changed from this moment.'),
    endTime: moment('Changed up to this moment.'),
    page: { type: 'integer', minimum: 1, maximum: 2147483647, description: 'Page, from 1.' },
    rows: { type: 'integer', enum: [10, 20, 30, 50, 100], description: 'Records on a page.' },
    cursor: text('nextCursor of the page before; page is then ignored.', 400)
  },
  ['display', 'tid', 'keywords', 'domainIds', 'startTime', 'endTime', 'page', 'rows', 'cursor']
)
