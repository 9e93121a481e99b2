import { board } from '../vocabulary.ts'
import { feedbackTabs } from './tabs.ts'

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
