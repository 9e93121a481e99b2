import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    changeCase: {
      verb: 'Change the case',
      fields: {
        title: 'Title',
        summary: 'Summary (10 characters at least)',
        measures: 'What was done (10 characters at least)',
        result: 'What came of it (10 characters at least)'
      }
    },
    proposeCase: {
      verb: 'Propose as a case',
      fields: {
        title: 'Title of the case',
        summary: 'Summary (at least 10 characters)',
        measures: 'What was done (at least 10 characters)',
        result: 'What came of it (at least 10 characters)',
        withReplyPictures: 'Show the public attachments of the replies too'
      },
      success: 'Handed in; it waits for approval'
    },
    submitCase: { verb: 'Hand in', fields: { comment: 'For who decides' } },
    withdrawCase: { verb: 'Withdraw the case', fields: { reason: 'Reason' } },
    requestExtension: {
      verb: 'Ask for more time',
      fields: { days: 'Working days to add (1 to 30)', reason: 'Why (at least 10 characters)' },
      success: 'Requested; it waits for approval'
    },
    adoptSuggestion: {
      verb: 'Mark as adopted',
      confirm: 'Everybody will see the mark, and the author is told. Mark the suggestion as adopted?'
    },
    cancelAdoption: {
      verb: 'Take the mark back',
      button: 'Take the adoption back',
      confirm: 'The mark will no longer be shown. Take it back?'
    },
    editReply: { verb: 'Edit reply', fields: { content: 'Reply' } },
    explainMessage: { verb: 'Explain', fields: { content: 'Explanation' } },
    replyMessage: { verb: 'Reply', fields: { content: 'Reply' } },
    revealAuthorPhone: { verb: 'Show the phone', fields: { reason: 'Reason (goes on record)' } }
  },
  success: { caseSaved: 'The case is saved' },
  tabs: {
    caseDrafts: 'Drafts',
    unread: 'New',
    notReplied: 'Not replied',
    replied: 'Replied',
    toReply: 'To reply',
    toExplain: 'To explain',
    recheck: 'Under recheck',
    awaitingGrade: 'Awaiting a grade',
    graded: 'Graded',
    explained: 'Explained',
    gradedTwice: 'Graded twice'
  },
  events: {
    reply: {
      interim: 'Interim reply',
      final: 'Final reply',
      explained: 'Explanation',
      explainedLast: 'Last explanation',
      edited: 'Reply edited'
    },
    grade: {
      given: 'Graded by the author',
      givenAgain: 'Graded again by the author',
      struck: 'Grade struck from the statistics'
    },
    detector: { passedOver: 'Sent with a reason' },
    phone: { revealed: 'Phone number viewed' },
    deadline: { near: 'Deadline near', passed: 'Deadline passed' },
    extension: {
      requested: 'Extension asked for',
      approved: 'Extension approved; the deadline is later',
      returned: 'Extension sent back',
      refused: 'Extension refused',
      withdrawn: 'Extension withdrawn',
      lapsed: 'Extension lapsed: the deadline had changed before it was passed'
    },
    grading: { closing: 'Grading closes soon', closed: 'Grading has closed' },
    forum: { handedOver: 'Forum handed to another institution' },
    case: {
      drafted: 'Case begun',
      changed: 'Case changed',
      proposed: 'Proposed for the case library',
      published: 'Published in the case library',
      returned: 'Case sent back, to be changed and handed in again',
      refused: 'Case refused',
      withdrawn: 'Case withdrawn',
      takenDown: 'Case taken down',
      restored: 'Case shown again'
    },
    suggestion: { adopted: 'Suggestion adopted', adoptionCancelled: 'Mark of adoption taken back' },
    voice: { joined: 'Joined a message', takenBack: 'Taken back', answered: 'Said whether it is solved' }
  }
}
