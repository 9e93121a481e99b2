import { board } from '../vocabulary.ts'

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
  tabs: [
    { display: 1, key: 'feedbackWaiting' },
    { display: 2, key: 'feedbackAnswered' },
    { display: 3, key: 'all' }
  ],
  columns: ['content', 'type', 'nickName', 'groupName', 'state', 'createdAt', 'answeredAt'],
  hidden: ['answeredAt'],
  filters: ['keywords', 'type', 'startTime', 'endTime'],
  orders: [],
  actions: ['answerFeedback', 'revealFeedbackContact'],
  open: { page: 'feedbackItem', query: { id: 'id' } }
})
