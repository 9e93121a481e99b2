import { coded, id, many, moment, organizations, orNull, text, words } from '../formats.ts'
import { listOf, ref, shape } from '../shape.ts'
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
  children: listOf('ForumNode'),
  childFids: many(id('Forum id.'), 'Everything below it.', 100_000)
})

export const ForumTree = shape('Forums as a tree.', {
  fids: many(id('Forum id.'), 'All of them.', 100_000),
  tree: listOf('ForumNode')
})

export const GradeChoices = shape('What the grades of a reply are called, 1 to 5.', {
  gradeLevel: { ...listOf('DictValue'), description: 'Resolution.' },
  gradeSpeed: { ...listOf('DictValue'), description: 'Speed.' },
  gradeManner: { ...listOf('DictValue'), description: 'Manner.' }
})
