/** Texts of requests about messages, campaigns and cases, on which editors decide. */
export const review = {
  boards: {
    rechecks: {
      fields: {
        startTime: 'Requested',
        groupName: 'Requested by'
      }
    },
    deletions: {
      fields: {
        startTime: 'Requested'
      }
    },
    deliveries: {
      fields: {
        startTime: 'Requested',
        groupName: 'Requested by'
      }
    },
    campaigns: {
      fields: {
        timeSt: 'Handed in',
        groupName: 'Institution'
      }
    },
    cases: {
      fields: {
        startTime: 'Changed',
        groupName: 'Institution'
      }
    }
  },
  pages: {
    review: {
      otherMatters: 'Also waiting for a decision:',
      standardReasons: 'Standard reasons',
      reasonLanguages: 'Authors read an unchanged standard reason in their own language.',
      manageReasons: 'Manage standard reasons (new window)',
      goOn: 'Open the next one afterwards',
      backToList: 'Back to the list',
      gone: 'This message has no such request; please go back to the list.',
      campaign: 'Campaign',
      case: 'Case',
      issue: 'Hot issue',
      latestText: 'Latest text',
      confirmedText: 'Confirmed text, which the public reads',
      changes: 'What has changed',
      changesSinceReturn: 'Changes since it was returned',
      grades: 'Grades of the author',
      neverConfirmed: 'The public cannot read this campaign at present.',
      sameText: 'The public reads this text.',
      questions: 'Questions',
      forums: 'Entries go to',
      period: 'Period',
      summaryOf: 'Result',
      entries: '%{count} public entries, %{adopted} adopted',
      auditNote: 'Why returned or taken down',
      withdrawn: 'Withdrawn by its institution',
      summary: 'Summary',
      measures: 'Measures',
      result: 'Result',
      proposer: 'Proposed by',
      toMessage: 'Open the message',
      takeDownEnds:
        'Once taken down, the institution cannot change or propose it again; only the platform can restore it.',
      inApproval: 'It is being decided in a process; see Process tasks.',
      note: 'Reason'
    }
  }
}
