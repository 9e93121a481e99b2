import {
  allowedActions,
  auditStates,
  coded,
  count,
  deadline,
  flag,
  gradeScores,
  id,
  many,
  messageTypes,
  moment,
  orNull,
  proposalKind,
  solvedAnswers,
  sources,
  traceStates,
  words
} from '../facts/formats.ts'
import { maskedFields, maxMasks } from '../facts/text/masks.ts'
import { listOf, orNullRef, ref, shape } from '../vocabulary/shape.ts'

const score = (description: string) => ({ type: 'integer', enum: gradeScores, description }) as const

const solved = (description: string) =>
  orNull(coded(`${description}: 1 solved, 2 partly, 3 not; null: not said.`, 'solved', solvedAnswers))

/** A score of a message: null until it is graded, and after its grades were taken out of the statistics. */
const lastScore = (description: string) => orNull(coded(`${description}, 1 to 5.`, 'grade'))

/** The fields of a message that every listing shows. */
const head = {
  tid: id('Message id.'),
  fid: id('Forum id.'),
  forumName: words('The office that it is addressed to.'),
  groupName: words('The institution that handles the forum.'),
  typeId: coded('Type of message.', 'messageType', messageTypes),
  collectId: orNull(id('The campaign that it is an entry of.')),
  domainId: coded('Domain.', 'domain'),
  subject: words('Subject.'),
  content: words('Its beginning: 164 characters and an ellipsis.'),
  nickName: words('Who wrote it, as far as the reader may know.'),
  state: coded('Trace state.', 'traceState', traceStates),
  createdAt: moment('When it was posted.'),
  approvedAt: orNull(moment('When it was approved.')),
  repliedAt: orNull(moment('When it was last replied to.')),
  handleDegree: lastScore('Resolution, as the last grade that counts has it'),
  handleManner: lastScore('Manner, as that grade has it'),
  handleSpeed: lastScore('Speed, as that grade has it'),
  attachmentCount: count('Attachments.')
} as const

export const Attachment = shape('A file that belongs to a message, a reply or a draft.', {
  aid: id('Attachment id.'),
  fileName: words('What the person called it.'),
  mime: words('Media type, as sniffed.'),
  bytes: count('Size.'),
  width: orNull(count('Width in pixels.')),
  height: orNull(count('Height in pixels.')),
  url: words('Where it is, on this origin.'),
  thumbUrl: orNull(words('A small picture of it.')),
  isPublic: coded('0 for the institution only, 1 for everybody.', 'yesNo', [0, 1])
})

export const Mask = shape('A passage of a text that the public reads as ■■.', {
  field: { type: 'string', enum: maskedFields, description: 'The text that it is a part of.' },
  start: { type: 'integer', minimum: 0, maximum: 20_000, description: 'First character, in code points.' },
  end: { type: 'integer', minimum: 1, maximum: 20_000, description: 'The character after the last one.' }
})

const masks = (description: string) =>
  ({ type: 'array', description, items: ref('Mask'), maxItems: maxMasks }) as const

export const ContentItem = shape('The message’s text (first) or a supplement.', {
  id: id('Number.'),
  content: words('The text, as far as the reader may see it.'),
  masks: masks(
    'Passages of it, and of the subject with the first text, that the public does not read; its author only.'
  ),
  auditState: coded('0 pending, 1 approved, 2 returned.', 'auditState', auditStates),
  auditNote: orNull(words('Why it was returned; the author and editors only.')),
  createdAt: moment('When it was written.'),
  topic: orNullRef('Topic'),
  attachments: listOf('Attachment'),
  allowedActions
})

export const Topic = shape('A topic.', {
  topicId: id('Topic id.'),
  topicName: words('Its name.'),
  specialLayout: flag('Whether messages on it are shown in the layout of a special campaign.')
})

export const Reply = shape('A published answer.', {
  id: id('Number.'),
  kind: {
    type: 'string',
    enum: ['interim', 'final', 'explanation', 'last'],
    description: 'Interim or final reply, explanation, last explanation.'
  },
  groupName: words('The institution that answers.'),
  content: words('The text.'),
  createdAt: moment('When it was published.'),
  editedAt: orNull(moment('When it was last edited.')),
  dueAt: orNull(deadline('By when it was due; null: by no known day.')),
  lateDays: orNull(count('Working days after that; null: in time.')),
  version: count('Version, for editing.'),
  attachments: listOf('Attachment')
})

export const Grade = shape(
  'A citizen’s grade.',
  {
    id: id('Number; only editors get it.'),
    round: { type: 'integer', enum: [1, 2], description: 'First or second.' },
    gradeLevel: score('Resolution.'),
    gradeSpeed: score('Speed.'),
    gradeManner: score('Manner.'),
    solved: solved('Whether the matter is solved, as its author says'),
    thanksFlag: flag('Whether the citizen says thanks.'),
    comment: orNull(words('Comment, once approved.')),
    commentState: orNull(coded('0 pending, 1 approved, 2 refused.', 'commentState', [0, 1, 2])),
    createdAt: moment('When.'),
    struck: flag('Whether it is taken out of the statistics.'),
    allowedActions
  },
  ['id', 'allowedActions']
)

export const TimelineEntry = shape(
  'One step of a message’s life, as far as the reader may see it.',
  {
    id: id('Number of the event.'),
    verb: words('What happened.'),
    actorName: words('Who did it, as far as the reader may know.'),
    at: moment('When.'),
    note: orNull(words('A note that belongs to it.')),
    otherTid: orNull(id('The other message of a merge.')),
    own: flag('Whether the reader did it.'),
    secondsSincePrevious: orNull(
      count('How long it took since the step before; an answer: since its time began.')
    )
  },
  ['otherTid', 'own']
)

const timing = {
  dueAt: deadline('By when the answer is, or was, due.'),
  daysLeft: orNull(
    count('Working days that are left; 0 on the last day, null if answered, late or standing still.')
  ),
  answeredAt: orNull(moment('When it was answered; null: not yet.')),
  stoppedSince: orNull(moment('Since when the clock stands still.')),
  lateDays: orNull(count('Working days after the deadline, so far or until the answer; null: in time.'))
} as const

/** An answer and its deadline, from which `standingOf` in `schemas/facts/timing.ts` says how it stands. */
export const Timing = shape('By when an answer is due, and how it stands.', timing)

/** The promise to answer, for everybody who may read the message. */
export const AnswerPromise = shape('By when a message is answered, and whether that was kept.', {
  answer: {
    type: 'string',
    enum: ['reply', 'explanation'],
    description: 'The kind of answer that is promised.'
  },
  ...timing,
  stoppedBy: {
    type: ['string', 'null'],
    enum: ['recheck', null],
    description: 'The kind of reason for which the clock stands still.'
  },
  extendedFrom: orNull(deadline('The deadline before it was extended.'))
})

export const MessageRow = shape(
  'A message in a public list.',
  {
    ...head,
    replyExcerpt: orNull(words('The beginning of its last reply.')),
    replyGroupName: orNull(words('Who replied.')),
    matchExcerpt: orNull(
      words(
        'Where the keywords of the search stand in its text; null if its subject or its beginning shows them.'
      )
    ),
    matchWords: {
      type: 'array',
      items: words('A word.'),
      maxItems: 40,
      description:
        'The words in the texts of this row that the keywords found, as they are written there: in another script, for example. Only in a search.'
    },
    satisfaction: orNull(coded('Last grade, rounded, 1 to 5.', 'grade')),
    likeCount: count('Likes.'),
    voiceCount: count('How many people have the same problem.'),
    adopted: flag('Whether the suggestion was adopted.'),
    gradingUsed: flag('Whether replies can be graded.'),
    promise: orNullRef('AnswerPromise')
  },
  ['matchWords']
)

export const MessagePage = shape('A page of public messages.', {
  list: listOf('MessageRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

/** The marks on a message: how many people set each, and whether the reader did. */
const markFields = {
  favourited: flag('Whether it is one of the reader’s favourites.'),
  liked: flag('Whether the reader likes it.'),
  followed: flag('Whether the reader follows it.'),
  favouriteCount: count('How many keep it as a favourite.'),
  followCount: count('How many follow it.')
} as const

export const MessageMarks = shape('What people keep of a message, after the reader changed it.', {
  tid: id('Message id.'),
  likeCount: count('Likes.'),
  ...markFields
})

const { matchWords: _matchWords, ...withoutSearch } = MessageRow.properties

export const MarkedMessageRow = shape('A message that its reader keeps, or has opened.', {
  ...withoutSearch,
  markedAt: moment('When it was kept, or last opened.'),
  isAvailable: flag('Whether it can still be read; its texts are empty where it cannot.')
})

export const MarkedMessagePage = shape('A page of messages that their reader keeps, or has opened.', {
  list: listOf('MarkedMessageRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const MessageDetail = shape('One message, as its reader may see it.', {
  ...head,
  ...markFields,
  contentList: listOf('ContentItem'),
  replies: listOf('Reply'),
  grades: listOf('Grade'),
  timeline: listOf('TimelineEntry'),
  forum: ref('Forum'),
  location: words('Where it is about.'),
  isPublic: flag('Whether everybody may read it.'),
  isAnonymous: flag('Whether the public does not see the name.'),
  companyConfirmed: {
    type: ['boolean', 'null'],
    description:
      'Whether the platform has confirmed the company that wrote it, under this name; null: a person, or anonymous to the reader.'
  },
  auditState: coded('Audit state.', 'auditState', auditStates),
  auditNote: orNull(words('Why it was returned; its author only.')),
  remark: orNull(words('The private remark; its author and handlers only.')),
  adopted: flag('Whether the suggestion was adopted.'),
  collectTitle: orNull(words('What that campaign is called, where everybody may read it.')),
  specialLayout: flag('Whether its forum or topic has it shown in the layout of a special campaign.'),
  likeCount: count('Likes.'),
  voiceCount: count('How many people have the same problem.'),
  voicesOpen: flag('Whether citizens can still join it.'),
  voice: orNullRef('OwnVoice'),
  version: count('Version.'),
  own: flag('Whether the reader wrote it.'),
  deletion: orNullRef('DeletionRequest'),
  gradingUsed: flag('Whether replies can be graded.'),
  gradingEndsAt: orNull(moment('Until when it can be graded.')),
  promise: orNullRef('AnswerPromise'),
  mergedInto: orNullRef('MergedInto'),
  allowedActions
})

export const OwnMessageRow = shape('A message in its author’s own list.', {
  ...head,
  auditState: coded('Audit state.', 'auditState', auditStates),
  auditNote: orNull(words('Why it was returned.')),
  isPublic: flag('Whether everybody may read it.'),
  gradingUsed: flag('Whether replies can be graded.'),
  gradingEndsAt: orNull(moment('Until when it can be graded.')),
  deletionOpen: flag('Whether its author asked for its deletion, which is not decided.'),
  promise: orNullRef('AnswerPromise'),
  version: count('Version.'),
  allowedActions
})

export const OwnMessagePage = shape('A page of one’s own messages.', {
  list: listOf('OwnMessageRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.')),
  tabs: {
    type: 'object',
    description: 'How many there are in each tab.',
    additionalProperties: { type: 'integer' }
  }
})

const assignUntil = orNull(
  moment('The latest deadline of an assignment by the reader’s group; null: it assigns nothing.')
)

const candidateGroupIdList = many(
  id('A group.'),
  'The groups to which the reader may assign it: the direct subordinates; empty if the reader assigns nothing.',
  1000
)

export const StaffMessageRow = shape('A message in a task board.', {
  ...head,
  auditState: coded('Audit state.', 'auditState', auditStates),
  sourceType: coded('Where it was written.', 'source', sources),
  priorityLevel: coded('1 urgent, 2 ordinary.', 'priority', [1, 2]),
  deadlineAt: orNull(deadline('By when the next answer is due.')),
  timing: orNullRef('Timing'),
  gradeApprovedAt: orNull(moment('Evaluation approval time.')),
  satisfaction: orNull(coded('Last grade, rounded, 1 to 5.', 'grade')),
  solved: solved('Whether the matter is solved, as its author last said'),
  gradingUsed: flag('Whether replies can be graded.'),
  explainDue: flag('Whether the grade asks for an explanation.'),
  assigned: flag('Whether it is assigned at present.'),
  assignedTo: orNull(words('Who has it then: the group, or the unit outside.')),
  assignedOffline: flag('Whether that is a unit outside.'),
  assignUntil,
  candidateGroupIdList,
  collectState: coded('1: the reader’s own account keeps it on its board.', 'yesNo', [0, 1]),
  recheckOpen: flag('Whether it is under recheck, and its clock stands still.'),
  proposedKind: orNull(proposalKind('The reply to it that waits for the superior.')),
  voiceCount: count('How many people have the same problem.'),
  version: count('Version.'),
  allowedActions
})

export const StaffMessagePage = shape('A page of a task board.', {
  list: listOf('StaffMessageRow'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const StaffMessageDetail = shape('One message, as the institution or an editor may see it.', {
  ...head,
  publicSubject: orNull(words('The subject as the public reads it, where that differs.')),
  adopted: flag('Whether the suggestion was adopted.'),
  collectTitle: orNull(words('What that campaign is called, where everybody may read it.')),
  contentList: listOf('StaffContentItem'),
  replies: listOf('StaffReply'),
  grades: listOf('Grade'),
  timeline: listOf('TimelineEntry'),
  assignments: listOf('Assignment'),
  assignUntil,
  candidateGroupIdList,
  forum: ref('Forum'),
  author: ref('StaffAuthor'),
  location: words('Where it is about.'),
  remark: words('The private remark.'),
  isPublic: flag('Whether everybody may read it.'),
  isAnonymous: flag('Whether the public does not see the name.'),
  sourceType: coded('Where it was written.', 'source', sources),
  priorityLevel: coded('1 urgent, 2 ordinary.', 'priority', [1, 2]),
  auditState: coded('Audit state.', 'auditState', auditStates),
  auditNote: orNull(words('Why it was returned.')),
  deadlineAt: orNull(deadline('By when the next answer is due.')),
  timing: orNullRef('Timing'),
  extendedFrom: orNull(deadline('That deadline before it was extended.')),
  pendingExtension: orNullRef('PendingExtension'),
  clockStartedAt: orNull(moment('When the clock started.')),
  recheckOpen: flag('Whether it is under recheck, and its clock stands still.'),
  rechecks: listOf('Recheck'),
  readdressings: listOf('Readdressing'),
  deletionRequests: listOf('DeletionRequest'),
  deliveries: listOf('Delivery'),
  reports: listOf('MessageReport'),
  proposals: listOf('ReplyProposal'),
  proposedKind: orNull(
    proposalKind('The reply to it that waits for the superior, for who handles it and editors.')
  ),
  approverName: orNull(words('The superior that approves what the reader’s group answers; null: nobody.')),
  voices: ref('MessageVoices'),
  mergedInto: orNullRef('MergedInto'),
  mergedHere: listOf('MergedMessage'),
  gradingUsed: flag('Whether replies can be graded.'),
  gradingEndsAt: orNull(moment('Until when it can be graded.')),
  explainDue: flag('Whether the grade asks for an explanation.'),
  satisfaction: orNull(coded('Last grade, rounded, 1 to 5.', 'grade')),
  collectState: coded('1: the reader’s own account keeps it on its board.', 'yesNo', [0, 1]),
  version: count('Version.'),
  allowedActions
})

export const StaffContentItem = shape('A text of a message, in the original and as redacted.', {
  id: id('Number.'),
  content: words('The original.'),
  publicContent: orNull(words('As the public reads it, where that differs.')),
  masks: masks('Passages of it, and of the subject with the first text, that the public does not read.'),
  auditState: coded('0 pending, 1 approved, 2 returned.', 'auditState', auditStates),
  auditNote: orNull(words('Why it was returned.')),
  createdAt: moment('When it was written.'),
  topic: orNullRef('Topic'),
  attachments: listOf('StaffAttachment'),
  allowedActions
})

export const StaffAttachment = shape('An attachment with what the reader may do with it.', {
  ...Attachment.properties,
  hiddenByGroup: flag('Whether the institution hid it from the public.'),
  allowedActions
})

export const StaffReply = shape('A published answer with what the reader may do with it.', {
  ...Reply.properties,
  attachments: listOf('StaffAttachment'),
  allowedActions
})

export const MergedInto = shape('The message whose reply answers another one too.', {
  tid: id('Number of that message.'),
  isOpen: flag('Whether everybody may read it.')
})

export const MergedMessage = shape('A message that is answered with the reply to another one.', {
  tid: id('Number.'),
  subject: words('The original subject.'),
  reason: words('Why it was merged, as its author was told.'),
  mergedAt: moment('When it was merged.'),
  allowedActions
})

export const StaffAuthor = shape('Who wrote a message, as far as staff may know.', {
  nickName: words('Shown name.'),
  realName: orNull(words('Real name, where the reader handles the message.')),
  phone: orNull(words('Masked: the first three digits.')),
  userType: coded('0 citizen, 1 legal person.', 'userType', [0, 1]),
  uid: orNull(id('The account; editors only.')),
  company: orNullRef('CompanyFacts')
})

export const RevealedPhone = shape('A phone number, unmasked; the reading is on record.', {
  phone: orNull(words('The number; null where the author gave none.'))
})

export const Suggestion = shape('A message proposed while typing.', {
  tid: id('Message id.'),
  subject: words('Subject.'),
  forumName: words('The office it is addressed to.'),
  voiceCount: count('How many people have the same problem.'),
  joined: flag('Whether the reader joined it.'),
  provinceName: orNull(
    words('Its province, if it is another one than that of the forum that is written to.')
  ),
  joinable: flag('Whether a citizen can join it: it is not finished, and not the reader’s own.')
})

export const SimilarMessage = shape('A public message like a text that is being written.', {
  ...Suggestion.properties,
  state: coded('Trace state.', 'traceState', traceStates),
  replyLine: orNull(words('The first line of its last final reply; null without one.'))
})

export const ProposedValue = shape('A type or a domain that is proposed for a text.', {
  id: count('The value of the dictionary.'),
  words: many(words('A word.'), 'The words of the text that decide, the strongest first.')
})

export const ProposedForum = shape('A forum that is proposed for a text.', {
  fid: id('Forum id.'),
  name: words('The office.'),
  title: words('The line under its name.'),
  groupName: words('The institution that handles it.'),
  regionName: words('Its region, with those above.'),
  organization: count('1 local, 3 ministry, 4 special, 5 congress.'),
  why: orNull(
    words('The words of the text that name the region; null where the region is that of the reader.')
  ),
  ground: {
    type: 'string',
    enum: ['text', 'ownRegion', 'lastLeader'],
    description:
      'Where the region comes from: the text, the own account, or the leader whom the reader wrote to last.'
  }
})

export const TextProposals = shape('What is proposed for a text that is being written.', {
  type: orNullRef('ProposedValue'),
  domain: orNullRef('ProposedValue'),
  forums: listOf('ProposedForum'),
  otherRegion: orNull(
    shape('The region that the text names, if the chosen forum lies in another one.', {
      regionId: id('Region.'),
      name: words('Its name, with those above.'),
      word: words('The words of the text that name it.')
    })
  ),
  whyNone: orNull({
    type: 'string',
    enum: ['fewMessages', 'off'],
    description:
      'Why no domain is proposed for any text: the site has learnt nothing yet, or proposals are off.'
  })
})

export const PostResult = shape(
  'A message that was written.',
  {
    tid: id('Message id.'),
    version: count('Version.'),
    proposed: flag('Whether the text waits for the superior, and is not published.')
  },
  ['proposed']
)

export const PresentColleague = shape('A member of the own group who has a message open.', {
  name: words('The name.'),
  writingSince: orNull(moment('Since when that person writes about it; null: reads it.'))
})

export const DeskPresence = shape('Who has a message open, and the last thing that happened to it.', {
  colleagues: listOf('PresentColleague'),
  lastEvent: count('The last event for those who handle it; a larger one than that of the open page is news.')
})

export const SimilarAnswered = shape('A message that is like another one, with its reply.', {
  tid: id('Number.'),
  subject: words('The subject as the public reads it.'),
  content: orNull(words('The text of its last final reply; null: it has none.')),
  repliedAt: orNull(moment('When that was published.')),
  groupName: words('The institution that answered, or that handles it.'),
  grade: orNullRef('Grade')
})

export const MergeCandidate = shape('An open message that can take another one.', {
  tid: id('Number.'),
  subject: words('Subject.'),
  createdAt: moment('When it was posted.'),
  deadlineAt: orNull(moment('Until when it is to be answered.'))
})

export const ProposedUnit = shape('A unit that is proposed for a message.', {
  groupId: id('The unit.'),
  name: words('Its name.'),
  ground: {
    type: 'string',
    enum: ['text', 'place', 'domain'],
    description:
      'The assignments that speak for it: of like messages, of the same place, or of the same domain.'
  },
  place: orNull(words('The place that the message names.')),
  share: ref('UnitShare'),
  returned: count('The like messages that it gave back.')
})

export const UnitShare = shape('How many assignments went to a unit.', {
  of: count('The compared assignments.'),
  to: count('Those of them that went to the unit and did not come back.')
})

export const UnitOption = shape('A unit to which a message can be assigned.', {
  groupId: id('The unit.'),
  name: words('Its name.')
})

export const MessageUnits = shape('The units that are proposed for one message.', {
  tid: id('The message.'),
  units: { ...listOf('ProposedUnit'), description: 'The likeliest first; at most three.' }
})

export const UnitProposals = shape('The units that are proposed for messages.', {
  whyNone: orNull({
    type: 'string',
    enum: ['off', 'fewAssignments'],
    description: 'Why nothing is proposed: switched off, or too few assignments to learn from.'
  }),
  assignments: count('The assignments of the institution that are learnt from.'),
  leastAssignments: count('With fewer, nothing is proposed.'),
  recent: { ...listOf('UnitOption'), description: 'The units that the institution used last; at most five.' },
  list: listOf('MessageUnits')
})

export const DetectorResult = shape('What the detector finds in an answer.', {
  description: orNull(words('What was found, in words; null: nothing.')),
  findings: many(
    {
      type: 'string',
      enum: [
        'phone',
        'idNumber',
        'wechat',
        'qq',
        'forbiddenWord',
        'placeholder',
        'template',
        'repeated',
        'copied',
        'othersData',
        'unrelated'
      ]
    },
    'Each thing found.'
  )
})
