import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    noteReport: { verb: 'Note', fields: { advice: 'Remark' } },
    returnReport: { verb: 'Return with advice', fields: { advice: 'Advice' } },
    reportMessage: {
      verb: 'Report to our superior',
      note: 'Puts the message before your superior; until they take it over, it stays yours, with its deadline.',
      fields: { note: 'Why' },
      success: 'Reported; it waits for your superior'
    },
    takeOverReport: {
      verb: 'Take over',
      fields: { advice: 'Note' },
      confirm:
        'You handle the message from now on, in its present state and by its present deadline. Open assignments below close. Take it over?'
    },
    withdrawReport: { verb: 'Withdraw the report' }
  },
  tabs: { takenOver: 'Taken over', noted: 'Noted' },
  events: {
    report: {
      submitted: 'Reported to the superior',
      withdrawn: 'Report withdrawn',
      takenOver: 'Taken over by the superior',
      returned: 'Returned by the superior with advice',
      noted: 'Noted by the superior'
    }
  }
}
