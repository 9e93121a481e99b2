/** Campaigns (网上征集, "collect" in the specification): a group asks the public for suggestions on a subject. Domain 6. */
import {
  allowedActions,
  coded,
  count,
  flag,
  id,
  many,
  moment,
  orNull,
  sources,
  text,
  words
} from '../facts/formats.ts'
import { listOf, orNullRef, shape } from '../vocabulary/shape.ts'
import { OwnMessageRow, StaffMessageRow } from './message.ts'

const lifeCycles = [0, 1, 2] as const
const lifeWords = '0 not started, 1 collecting, 2 ended, by the time of the server.'
const questions = (items = words('A question.')) =>
  many(items, 'What those who take part are asked to think of.', 10)

/** The fields of a campaign that its group writes. */
const draft = {
  title: text('What it is called.', 100, 2),
  content: text(
    'What it is about: HTML of which paragraphs, headings, lists, tables, emphasis, links and pictures of its own attachments are kept.',
    50_000,
    1
  ),
  fids: {
    ...many(id('A forum of the group.'), 'Where entries can be sent to.', 20),
    minItems: 1,
    uniqueItems: true
  },
  beginTime: moment('From when suggestions are taken.'),
  endTime: moment('Until when.'),
  questions: questions(text('A question.', 200, 1)),
  coverAid: {
    ...id('Its picture: an upload of one’s own, or what the campaign has.'),
    type: ['integer', 'null']
  },
  aids: {
    ...many(id('An attachment.'), 'Its attachments.', 20),
    uniqueItems: true,
    'x-widget': 'attachment'
  },
  shareTitle: text('The title of what is shared; empty: its own.', 50),
  shareText: text('The text of what is shared; empty: the beginning of its own.', 200)
} as const
const optional = ['questions', 'coverAid', 'aids', 'shareTitle', 'shareText'] as const

export const CampaignDraft = shape('A campaign as its group hands it in.', draft, optional)

export const CampaignChange = shape(
  'All of a campaign’s text, as it shall be from now on.',
  { id: id('Campaign id.'), version: id('The version that was seen.'), ...draft },
  optional
)

export const CampaignResult = shape('A campaign that something was done with.', {
  id: id('Campaign id.'),
  version: count('Its version now.')
})

const head = {
  id: id('Campaign id: `collectId` of its entries.'),
  title: words('What it is called.'),
  excerpt: words('Its beginning: 164 characters and an ellipsis.'),
  coverUrl: orNull(words('Its picture, on this origin.')),
  groupId: id('The group that asks.'),
  groupName: words('Its name.'),
  beginTime: moment('From when suggestions are taken.'),
  endTime: moment('Until when.'),
  entryCount: count('Approved public entries.'),
  adoptedCount: count('How many of them were adopted.')
} as const

export const Campaign = shape('A campaign in a public list.', {
  ...head,
  lifeCycle: coded(lifeWords, 'collectLife', lifeCycles),
  hasSummary: flag('Whether its result was published.')
})

export const CampaignPage = shape('A page of public campaigns.', {
  list: listOf('Campaign'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.')),
  tabs: {
    type: 'object',
    description: 'How many there are in each life cycle.',
    additionalProperties: { type: 'integer' }
  }
})

export const CampaignForum = shape('A forum that entries can be sent to.', {
  fid: id('Forum id.'),
  name: words('The office that it is addressed to.'),
  specialLayout: flag('Whether it is shown in the layout of a special campaign.')
})

export const CampaignShare = shape('What is shared.', {
  title: words('Title.'),
  text: words('Text.'),
  imageUrl: orNull(words('Picture, on this origin.')),
  url: words('Address, on this origin.')
})

const texts = {
  content: words('What it is about, as HTML that was cleaned.'),
  attachments: listOf('Attachment'),
  forums: listOf('CampaignForum'),
  questions: questions()
} as const

export const CampaignDetail = shape('One campaign, as everybody may read it.', {
  ...head,
  ...texts,
  lifeCycle: coded(lifeWords, 'collectLife', lifeCycles),
  summary: orNull(words('The result, as HTML that was cleaned.')),
  summaryAt: orNull(moment('When the result was published.')),
  share: { $ref: '#/components/schemas/CampaignShare' },
  timeline: listOf('TimelineEntry'),
  allowedActions
})

const orgHead = {
  ...head,
  auditState: coded(
    '0 new and 3 changed await confirmation, 1 confirmed, 2 awaits modification.',
    'collectAudit',
    [0, 1, 2, 3]
  ),
  auditNote: orNull(words('Why it was returned or taken down.')),
  lifeCycle: orNull(coded(`${lifeWords} Null where the public cannot read it.`, 'collectLife', lifeCycles)),
  withdrawn: flag('Whether its group withdrew it.'),
  hasSummary: flag('Whether its result was published.'),
  createdAt: moment('When it was handed in first.'),
  changedAt: moment('When its text was last changed.'),
  version: count('Version.'),
  allowedActions
} as const

export const OrgCampaign = shape(
  'A campaign in the list of its group, or of editors: its latest text.',
  orgHead
)

export const OrgCampaignPage = shape('A page of campaigns.', {
  list: listOf('OrgCampaign'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.')),
  tabs: {
    type: 'object',
    description: 'How many there are in each tab.',
    additionalProperties: { type: 'integer' }
  }
})

const written = {
  title: head.title,
  beginTime: head.beginTime,
  endTime: head.endTime,
  coverUrl: head.coverUrl,
  coverAid: orNull(id('Its picture.')),
  ...texts,
  shareTitle: words('The title of what is shared; empty: its own.'),
  shareText: words('The text of what is shared; empty: the beginning of its own.')
} as const

export const CampaignText = shape('A text of a campaign.', written)

export const OrgCampaignDetail = shape('One campaign as its group or an editor sees it: its latest text.', {
  ...orgHead,
  ...written,
  confirmedText: orNullRef('CampaignText'),
  returnedText: {
    ...orNullRef('CampaignText'),
    description:
      'The text that was returned or taken down last, which the latest one replaces; null: there is none.'
  },
  confirmedAt: orNull(moment('When it was last confirmed.')),
  summary: orNull(words('The result, as HTML that was cleaned.')),
  summaryAt: orNull(moment('When the result was published.')),
  timeline: listOf('TimelineEntry')
})

export const PreviewedSummary = shape('The result of a campaign before it is published.', {
  summary: words('The result, as HTML that was cleaned.'),
  told: count('How many people would be told; 0 where it replaces a published one.')
})

export const OnlineCampaign = shape('A campaign that the public can read, to choose from.', {
  collectId: id('Campaign id.'),
  title: head.title,
  lifeCycle: coded(lifeWords, 'collectLife', lifeCycles),
  beginTime: head.beginTime,
  endTime: head.endTime,
  entryCount: head.entryCount
})

export const CampaignEntry = shape('An entry of a campaign, as its group sees it.', {
  ...StaffMessageRow.properties,
  sourceType: orNull(coded('Where it was written; null where others handle it.', 'source', sources)),
  priorityLevel: orNull(coded('1 urgent, 2 ordinary; null where others handle it.', 'priority', [1, 2])),
  isPublic: flag('Whether everybody may read it.'),
  adopted: flag('Whether it was adopted.'),
  likeCount: count('Likes.')
})

export const CampaignEntryPage = shape('A page of a campaign’s entries.', {
  list: listOf('CampaignEntry'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})

export const OwnEntry = shape('An entry in its author’s own list.', {
  ...OwnMessageRow.properties,
  collectTitle: orNull(words('What the campaign is called, where everybody may read it.')),
  lifeCycle: orNull(coded(`${lifeWords} Null where nobody can read it any more.`, 'collectLife', lifeCycles)),
  adopted: flag('Whether it was adopted.')
})

export const OwnEntryPage = shape('A page of one’s own entries.', {
  list: listOf('OwnEntry'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.'))
})
