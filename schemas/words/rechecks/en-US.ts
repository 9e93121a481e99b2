import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    rejectRecheck: { verb: 'Reject the recheck', fields: { reason: 'Why (told to the institution)' } },
    strikeGrade: {
      verb: 'Strike the grade',
      fields: { reason: 'Why (told to the institution)' },
      confirm:
        'The grade no longer counts and asks for no explanation, but can still be read. Strike it from the statistics?'
    },
    requestRecheck: {
      verb: 'Request a recheck',
      note: 'The platform decides. Until then the message cannot be answered, explained or assigned, and its clock stands still; you can withdraw the request.',
      fields: {
        matter: 'What is disputed',
        channel: 'Raised by',
        reason: 'Why',
        proposer: 'Proposed by (person or unit)',
        originalLink: 'Link to the original'
      },
      success: 'Requested. The clock stands still until the platform decides'
    },
    withdrawRecheck: {
      verb: 'Withdraw the recheck',
      confirm:
        'You go on handling the message; its deadline moves by the working days that the clock stood. Withdraw the recheck?',
      success: 'Recheck withdrawn; please go on handling the message'
    }
  },
  tabs: { rejected: 'Rejected', upheld: 'Upheld' },
  events: {
    recheck: {
      requested: 'Recheck requested',
      withdrawn: 'Recheck withdrawn',
      rejected: 'Recheck rejected; handling goes on',
      upheld: 'Recheck upheld',
      lapsed: 'Recheck lapsed: the message was deleted'
    }
  }
}
