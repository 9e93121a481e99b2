/** The requests about a message, and the actions of an editor on it. */

import { receivedDeliveryTabs } from '../boards/deliveries.ts'
import { proposalTabs } from '../boards/proposals.ts'
import { reportTabs } from '../boards/reports.ts'
import { deletionTabs } from '../boards/requests.ts'
import { deliveryTabs, displaysOf, recheckTabs } from '../boards/tabs.ts'
import {
  allowedActions,
  coded,
  count,
  flag,
  id,
  many,
  maxCode,
  maxId,
  moment,
  orNull,
  pageSizes,
  proposalKind,
  text,
  traceStates,
  words
} from '../facts/formats.ts'
import { findingKinds } from '../facts/text/findings.ts'
import { listOf, type Properties, shape } from '../vocabulary/shape.ts'
import { StaffMessageRow } from './message.ts'

/** The fields of the message that a list of requests shows. */
const about = {
  tid: id('Message id.'),
  subject: words('The message’s subject.'),
  content: words('The beginning of the message.'),
  forumName: words('The office that it is addressed to.'),
  messageGroupName: words('Who handles it now.'),
  typeId: StaffMessageRow.properties.typeId,
  domainId: StaffMessageRow.properties.domainId,
  nickName: words('Who wrote it, as far as the reader may know.'),
  auditState: StaffMessageRow.properties.auditState,
  state: orNull(coded('Trace state; null once another group has the message.', 'traceState', traceStates)),
  gradingUsed: StaffMessageRow.properties.gradingUsed,
  priorityLevel: StaffMessageRow.properties.priorityLevel,
  createdAt: moment('When it was posted.'),
  deadlineAt: StaffMessageRow.properties.deadlineAt,
  timing: StaffMessageRow.properties.timing,
  version: count('The message’s version.')
} as const satisfies Properties

const paged = (description: string, row: string) =>
  shape(description, {
    list: listOf(row),
    total: count('How many there are; exact up to 10,000.'),
    totalCapped: { type: 'boolean', description: 'Whether there are more than total.' },
    nextCursor: orNull(words('Where the next page begins.')),
    tabs: {
      type: 'object',
      description: 'How many there are in each tab, by display; at most 10,001.',
      additionalProperties: { type: 'integer' }
    }
  })

const filters = {
  keywords: text('Searched in the message’s subject.', 100),
  tids: text('Message ids, separated by commas (full-width ones too).', 1000),
  typeIds: many(
    { type: 'integer', minimum: 0, maximum: maxCode, 'x-dict': 'messageType' },
    'Types of message.',
    20
  ),
  fids: many(id('Forum id.'), 'Forums.'),
  startTime: moment('Asked for from this moment.'),
  endTime: moment('Asked for up to this moment.'),
  display: {
    type: 'integer',
    enum: displaysOf(recheckTabs, deletionTabs, deliveryTabs, receivedDeliveryTabs, reportTabs, proposalTabs),
    description: 'Sub-tab; absent: the first.'
  },
  page: { type: 'integer', minimum: 1, maximum: maxId, description: 'Page, from 1.' },
  rows: { type: 'integer', enum: [...pageSizes, 30], description: 'Records on a page.' },
  cursor: text('nextCursor of the page before; page is then ignored.', 400)
} as const

/** The filter of a list of requests about messages. */
export const RequestFilter = shape(
  'Which requests about messages a list shows.',
  filters,
  Object.keys(filters) as (keyof typeof filters)[]
)

export const RequestResult = shape('A request that was made or dealt with.', {
  id: id('Number of the request.'),
  tid: id('Message id.'),
  version: count('The message’s version.')
})

const recheck = {
  id: id('Recheck id.'),
  matter: coded('1 not ours, 2 a duplicate, 3 untrue, 4 the grade.', 'recheckMatter', [1, 2, 3, 4]),
  channel: coded('Who raised it.', 'recheckChannel', [1, 2, 3, 4]),
  reason: words('Why.'),
  proposer: words('The person or unit that proposes it.'),
  originalLink: words('Where the original stands.'),
  recheckState: coded(
    '0 open, 1 rejected, 2 taken down, 3 re-addressed, 4 the grade struck, 5 withdrawn, 6 lapsed.',
    'recheckState',
    [0, 1, 2, 3, 4, 5, 6]
  ),
  groupName: words('Who asked for it.'),
  askedAt: moment('When it was asked for.'),
  decidedAt: orNull(moment('When it was decided.')),
  note: orNull(words('Why it was decided so.'))
} as const

export const Recheck = shape('A recheck of a message.', recheck)
export const RecheckRow = shape('A recheck in a list.', {
  ...recheck,
  ...about,
  proposedKind: StaffMessageRow.properties.proposedKind,
  allowedActions
})
export const RecheckPage = paged('A page of rechecks.', 'RecheckRow')

const deletion = {
  id: id('Number of the request.'),
  reason: words('Why the author wants it deleted.'),
  deletionState: coded('0 open, 1 consented to, 2 refused, 3 withdrawn.', 'deletionState', [0, 1, 2, 3]),
  askedAt: moment('When it was asked for.'),
  decidedAt: orNull(moment('When it was decided.')),
  note: orNull(words('Why it was refused.'))
} as const

export const DeletionRequest = shape('An author’s request for deletion.', deletion)
export const DeletionRow = shape('A request for deletion in a list.', {
  ...deletion,
  ...about,
  proposedKind: StaffMessageRow.properties.proposedKind,
  allowedActions
})
export const DeletionPage = paged('A page of requests for deletion.', 'DeletionRow')

const delivery = {
  id: id('Delivery id.'),
  groupName: words('Who asked for it.'),
  toGroupName: words('Whom it is put before.'),
  reason: words('Why.'),
  deliveryState: coded(
    '0 pending, 1 accepted, 2 declined, 3 withdrawn, 4 lapsed.',
    'deliveryState',
    [0, 1, 2, 3, 4]
  ),
  askedAt: moment('When it was asked for.'),
  decidedAt: orNull(moment('When it was decided.')),
  note: orNull(words('What the editor said.')),
  opinion: orNull(words('What the receiver thinks.')),
  opinionAt: orNull(moment('When they said so.')),
  allowedActions
} as const

export const Delivery = shape('A message that is put before another group.', delivery)
export const DeliveryRow = shape('A delivery in a list.', { ...delivery, ...about })
export const DeliveryPage = paged('A page of deliveries.', 'DeliveryRow')
export const Receiver = shape('A group that messages can be put before.', {
  id: id('Group id.'),
  label: words('Its name.'),
  regionName: words('Its region.')
})

const report = {
  id: id('Report id.'),
  groupName: words('Who reported it.'),
  superiorName: words('To whom.'),
  note: words('Why.'),
  reportState: coded(
    '0 open, 1 taken over, 2 returned with advice, 3 noted, 4 withdrawn, 5 lapsed.',
    'reportState',
    [0, 1, 2, 3, 4, 5]
  ),
  askedAt: moment('When it was reported.'),
  decidedAt: orNull(moment('When the superior dealt with it.')),
  advice: orNull(words('What the superior said.')),
  allowedActions
} as const

export const MessageReport = shape('A report of a message to the superior.', report)
export const ReportRow = shape('A report in a list.', { ...report, ...about })
export const ReportPage = paged('A page of reports.', 'ReportRow')

const proposal = {
  id: id('Proposal id.'),
  kind: proposalKind('What it becomes; edit: it changes the last reply.'),
  groupName: words('Who proposes it.'),
  proposalState: coded(
    '0 waiting, 1 approved, 2 sent back, 3 withdrawn, 4 lapsed.',
    'proposalState',
    [0, 1, 2, 3, 4]
  ),
  askedAt: moment('When it was proposed.'),
  decidedAt: orNull(moment('When it was decided.')),
  note: orNull(words('Why it was sent back.'))
} as const

export const ReplyProposal = shape('A reply that waits for the superior, or waited.', {
  ...proposal,
  superiorName: words('Who approves it.'),
  text: words('The text.'),
  detectorReason: orNull(words('Why it goes on in spite of what the detector found.')),
  attachments: listOf('StaffAttachment'),
  hash: words('SHA-256 of all that would be published.'),
  allowedActions
})
export const ProposalRow = shape('A proposed reply in a list.', { ...proposal, ...about })
export const ProposalPage = paged('A page of proposed replies.', 'ProposalRow')

const found = (what: string) => many(words(what), 'Found in its text, each once.', 100)

export const PersonalDataCount = shape('How often a message has personal data of one kind.', {
  kind: { type: 'string', enum: findingKinds, description: 'What it is.' },
  count: count('How often.')
})

export const LikelyDuplicate = shape('A message that says nearly the same as a waiting one.', {
  tid: about.tid,
  subject: about.subject,
  content: words('Its whole text.'),
  forumName: about.forumName,
  auditState: StaffMessageRow.properties.auditState,
  createdAt: moment('When it was written.'),
  isSameAuthor: flag('Whether the same person wrote it.')
})

export const ProposedChange = shape('A value that the text of a waiting message speaks for.', {
  kind: { type: 'string', enum: ['priority', 'domain', 'type', 'forum'], description: 'What is proposed.' },
  value: { type: 'integer', minimum: 1, maximum: maxId, description: 'Urgency, domain, type or forum.' },
  label: words('Its name.'),
  words: many(words('A word.'), 'The words that decided.', 10)
})

export const MessageExamination = shape('What an editor should know of a message before approving it.', {
  distress: found('A word of distress.'),
  personalData: listOf('PersonalDataCount'),
  forbiddenWords: found('A forbidden word.'),
  otherPlaces: found('A place outside the region of its forum.'),
  duplicates: listOf('LikelyDuplicate'),
  proposals: listOf('ProposedChange')
})

export const Readdressing = shape('How a message came from one forum to another.', {
  id: id('Number.'),
  fromForumName: words('The office that it was addressed to before.'),
  toForumName: words('The office that it was addressed to then.'),
  reason: words('Why.'),
  clockStartedAt: orNull(moment('When the clock had started before.')),
  at: moment('When it was re-addressed.')
})

export const ForumOption = shape('A forum that can be chosen.', {
  id: id('Forum id.'),
  label: words('The office that is written to.'),
  regionName: words('Its region, with those above it.'),
  groupName: words('The institution that handles it.')
})
