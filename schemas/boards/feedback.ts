import { board } from '../vocabulary/vocabulary.ts'
import type { TabOf } from './tabs.ts'

/** Tabs of feedback. */
export const feedbackTabs = [
  { display: 1, key: 'feedbackWaiting', holds: { feedbackState: [0] } },
  { display: 2, key: 'feedbackAnswered', holds: { feedbackState: [1] } },
  { display: 3, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'feedbackState'>[]

/** The board of feedback: messages of users about the platform itself. */
export const feedback = board({
  name: 'feedback',
  face: 'admin',
  icon: 'inbox',
  group: 'content',
  permission: 'board:feedback:page',
  list: 'pageFeedback',
  count: 'feedbackCount',
  row: { id: 'id', title: 'content', version: 'version' },
  tabs: feedbackTabs,
  columns: ['content', 'type', 'nickName', 'groupName', 'state', 'createdAt', 'answeredAt'],
  hidden: ['answeredAt'],
  filters: ['keywords', 'type', 'startTime', 'endTime'],
  orders: [],
  actions: ['answerFeedback', 'revealFeedbackContact'],
  open: { page: 'feedbackItem', query: { id: 'id' } }
})
