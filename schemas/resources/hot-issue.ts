/** Hot issues: messages of several people about one matter at one place. Domain 8. */
import {
  allowedActions,
  coded,
  count,
  flag,
  id,
  many,
  moment,
  orNull,
  text,
  words
} from '../facts/formats.ts'
import { listOf, ref, shape } from '../vocabulary/shape.ts'

/** The lengths of the texts that an editor writes for a published issue. */
const issueLengths = { title: 50, text: 500, progress: 1000 } as const

const points = (description: string) => ({ type: 'number', minimum: 0, maximum: 100, description }) as const

export const HotIssueHeat = shape('The heat of an issue in its five parts, in points.', {
  people: points('For the number of people, at most 40.'),
  growth: points('For more people this week than in the week before, at most 20.'),
  likes: points('For likes, at most 10.'),
  lowGrades: points('For the share of low grades, at most 15.'),
  lateness: points('For the share of overdue messages, at most 15.'),
  total: points('All of them together, at most 100.')
})

export const HotIssueForum = shape('An office to which messages of an issue are addressed.', {
  fid: id('Forum id.'),
  forumName: words('Its name.'),
  messages: count('How many messages.')
})

const issue = {
  id: id('Number.'),
  title: words('What the messages say it is about; an editor’s words once it is published.'),
  words: many(words('A word.'), 'The words that made it, the strongest first.'),
  days: { type: 'integer', enum: [7, 30, 90], description: 'The days in which it was found.' },
  regionName: orNull(words('Where it happens; null for the whole country.')),
  state: { type: 'integer', enum: [0, 1, 2], description: '0 found, 1 dismissed, 2 published.' },
  people: count('How many people: authors and those who have joined, each once.'),
  recentPeople: count('Of them, in the last seven days.'),
  earlierPeople: count('Of them, in the seven days before.'),
  messages: count('How many messages.'),
  likes: count('Likes of the messages.'),
  graded: count('How many messages were graded.'),
  lowGrades: count('Of them, with a low grade.'),
  overdue: count('How many messages are overdue.'),
  heat: ref('HotIssueHeat'),
  daily: many(count('Messages of a day.'), 'Messages of each of the last 30 days, the oldest first.'),
  forums: listOf('HotIssueForum'),
  firstAt: orNull(moment('When the first message was approved.')),
  lastAt: orNull(moment('When the last message was approved.')),
  version: count('Its version.'),
  allowedActions
}

export const HotIssueRow = shape('A hot issue in a list.', issue)

export const HotIssueList = shape('Hot issues, the hottest or the latest first.', {
  isFinding: flag('Whether the site finds hot issues at all.'),
  list: listOf('HotIssueRow')
})

export const HotIssueMember = shape('A message of an issue, as far as the reader may see it.', {
  tid: id('Message id.'),
  subject: words('Its subject; the public wording for those who do not handle it.'),
  forumName: words('The office that it is addressed to.'),
  approvedAt: moment('When it was approved.'),
  state: coded('Trace state.', 'traceState'),
  voiceCount: count('How many people joined.'),
  likeCount: count('How many like it.'),
  isOwn: { type: 'boolean', description: 'Whether the reader’s group handles it.' }
})

export const HotIssueDetail = shape('A hot issue with its messages.', {
  ...issue,
  members: listOf('HotIssueMember'),
  unseen: count('Messages of it that the reader may not see.'),
  removed: count('How many messages were taken out of it.'),
  timeline: listOf('TimelineEntry'),
  publicTitle: orNull(text('Its title for the public.', issueLengths.title)),
  publicText: orNull(text('What it is about, for the public.', issueLengths.text)),
  progress: orNull(text('What has been done, for the public.', issueLengths.progress)),
  publishedAt: orNull(moment('When it was published.'))
})

export const PublicIssue = shape('A published issue, in the words of an editor.', {
  id: id('Number.'),
  title: words('Its title.'),
  text: words('What it is about.'),
  progress: words('What has been done; empty if nothing is told yet.'),
  regionName: orNull(words('Where it happens; null for the whole country.')),
  people: count('How many people: authors and those who have joined, each once.'),
  firstAt: orNull(moment('When the first message was approved.')),
  lastAt: orNull(moment('When the last message was approved.')),
  publishedAt: moment('When it was published.')
})
