import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    approveReply: {
      verb: 'Approve and publish',
      confirm:
        'The reply is published at once in the name of the institution, and the author is told. Approve it?',
      success: 'Approved. The reply is published.'
    },
    sendBackReply: {
      verb: 'Send back',
      fields: { reason: 'Reason (the institution reads it)' },
      success: 'Sent back. The institution reads the reason.'
    },
    withdrawProposal: { verb: 'Withdraw' }
  },
  events: {
    proposal: {
      submitted: 'Reply submitted for approval',
      withdrawn: 'Reply withdrawn from approval',
      approved: 'Reply approved by the superior',
      sentBack: 'Reply sent back by the superior',
      lapsed: 'Request for approval lapsed'
    }
  }
}
