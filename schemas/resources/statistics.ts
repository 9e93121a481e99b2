import { count, id, maxId, moment, orNull, words } from '../facts/formats.ts'
import { listOf, ref, shape } from '../vocabulary/shape.ts'

const rate = (description: string) =>
  ({
    type: ['number', 'null'],
    minimum: 0,
    maximum: 1,
    description: `${description}; null: of none.`
  }) as const
const mean = (description: string) =>
  ({ type: ['number', 'null'], minimum: 0, description: `${description}; null: of none.` }) as const

export const FigureCaveats = shape(
  'What can make the other figures look better than they are; of the messages that rates are of.',
  {
    examined: count('Answers that the detector examined when they were published.'),
    hollow: count(
      'Those of them without substance: stock phrases, nothing in common with the message, a copy.'
    ),
    hollowRate: rate('Without substance, of those examined'),
    copied: count('Those of them with the text of another message’s reply.'),
    copiedRate: rate('Copied, of those examined'),
    rated: count('With a grade, struck or not.'),
    struck: count('Those of them with a grade that was struck from the statistics.'),
    struckRate: rate('With a struck grade, of those rated'),
    late: count('Replied to after their deadline.'),
    pausedLate: count('Those of them whose clock had stood still during a recheck.'),
    pausedLateRate: rate('Whose clock had stood still, of the late ones'),
    pausedOnTime: count('On time only because the clock had stood still during a recheck.'),
    pausedOnTimeRate: rate('On time only because of it, of those on time')
  }
)

export const FigureDeleted = shape(
  'How many of a figure’s messages were deleted afterwards: no list has them.',
  {
    messages: count('Of those approved.'),
    replied: count('Of those replied to.'),
    overdue: count('Of those overdue.'),
    graded: count('Of those graded.'),
    lowGrades: count('Of those with a low grade.')
  }
)

const figures = {
  messages: count('Messages that were approved.'),
  counted: count('Those of them that rates are of.'),
  replied: count('With a final reply.'),
  replyRate: rate('Replied to, of those counted'),
  overdue: count('Past their deadline, and not replied to.'),
  onTime: count('Replied to by their deadline.'),
  onTimeRate: rate('On time, of those replied to or past their deadline'),
  p50Days: mean('Working days from the clock’s start to the first final reply, of half of them at most'),
  p90Days: mean('The same, of nine in ten'),
  graded: count('With a grade that counts.'),
  lowGrades: count('Whose last grade is 1 or 2.'),
  satisfied: count('Whose last grade is 4 or 5.'),
  satisfactionRate: rate('Satisfied, of those graded'),
  gradeLevel: mean('Mean score of resolution'),
  gradeSpeed: mean('Mean score of speed'),
  gradeManner: mean('Mean score of manner'),
  scores: {
    type: 'array',
    items: count('How many.'),
    description: 'How many of the last grades are 1, 2, 3, 4 and 5.'
  },
  deleted: ref('FigureDeleted'),
  caveats: ref('FigureCaveats')
} as const

export const Figures = shape('What became of messages.', figures)

export const PeriodFigures = shape('The figures of one period.', {
  from: moment('Its first moment.'),
  ...figures
})

export const ForumFigures = shape('The figures of one forum.', {
  fid: id('Forum id.'),
  name: words('The office.'),
  groupName: words('Its institution.'),
  ...figures
})

export const GroupFigures = shape('The figures of a group with all below it.', {
  groupId: id('Group id.'),
  name: words('Its name.'),
  ...figures
})

export const TypeFigures = shape('The figures of one type of message.', {
  typeId: { type: 'integer', description: 'Type of message.', 'x-dict': 'messageType' },
  ...figures
})

export const DomainFigures = shape('The figures of one domain.', {
  domainId: { type: 'integer', description: 'Domain.', 'x-dict': 'domain' },
  ...figures
})

export const DataBoard = shape('The data board: messages by the day on which they were approved.', {
  total: ref('Figures'),
  periods: listOf('PeriodFigures'),
  byGroup: listOf('GroupFigures'),
  byForum: listOf('ForumFigures'),
  byType: listOf('TypeFigures'),
  byDomain: listOf('DomainFigures'),
  countedAt: orNull(moment('When the days before today were summed up last.'))
})

export const units = ['day', 'week', 'month', 'quarter', 'year'] as const

export const DataBoardFilter = shape(
  'What the data board is about.',
  {
    startTime: moment('From the day of this moment; absent: 30 days.'),
    endTime: moment('Up to the day of this moment; absent: today.'),
    unit: { type: 'string', enum: units, description: 'How long its periods are; absent: days.' },
    groupId: { type: 'integer', minimum: 1, maximum: maxId, description: 'This group with all below it.' },
    fid: { type: 'integer', minimum: 1, maximum: maxId, description: 'This forum alone.' },
    typeId: { type: 'integer', minimum: 1, maximum: 32767, description: 'This type alone.' },
    domainId: { type: 'integer', minimum: 1, maximum: 32767, description: 'This domain alone.' }
  },
  ['startTime', 'endTime', 'unit', 'groupId', 'fid', 'typeId', 'domainId']
)

const open = {
  messages: figures.messages,
  replied: figures.replied,
  replyRate: figures.replyRate,
  satisfactionRate: figures.satisfactionRate
} as const

export const PublicStatistics = shape('The figures that everybody may read.', {
  total: ref('PublicFigures'),
  byMonth: listOf('PublicMonth'),
  byType: listOf('PublicType'),
  byDomain: listOf('PublicDomain'),
  byForum: listOf('PublicForum'),
  at: moment('When they were counted.')
})

export const PublicFigures = shape('What became of messages, as everybody may read it.', open)

export const PublicMonth = shape('The public figures of a month.', {
  from: moment('Its first moment.'),
  ...open
})

export const PublicType = shape('The public figures of a type of message.', {
  typeId: TypeFigures.properties.typeId,
  ...open
})

export const PublicDomain = shape('The public figures of a domain.', {
  domainId: DomainFigures.properties.domainId,
  ...open
})

export const PublicForum = shape('The public figures of a forum.', {
  fid: id('Forum id.'),
  name: words('The office.'),
  groupName: words('Its institution.'),
  ...open
})

export const PublicForumFigures = shape(
  'What became of the messages of one forum, as everybody may read it.',
  {
    fid: id('Forum id.'),
    ...open,
    medianDays: figures.p50Days,
    graded: figures.graded,
    gradeLevel: figures.gradeLevel,
    gradeSpeed: figures.gradeSpeed,
    gradeManner: figures.gradeManner,
    owed: count('Replied to, or past their deadline.'),
    lateRate: rate('Late, of those replied to or past their deadline; of fewer than ten null'),
    solvedAnswers: count('Authors who said whether the matter is solved.'),
    solvedRate: rate('Solved, of those whose authors said so or not; of fewer than ten null'),
    at: moment('When they were counted.')
  }
)
