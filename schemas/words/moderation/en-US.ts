import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    consentDeletion: {
      verb: 'Consent to deletion',
      confirm:
        'Only the author and editors will see the message, and it cannot be restored. The statistics still count it. Consent to the deletion?'
    },
    refuseDeletion: {
      verb: 'Refuse deletion',
      done: 'Deletion refused',
      fields: { reason: 'Why (told to the author)' }
    },
    readdressMessage: {
      verb: 'Re-address',
      fields: { fid: 'New addressee', reason: 'Reason (told to both institutions)' },
      missing: { fid: 'Choose a forum' },
      confirm:
        'Another institution begins anew with a new deadline. Open assignments close, and earlier grades no longer count. Re-address the message?'
    },
    redactMessage: {
      verb: 'Change the public text',
      fields: { reason: 'Reason for hiding or showing (editors only)' }
    },
    restoreMessage: { verb: 'Restore', fields: { reason: 'Reason (told to the author)' } },
    takeDownMessage: {
      verb: 'Take down',
      fields: { reason: 'Reason (told to the author)' },
      confirm: 'Only the author and editors will see the message, and open assignments close. Take it down?'
    }
  },
  tabs: { consented: 'Consented', refused: 'Refused', withdrawn: 'Withdrawn' },
  events: {
    message: {
      posted: 'Message sent',
      approved: 'Approved',
      returned: 'Returned for changes',
      resubmitted: 'Sent again',
      withdrawn: 'Withdrawn',
      takenDown: 'Taken down',
      restored: 'Restored',
      readdressed: 'Passed to another institution',
      redacted: 'Public text changed',
      merged: 'Merged with another message',
      split: 'Split, handled on its own',
      deletionRequested: 'Deletion requested',
      deletionWithdrawn: 'Request for deletion withdrawn',
      deletionRefused: 'Deletion refused',
      deleted: 'Deletion agreed to',
      voiced: 'More people have the same problem'
    }
  }
}
