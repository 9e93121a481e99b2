import { coded, count, flag, id, many, moment, organizations, orNull, text, words } from '../facts/formats.ts'
import { listOf, orNullRef, ref, shape } from '../vocabulary/shape.ts'

export const DictValue = shape(
  'One value of a dictionary.',
  {
    dictValue: words('The value as it is stored.'),
    dictLabel: words('The label in the caller’s language.'),
    isRetired: flag('True of what is a label only, and no longer a choice; else absent.')
  },
  ['isRetired']
)

export const DictType = shape('One dictionary with its values.', {
  dictType: words('Its name, such as messageType.'),
  dataList: listOf('DictValue')
})

export const SiteLimits = shape('Lengths and limits that administrators set.', {
  contentMin: count('Shortest message text, in characters.'),
  contentMax: count('Longest message text.'),
  titleMin: count('Shortest subject.'),
  titleMax: count('Longest subject.'),
  replyMin: count('Shortest reply.'),
  replyMax: count('Longest reply.'),
  reasonMin: count('Shortest reason of a return request.'),
  remarkMax: count('Longest private remark.'),
  attachmentMax: count('Most attachments of one message or reply.'),
  commentMax: count('Longest comment of a grade.'),
  explainThreshold: count('A score at or below it asks for an explanation.'),
  explainDays: count('Working days for an explanation.')
})

export const SiteLinks = shape('Pages elsewhere that chrome and footer lead to; empty where there is none.', {
  privacy: words('The privacy policy.'),
  service: words('How an institution has the service enabled.'),
  oldVersion: words('The former console.')
})

export const SiteRegistration = shape('The data that a person gives at registration.', {
  email: flag('An e-mail address with its code.'),
  realName: flag('The certified real name, which is needed to post.'),
  licence: flag('A company is to hand in a picture of its licence afterwards.')
})

export const SiteCodes = shape('Whether verification codes can be sent now.', {
  sms: flag('By SMS.'),
  email: flag('By mail.')
})

export const SiteMap = shape('The pictures under the maps of the site.', {
  tileZoom: orNull(count('The nearest zoom that there are tiles of; null: there are no tiles.')),
  attribution: words('Whose they are, shown on the map.')
})

export const CareLine = shape('A line that a person in distress can call.', {
  name: words('Its name.'),
  phone: words('Its number.')
})

export const SiteConfig = shape('What the front ends need to know before they begin.', {
  publicKey: words('PEM of the RSA key that fields are encrypted with.'),
  appCode: words('The application code of signatures.'),
  nodeEnv: words('demo or production.'),
  realNamePattern: words('Pattern of a real name.'),
  titlePattern: words('Pattern of a subject; a regular expression for the flag u, as the other one.'),
  captchaScene: words('The scene that captchas without a picture are made for.'),
  limits: ref('SiteLimits'),
  dictVersion: words(
    'Changes with any dictionary; a caller that sends it back gets no dictionaries while it is the same.'
  ),
  dictList: {
    ...listOf('DictType'),
    description: 'Every dictionary; empty where the caller has them already.'
  },
  permissions: many(words('A permission string.'), 'Permission strings that the site knows.', 1000),
  channelUrl: words('Where accounts of organization 4 go after signing in.'),
  accent: words('The accent colour of the site as #rrggbb; empty: that of the product.'),
  contact: words('How people reach the platform; empty: not said.'),
  careLines: listOf('CareLine'),
  links: ref('SiteLinks'),
  map: ref('SiteMap'),
  registration: ref('SiteRegistration'),
  codes: ref('SiteCodes'),
  serverTime: moment('The server’s clock, so that a wrong device clock can be allowed for.')
})

export const SiteNumbers = shape('The numbers of the home page.', {
  messages: count('Messages that were approved and not taken down.'),
  replied: count('Those of them that were replied to finally.'),
  medianDays: {
    type: ['number', 'null'],
    description: 'Median working days from the start of the clock to the first final reply, last 90 days.'
  },
  at: moment('When they were counted.')
})

export const Region = shape('A region of GB/T 2260.', {
  id: id('Region code.'),
  parentId: orNull(id('The region above it.')),
  name: words('Its name.'),
  type: { type: 'string', enum: ['province', 'city', 'county'], description: 'Its level.' },
  hasChildren: flag('Whether there are regions below it.')
})

export const RegionNode = shape('A region with those below it.', {
  id: id('Region code.'),
  name: words('Its name.'),
  children: listOf('RegionNode')
})

export const Forum = shape('A leader’s, ministry’s or congress’s board.', {
  fid: id('Forum id.'),
  name: words('The office that is written to.'),
  title: words('A line under the name.'),
  organization: coded('1 local, 3 ministry, 5 congress.', 'organization', organizations),
  regionId: orNull(id('Its region.')),
  regionName: words('Name of the region, with the regions above it.'),
  groupId: id('The group that handles it.'),
  groupName: words('Name of that group.'),
  parentFid: orNull(id('The forum above it.')),
  specialLayout: flag('Whether it is shown in the layout of a special campaign.'),
  isOpen: flag('Whether it takes messages.'),
  messageCount: count('Messages that were approved and not taken down.'),
  replyCount: count('Those of them that were replied to finally.')
})

export const ForumPage = shape('A page of forums.', {
  list: listOf('Forum'),
  total: count('How many there are.'),
  near: {
    ...listOf('Forum'),
    description: 'If nothing was found: forums of the regions that the words name.'
  },
  countedAt: orNull(moment('When their messages were counted; null: not yet.'))
})

export const FoundLeader = shape('A leader that searched words mean.', {
  fid: id('Forum id.'),
  name: words('The office that is written to.'),
  title: words('A line under the name.'),
  organization: coded('1 local, 3 ministry, 5 congress.', 'organization', organizations),
  groupName: words('Name of the group that handles it.'),
  regionName: words('Name of its region, with the regions above it.')
})

export const FoundHelp = shape('A part of a help page that answers searched words.', {
  key: id('The help page.'),
  part: count('The place of the part on the page; 0 is the first.'),
  title: words('The heading of the part, or the title of the page.'),
  excerpt: words('Its beginning: 164 characters and an ellipsis.')
})

export const FoundCampaign = shape('A public campaign that searched words mean.', {
  id: id('Campaign id.'),
  title: words('What it is called.'),
  groupName: words('The group that asks.'),
  lifeCycle: coded('0 not begun, 1 collecting, 2 over.', 'collectLife', [0, 1, 2])
})

export const FoundCase = shape('A case of the library that searched words mean.', {
  id: id('Case id.'),
  title: words('What it is called.'),
  summary: words('Its beginning: 164 characters and an ellipsis.'),
  groupName: words('The institution that handled it.')
})

export const SiteSearch = shape(
  'What the site has for searched words beside the messages with these words.',
  {
    number: orNullRef('MessageRow'),
    leaders: { ...listOf('FoundLeader'), maxItems: 5 },
    help: { ...listOf('FoundHelp'), maxItems: 3 },
    topics: { ...listOf('Topic'), maxItems: 3 },
    campaigns: { ...listOf('FoundCampaign'), maxItems: 3 },
    cases: { ...listOf('FoundCase'), maxItems: 3 }
  }
)

export const GroupOption = shape('A group that can be chosen.', {
  id: id('Group id.'),
  name: words('Its name.'),
  regionName: words('Its region.')
})

export const DevLetter = shape('A message in the development inbox.', {
  id: id('Number.'),
  channel: { type: 'string', enum: ['sms', 'mail'], description: 'How it would have gone out.' },
  recipient: words('To whom.'),
  body: words('What it says.'),
  at: moment('When.'),
  allowedActions: many(words('An operationId.'), 'What the reader may do.')
})

export const DevLetterPage = shape('A page of the development inbox.', {
  list: listOf('DevLetter'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const Health = shape('How the server is.', {
  status: { type: 'string', enum: ['ok', 'unavailable'], description: 'In a word.' }
})

export const StandardText = shape('A text that clerks of a group use in replies.', {
  id: id('Number.'),
  title: text('Its title.', 50, 1),
  content: text('The text.', 1000, 1)
})
