import { languages } from '../errors/entry.ts'
import {
  allowedActions,
  coded,
  count,
  flag,
  id,
  many,
  maxId,
  moment,
  organizations,
  orNull,
  pageSizes,
  text,
  words
} from '../facts/formats.ts'
import { helpKeys } from '../facts/text/help-text.ts'
import { listOf, ref, shape } from '../vocabulary/shape.ts'
import { StaffMessageRow } from './message.ts'

export const LikedIds = shape('What the reader likes.', {
  phraiseIds: many(id('Message id.'), 'Messages that were liked, the newest likes first.', 1000)
})

export const KeptMessage = shape('Whether an account keeps a message on its board.', {
  messageId: id('Message id.'),
  collectState: StaffMessageRow.properties.collectState
})

const page = (description: string) => ({ type: 'integer', minimum: 0, maximum: 32_767, description }) as const

export const TrackEvent = shape(
  'A page visit, as a page tells of it.',
  {
    topic: text('What it is about, such as page_view.', 64, 1),
    action_id: { type: 'integer', enum: [900102], description: 'A visit.' },
    app_type: {
      type: 'string',
      enum: ['pc', 'pc_g', 'pc_c'],
      description: 'pc nobody in particular, pc_g an organization’s account, pc_c anybody else.'
    },
    session_id: text('The page’s own session; a new one after ten minutes without a visit.', 64, 1),
    step: {
      type: 'integer',
      minimum: 1,
      maximum: 1_000_000,
      description: 'Which visit of that session it is.'
    },
    page_id: page('2 content pages, 30 login, 31 register, 74 message center …'),
    ref_page_id: page('The page before.'),
    tab: text('Tab, such as ministry_local, people_suggestion, case_library.', 64),
    channel: text('Channel, such as to_reply, to_explain, to_recheck.', 64),
    user_id: text('As the page knows it; not kept.', 20),
    user_type: text('As the page knows it; not kept.', 20),
    owner_id: text('What is shown on the page, such as a message’s id.', 64),
    extra_info: text('More about it; nothing that somebody typed.', 500),
    at: moment('When, by the clock of the device.')
  },
  [
    'app_type',
    'step',
    'ref_page_id',
    'tab',
    'channel',
    'user_id',
    'user_type',
    'owner_id',
    'extra_info',
    'at'
  ]
)

export const RobotConfig = shape('Where the customer-service robot is found.', {
  robot: {
    type: 'object',
    description: 'Addresses; empty where there is no robot.',
    additionalProperties: false,
    required: ['pcLocation', 'pcOrgLocation', 'pcOrgWorkTable'],
    properties: {
      pcLocation: words('For citizens and visitors.'),
      pcOrgLocation: words('For institutions on public pages.'),
      pcOrgWorkTable: words('For institutions at their work table.')
    }
  }
})

export const ShareCard = shape('What is shown where somebody shares a page.', {
  title: words('Title.'),
  desc: words('A sentence about it.'),
  link: words('The page; whole where the site knows its own address.'),
  imgUrl: words('A picture; empty where there is none.')
})

export const ShareCollect = shape('What is shared of a forum’s campaigns.', {
  appShareCollect: ref('ShareCard'),
  wxShareCollect: ref('ShareCard')
})

export const ForumNode = shape('A forum with those below it.', {
  fid: id('Forum id.'),
  name: words('The office that is written to.'),
  organization: coded('1 local, 3 ministry, 5 congress.', 'organization', organizations),
  regionId: orNull(id('Its region.')),
  groupId: id('The group that handles it.'),
  isOpen: flag('Whether it takes messages.'),
  messageCount: count('Messages that were approved and not taken down.'),
  replyCount: count('Those of them that were replied to finally.'),
  children: listOf('ForumNode'),
  childFids: many(id('Forum id.'), 'Everything below it.', 100_000)
})

export const ForumTree = shape('Forums as a tree.', {
  fids: many(id('Forum id.'), 'All of them.', 100_000),
  tree: listOf('ForumNode'),
  countedAt: orNull(moment('When their messages were counted; null: not yet.'))
})

export const GradeChoices = shape('What the grades of a reply are called, 1 to 5.', {
  gradeLevel: { ...listOf('DictValue'), description: 'Resolution.' },
  gradeSpeed: { ...listOf('DictValue'), description: 'Speed.' },
  gradeManner: { ...listOf('DictValue'), description: 'Manner.' }
})

const helpKey = { type: 'integer', enum: helpKeys, description: 'Which page.' } as const

export const HelpTitle = shape('A help page by its title.', { key: helpKey, title: words('Its title.') })

export const HelpText = shape('A help page.', {
  key: helpKey,
  title: words('Its title.'),
  content: words('Plain text; lines that begin with two hashes and a space are headings.'),
  updatedAt: orNull(moment('When it was last changed; null: as it ships.'))
})

export const EditedHelpText = shape('A help page in one language, for those who change it.', {
  ...HelpText.properties,
  language: { type: 'string', enum: languages, description: 'In which language.' },
  version: count('Version; 0: as it ships.')
})

const feedback = {
  id: id('Number.'),
  type: coded(
    '1 suggestion, 2 fault, 3 complaint about the platform, 4 other.',
    'feedbackType',
    [1, 2, 3, 4]
  ),
  content: words('What was written.'),
  contact: orNull(words('How to reach them: the first three characters.')),
  state: coded('0 waiting, 1 answered.', 'feedbackState', [0, 1]),
  answer: orNull(words('The answer.')),
  answeredAt: orNull(moment('When it was answered.')),
  createdAt: moment('When it was written.')
} as const

export const SiteFeedback = shape('What somebody told the platform about itself.', feedback)

export const SiteFeedbackPage = shape('A page of one’s own feedback.', {
  list: listOf('SiteFeedback'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const EditorFeedback = shape('Feedback, as editors see it.', {
  ...feedback,
  nickName: words('Who wrote it.'),
  groupName: orNull(words('The institution of whoever wrote it.')),
  version: count('Version.'),
  allowedActions
})

export const EditorFeedbackPage = shape('A page of feedback.', {
  list: listOf('EditorFeedback'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const FeedbackResult = shape('Feedback that something was done with.', { id: id('Its number.') })

export const RevealedContact = shape('How to reach somebody, unmasked; the reading is on record.', {
  contact: orNull(words('As it was written; null where nothing was.'))
})

export const FeedbackFilter = shape(
  'The filter of feedback.',
  {
    id: id('This one alone.'),
    display: ref('FeedbackDisplay'),
    type: coded('Type of feedback.', 'feedbackType', [1, 2, 3, 4]),
    keywords: text('Searched in text and name.', 100),
    startTime: moment('Written from this moment.'),
    endTime: moment('Written up to this moment.'),
    page: { type: 'integer', minimum: 1, maximum: maxId, description: 'Page, from 1.' },
    rows: { type: 'integer', enum: [...pageSizes, 30], description: 'Records on a page.' },
    cursor: text('nextCursor of the page before; page is then ignored.', 400)
  },
  ['id', 'display', 'type', 'keywords', 'startTime', 'endTime', 'page', 'rows', 'cursor']
)

const sources = ['user', 'platform', 'last', 'next'] as const
const source = {
  type: 'string',
  enum: sources,
  description: 'From citizens, from the platform, from the superior, from subordinates.'
} as const

export const Returned = shape('Something that came back to a group.', {
  id: id('Number of the notification.'),
  source,
  verb: words('What happened: an event’s verb.'),
  tid: orNull(id('The message it is about.')),
  tpid: orNull(id('The assignment it is about.')),
  subjectKind: words('What it happened to: message, assignment, recheck, case, campaign …'),
  subjectId: orNull(id('The number of that.')),
  subject: words('The message’s subject.'),
  forumName: words('The office that the message is addressed to.'),
  actorName: words('Who did it.'),
  note: orNull(words('What they said.')),
  at: moment('When.'),
  unread: flag('Whether it is new to the reader’s account.')
})

export const ReturnedPage = shape('A page of what came back to a group.', {
  list: listOf('Returned'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const ReturnedCount = shape('How much came back to a group from one side.', {
  source,
  count: count('How many; at most 10,000.'),
  unread: count('How many are new to the reader’s account.')
})

export const ReturnedFilter = shape(
  'The filter of what came back to a group.',
  {
    source,
    keywords: text('Searched in the subjects.', 100),
    startTime: moment('From this moment.'),
    endTime: moment('Up to this moment.'),
    unread: flag('Only what is new.'),
    page: { type: 'integer', minimum: 1, maximum: maxId, description: 'Page, from 1.' },
    rows: { type: 'integer', enum: [...pageSizes, 30], description: 'Records on a page.' },
    cursor: text('nextCursor of the page before; page is then ignored.', 400)
  },
  ['keywords', 'startTime', 'endTime', 'unread', 'page', 'rows', 'cursor']
)
