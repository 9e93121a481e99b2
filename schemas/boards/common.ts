import type { BoardOrder, BoardTab } from '../vocabulary/vocabulary.ts'
import { messageTabs, overdueFirst, tabNamed } from './tabs.ts'

/** The tabs of messages with "all" first, for lists that are not work queues. */
export const messageTabsAllFirst = [
  tabNamed(messageTabs, 'all'),
  ...messageTabs.filter(({ key }) => key !== 'all')
] satisfies readonly BoardTab[]

/** Columns of a board of messages; the first is the link. */
export const messageColumns = [
  'subject',
  'forumName',
  'typeId',
  'domainId',
  'state',
  'deadlineAt',
  'approvedAt',
  'priorityLevel',
  'nickName',
  'tid',
  'sourceType',
  'repliedAt',
  'gradeApprovedAt',
  'satisfaction',
  'solved',
  'createdAt',
  'voiceCount',
  'proposedKind',
  'assignedTo',
  'attachmentCount'
] as const

/** Columns that are hidden until the reader shows them. */
export const messageHidden = [
  'nickName',
  'tid',
  'sourceType',
  'repliedAt',
  'gradeApprovedAt',
  'satisfaction',
  'solved',
  'createdAt',
  'proposedKind',
  'assignedTo',
  'attachmentCount'
] as const

/** Columns that lists of messages in all states hide: their states name the group that works on it, which takes room. */
export const messageHiddenInAll = [...messageHidden, 'voiceCount'] as const

/** Filters of a board of messages; the first four are in the line. */
export const messageFilters = [
  'keywords',
  'typeIds',
  'domainIds',
  'timeSt',
  'timeEd',
  'searchType',
  'searchState',
  'assigned',
  'priorityLevel',
  'sourceType',
  'tids',
  'nickName',
  'timeType',
  'startTime',
  'endTime',
  'satisfaction',
  'satisfactionType',
  'gradeLevel',
  'gradeSpeed',
  'gradeManner',
  'thanksFlag',
  'voiced',
  'due',
  'dueBefore',
  'counted',
  'searchProcessState',
  'candidateGroupIdList',
  'fids',
  'collectId',
  'subject',
  'content'
] as const

/** Orders of section 6 of the specification. */
export const messageOrders = [
  { value: 'approvedAt:desc', key: 'approvedDesc' },
  { value: 'approvedAt:asc', key: 'approvedAsc' },
  { value: overdueFirst, key: 'deadlineAsc' },
  { value: 'voiceCount:desc', key: 'voicesDesc' },
  { value: 'gradeApprovedAt:desc', key: 'gradeApprovedDesc', except: [1, 4], grading: true },
  { value: 'gradeApprovedAt:asc', key: 'gradeApprovedAsc', except: [1, 4], grading: true },
  { value: 'repliedAt:desc', key: 'repliedDesc', except: [1] },
  { value: 'repliedAt:asc', key: 'repliedAsc', except: [1] }
] as const satisfies readonly BoardOrder[]

/** Columns of a board of assignments. */
export const assignmentColumns = [
  'subject',
  'processState',
  'giverName',
  'holderName',
  'deadlineAt',
  'assignedAt',
  'typeId',
  'priorityLevel',
  'type',
  'tpid',
  'tid',
  'domainId',
  'forumName',
  'nickName',
  'state',
  'note',
  'answeredAt',
  'createdAt'
] as const

export const assignmentHidden = [
  'type',
  'tpid',
  'tid',
  'domainId',
  'forumName',
  'nickName',
  'state',
  'note',
  'answeredAt',
  'createdAt'
] as const

export const assignmentFilters = [
  'keywords',
  'typeIds',
  'domainIds',
  'timeSt',
  'timeEd',
  'searchType',
  'searchProcessState',
  'searchState',
  'priorityLevel',
  'sourceType',
  'candidateGroupIdList',
  'tids',
  'nickName',
  'timeType',
  'startTime',
  'endTime',
  'satisfaction',
  'satisfactionType',
  'gradeLevel',
  'gradeSpeed',
  'gradeManner',
  'thanksFlag',
  'voiced',
  'due',
  'fids',
  'collectId',
  'subject',
  'content'
] as const

export const assignmentOrders = [
  { value: 'assignedAt:desc', key: 'assignedDesc' },
  { value: 'assignedAt:asc', key: 'assignedAsc' },
  { value: overdueFirst, key: 'deadlineAsc' }
] as const satisfies readonly BoardOrder[]

/** Filters of the lists of requests about messages. */
export const requestFilters = ['keywords', 'typeIds', 'startTime', 'endTime', 'tids'] as const

/** Facts about the message of a request, which are hidden until the reader shows them. */
export const requestHidden = [
  'forumName',
  'messageGroupName',
  'typeId',
  'domainId',
  'nickName',
  'state',
  'tid'
] as const
