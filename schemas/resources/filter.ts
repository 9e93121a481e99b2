import { boardTabs } from '../boards/list-from.ts'
import { displaysOf, editorTabs, messageTabs } from '../boards/tabs.ts'
import {
  count,
  countedFigures,
  dueKinds,
  flag,
  id,
  many,
  maxCode,
  maxId,
  moment,
  pageSizes,
  processStates,
  sources,
  text,
  traceStates,
  words
} from '../facts/formats.ts'
import { riskKinds } from '../facts/risks.ts'
import { listOf, shape } from '../vocabulary/shape.ts'

const codes = (description: string, dict: string, values?: readonly number[]) =>
  many(
    { type: 'integer', minimum: 0, maximum: maxCode, ...(values ? { enum: values } : {}), 'x-dict': dict },
    description,
    20
  )

const score = (description: string) => many({ type: 'integer', minimum: 1, maximum: 5 }, description, 5)

/** Orders of a task board (specification 6); records without the time come last. */
export const boardOrders = [
  'approvedAt:desc',
  'approvedAt:asc',
  'gradeApprovedAt:desc',
  'gradeApprovedAt:asc',
  'repliedAt:desc',
  'repliedAt:asc',
  'deadlineAt:asc',
  'voiceCount:desc',
  'assignedAt:desc',
  'assignedAt:asc'
] as const

const filters = {
  keywords: text('What to search for.', 100),
  searchType: {
    type: 'integer',
    enum: [1, 2, 3, 4, 5],
    'x-dict': 'searchType',
    description: 'What keywords searches: 1 subject, 2 content, 3 both, 4 author, 5 message ids.'
  },
  selectTitle: { type: 'integer', enum: [0, 1], description: '1: as searchType 1.' },
  tids: text('Message ids, separated by commas (full-width ones too).', 1000),
  subject: text('Searched in the subject.', 100),
  content: text('Searched in the content.', 100),
  nickName: text('The author’s shown name.', 50),
  fids: many({ ...id('Forum id.'), 'x-ref': { resource: 'getManagedForumsTree', label: 'name' } }, 'Forums.'),
  groupId: {
    ...id('Only messages that this group, or one below it, handles now.'),
    'x-ref': { resource: 'listSubordinates', label: 'name' }
  },
  collectId: {
    ...id('Only entries of this campaign.'),
    'x-ref': { resource: 'getOnlineCollects', label: 'title' }
  },
  typeIds: codes(
    'Types of message. Empty on a list that is not of suggestions: an empty list.',
    'messageType'
  ),
  typeFlag: { type: 'integer', enum: [0, 1], description: '1: the suggestion variant.' },
  domainIds: codes('Domains.', 'domain'),
  sourceType: codes('Where it was written.', 'source', sources),
  priorityLevel: codes('Urgency.', 'priority', [1, 2]),
  searchState: codes('Trace states.', 'traceState', traceStates),
  searchProcessState: codes('States of assignments.', 'processState', processStates),
  candidateGroupIdList: many(
    { ...id('Group id.'), 'x-ref': { resource: 'listSubordinates', label: 'name' } },
    'Groups that hold or may take an assignment.'
  ),
  timeType: {
    type: 'integer',
    enum: [1, 2, 3],
    'x-dict': 'timeType',
    description: 'Which time startTime and endTime bound: 1 approval, 2 reply, 3 grade.'
  },
  startTime: moment('From this moment.'),
  endTime: moment('Up to this moment.'),
  timeSt: moment('Posted from this moment.'),
  timeEd: moment('Posted up to this moment.'),
  satisfaction: score('Rounded grades.'),
  satisfactionType: {
    type: 'integer',
    enum: [1, 2],
    'x-dict': 'satisfactionType',
    description: '1 the first grade, 2 the second.'
  },
  gradeLevel: score('Resolution.'),
  gradeSpeed: score('Speed.'),
  gradeManner: score('Manner.'),
  thanksFlag: flag('Only messages whose author said thanks.'),
  voiced: flag('Only messages that other people joined.'),
  dueBefore: moment('Only messages without a final reply whose deadline was before this moment.'),
  due: {
    type: 'string',
    enum: dueKinds,
    description: 'Only records whose clock runs: overdue, due today, due on the two days after it.'
  },
  assigned: {
    type: 'string',
    enum: ['no', 'yes'],
    description: 'Only messages of the own group that it has not assigned, or has.'
  },
  counted: {
    type: 'string',
    enum: countedFigures,
    description: 'Only messages that this figure of the data board counts.'
  }
} as const

const paging = {
  display: { type: 'integer', enum: displaysOf(messageTabs, boardTabs), description: 'Sub-tab.' },
  page: { type: 'integer', minimum: 1, maximum: maxId, description: 'Page, from 1.' },
  rows: { type: 'integer', enum: [...pageSizes, 30], description: 'Records on a page.' },
  order: { type: 'string', enum: boardOrders, description: 'Order.' },
  cursor: text('nextCursor of the page before; page is then ignored.', 400)
} as const

const optional = [...Object.keys(filters), ...Object.keys(paging)] as (
  | keyof typeof filters
  | keyof typeof paging
)[]

export const ListFilter = shape('The list filter of section 3.', { ...filters, ...paging }, optional)

export const EditorFilter = shape(
  'The filter of an editor’s queue.',
  {
    keywords: filters.keywords,
    typeIds: filters.typeIds,
    domainIds: filters.domainIds,
    fids: many({ ...id('Forum id.'), 'x-ref': { resource: 'forum', label: 'name' } }, 'Forums.'),
    topicId: { ...id('Topic id.'), 'x-ref': { resource: 'topic', label: 'name' } },
    nickName: filters.nickName,
    timeSt: filters.timeSt,
    timeEd: filters.timeEd,
    startTime: moment('Approved from this moment.'),
    endTime: moment('Approved up to this moment.'),
    groupId: { ...filters.groupId, 'x-ref': { resource: 'institution', label: 'name' } },
    searchState: filters.searchState,
    satisfaction: filters.satisfaction,
    dueBefore: filters.dueBefore,
    counted: filters.counted,
    risks: many(
      { type: 'string', enum: riskKinds },
      'Only waiting messages with one of these risks.',
      riskKinds.length
    ),
    ...paging,
    display: { ...paging.display, enum: displaysOf(editorTabs) }
  },
  [
    'keywords',
    'typeIds',
    'domainIds',
    'fids',
    'topicId',
    'nickName',
    'timeSt',
    'timeEd',
    'startTime',
    'endTime',
    'groupId',
    'searchState',
    'satisfaction',
    'dueBefore',
    'counted',
    'risks',
    'display',
    'page',
    'rows',
    'order',
    'cursor'
  ]
)

export const SubmenuCount = shape('What waits at an entry below a menu entry.', {
  board: words('Name of the board: its route.'),
  count: count('How many wait for the reader there; at most 10,001 of a tab.')
})

export const MenuCount = shape('The number that stands at a menu entry.', {
  menuId: { type: 'integer', description: 'Menu id, 20 to 26.' },
  count: count('How many wait for the reader.'),
  submenus: listOf('SubmenuCount')
})
