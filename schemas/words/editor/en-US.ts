import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    restoreCase: { verb: 'Show again' },
    takeDownCase: { verb: 'Take down', fields: { reason: 'Reason (the institution is told)' } },
    approveComment: { verb: 'Approve' },
    refuseComment: { verb: 'Refuse', done: 'Refused' },
    answerFeedback: {
      verb: 'Answer',
      fields: { answer: 'Answer (whoever wrote it is told)' },
      success: 'Answered; whoever wrote it is told'
    },
    revealFeedbackContact: {
      verb: 'Read the contact',
      fields: { reason: 'Reason (kept on record)' },
      result: 'This reading is on record:'
    },
    approveSupplement: {
      opens: 'Review',
      verb: 'Approve',
      fields: { reason: 'Reason for hiding or showing (editors only)' }
    },
    returnSupplement: { verb: 'Return', fields: { reason: 'Reason (told to the author)' } },
    approveMessage: {
      opens: 'Review',
      verb: 'Approve',
      fields: { reason: 'Reason for hiding or showing (editors only)' }
    },
    returnMessage: { verb: 'Return', fields: { reason: 'Reason (told to the author)' } }
  },
  tabs: {
    feedbackWaiting: 'Waiting',
    feedbackAnswered: 'Answered',
    pendingMessages: 'Messages',
    pendingSupplements: 'Supplements',
    pendingComments: 'Comments',
    openRechecks: 'Rechecks',
    openDeletions: 'Deletion requests',
    openDeliveries: 'Deliveries'
  },
  events: {
    supplement: {
      posted: 'Supplement sent',
      approved: 'Supplement approved',
      returned: 'Supplement returned',
      withdrawn: 'Supplement withdrawn'
    },
    comment: { approved: 'Comment approved', refused: 'Comment refused' },
    feedback: { written: 'Feedback written', answered: 'The platform has answered your feedback' }
  }
}
