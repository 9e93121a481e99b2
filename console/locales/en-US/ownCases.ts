/** Texts of the cases that an institution proposes. */
export const ownCases = {
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
    submitCase: {
      verb: 'Hand in',
      fields: {
        comment: 'For who decides'
      }
    },
    withdrawCase: {
      verb: 'Withdraw the case',
      fields: {
        reason: 'Reason'
      }
    }
  },
  success: {
    caseSaved: 'The case is saved'
  },
  tabs: {
    caseDrafts: 'Drafts'
  },
  boards: {
    ownCases: {
      fields: {
        note: 'Note of approval',
        proposerName: 'Proposed by',
        subject: 'Message',
        startTime: 'Changed'
      }
    }
  }
}
