import {
  allowedActions,
  closeReasons,
  coded,
  count,
  deadline,
  flag,
  id,
  moment,
  orNull,
  processStates,
  traceStates,
  words
} from '../facts/formats.ts'
import { riskKinds } from '../facts/risks.ts'
import { listOf, orNullRef, shape } from '../vocabulary/shape.ts'
import { StaffMessageRow } from './message.ts'

const closeReason = {
  type: ['string', 'null'],
  enum: [...closeReasons, null],
  'x-dict': 'closeReason',
  description: 'Why it was closed.'
} as const

const facts = {
  tpid: id('Assignment id.'),
  tid: id('Message id.'),
  type: coded('1 online assignment, 2 offline transfer.', 'processType', [1, 2]),
  processState: coded('State of the assignment.', 'processState', processStates),
  giverName: words('Who assigned it.'),
  holderName: words('Who handles it.'),
  note: words('What the giver asks for.'),
  assignedAt: moment('When it was assigned.'),
  deadlineAt: deadline('By when the answer is due.'),
  timing: orNullRef('Timing'),
  naggedAt: {
    ...orNull(moment('When the giver last reminded the holder of it.')),
    'x-tone': { set: 'wait' }
  },
  version: count('Version.')
} as const

export const Assignment = shape(
  'An assignment of a message to a subordinate.',
  {
    ...facts,
    parentTpid: orNull(id('The assignment that it was made under.')),
    acceptBy: orNull(deadline('By when it should be accepted.')),
    returnReason: orNull(words('Why the holder wants to return it.')),
    sendBackReason: orNull(words('Why the last answer was sent back.')),
    closeReason,
    unit: orNull(words('Who handles it offline.')),
    contact: orNull(words('How to reach them.')),
    result: orNull(words('What came of it offline.')),
    answer: orNull(words('The holder’s draft.')),
    answeredAt: orNull(moment('When the draft was handed in.')),
    attachments: listOf('StaffAttachment'),
    mine: flag('Whether the reader’s group holds it.'),
    proposed: flag('Whether the adopted text waits for the superior, and is not published.'),
    allowedActions
  },
  ['proposed']
)

export const AssignmentRow = shape('An assignment in a task board.', {
  ...facts,
  subject: words('The message’s subject.'),
  content: words('The beginning of the message.'),
  forumName: words('The office that the message is addressed to.'),
  typeId: StaffMessageRow.properties.typeId,
  domainId: StaffMessageRow.properties.domainId,
  nickName: words('Who wrote it.'),
  state: orNull(coded('Trace state; null once another group has the message.', 'traceState', traceStates)),
  gradingUsed: StaffMessageRow.properties.gradingUsed,
  priorityLevel: StaffMessageRow.properties.priorityLevel,
  createdAt: moment('When the message was posted.'),
  answer: orNull(words('The beginning of the holder’s draft.')),
  answeredAt: orNull(moment('When the draft was handed in.')),
  returnReason: orNull(words('Why the holder wants to return it.')),
  sendBackReason: orNull(words('Why the last answer was sent back.')),
  closeReason,
  collectState: StaffMessageRow.properties.collectState,
  allowedActions
})

export const AssignmentPage = shape('A page of assignments.', {
  list: listOf('AssignmentRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const TabCount = shape('How many records a tab holds.', {
  display: { type: 'integer', minimum: 1, maximum: 12, description: 'Tab.' },
  count: count('How many; at most 10,001.'),
  urgent: count('How many of them are urgent (priorityLevel 1); 0 where the board is not one of messages.'),
  ordinary: count('How many of them are ordinary (priorityLevel 2).')
})

export const BoardCount = shape('The tabs of one task board.', {
  board: words('Its name.'),
  tabs: listOf('TabCount'),
  overdue: count('Records past their deadline.'),
  dueToday: count('Records due today.'),
  dueSoon: count('Records due within three days.')
})

export const MessageRisk = shape('What an editor should know of a message before approving it.', {
  kind: { type: 'string', enum: riskKinds, description: 'What was found.' },
  count: count('How often.')
})

export const EditorRow = shape('Something that waits for an editor, or that one decided.', {
  id: id('Number of the message, supplement, grade, or of what is asked for.'),
  kind: {
    type: 'string',
    enum: ['message', 'supplement', 'comment', 'recheck', 'deletion', 'delivery'],
    description: 'What it is.'
  },
  tid: id('Message id.'),
  subject: words('The message’s subject.'),
  content: words('What is to be examined: its beginning.'),
  forumName: words('The office that it is addressed to.'),
  typeId: StaffMessageRow.properties.typeId,
  domainId: StaffMessageRow.properties.domainId,
  nickName: words('Who wrote it.'),
  auditState: StaffMessageRow.properties.auditState,
  isPublic: flag('Whether the author wants it public.'),
  createdAt: moment('When it was written.'),
  decidedAt: orNull(moment('When the message was approved or taken down, in the tabs of these.')),
  attachmentCount: count('Attachments.'),
  risks: listOf('MessageRisk'),
  proposals: listOf('ProposedChange'),
  proposedKind: StaffMessageRow.properties.proposedKind,
  version: count('The message’s version.'),
  allowedActions
})

export const EditorPage = shape('A page of an editor’s queue.', {
  list: listOf('EditorRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})
