import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    findAccountByPhone: {
      verb: 'Find by phone',
      fields: { phone: 'Whole phone number', reason: 'Reason (kept on record)' }
    },
    revealAccount: {
      verb: 'Read in full',
      fields: { field: 'What to read', reason: 'Reason (kept on record)' },
      result: 'This reading is on record:'
    },
    approveCompanyRequest: {
      verb: 'Confirm',
      fields: { note: 'Note (the company is told)' },
      success: 'Confirmed; in force at once'
    },
    refuseCompanyRequest: {
      verb: 'Refuse',
      fields: { reason: 'Reason (the company is told)' },
      success: 'The company is told'
    },
    addHandlingRecord: {
      verb: 'Restrict the account',
      fields: {
        handleType: 'Kind',
        ruleName: 'Rule that was broken (the person is told)',
        days: 'For how many days (empty: without end)',
        countType: 'Left out of',
        countDays: 'Messages a day',
        backtrackTime: 'Messages from this moment on (empty: from now)',
        beginTime: 'Begins (empty: now)',
        note: 'Note (editors only)'
      },
      success: 'Done; the person is told'
    },
    endHandlingRecord: {
      verb: 'End early',
      fields: { reason: 'Reason (the person is not told)' },
      success: 'Ended; the person is told'
    }
  },
  tabs: { requestsOpen: 'Pending', requestsApproved: 'Approved', requestsRefused: 'Refused' },
  events: {
    account: {
      created: 'Account created',
      passwordChanged: 'Password changed',
      passwordRecovered: 'Forgotten password set anew'
    },
    person: {
      revealed: 'Read in full',
      certified: 'Real name certified',
      changed: 'Profile changed',
      contactBound: 'Phone or mail bound',
      contactUnbound: 'Mail unbound',
      lookedUp: 'Account looked up by phone',
      cancelled: 'Account closed',
      exported: 'Own data exported'
    },
    company: {
      requested: 'Company’s details handed in',
      withdrawn: 'Company’s details withdrawn',
      licenceChanged: 'Licence picture changed',
      approved: 'Company’s details confirmed',
      refused: 'Company’s details not confirmed'
    },
    handling: { added: 'Account restricted or warned', ended: 'Restriction ended early' }
  }
}
