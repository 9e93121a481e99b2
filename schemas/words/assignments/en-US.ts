import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    adoptAnswer: { verb: 'Adopt the answer', fields: { content: 'Answer' } },
    answerProcess: { verb: 'Hand in the answer', fields: { content: 'Answer' } },
    assignMessage: { verb: 'Assign', fields: { deadlineAt: 'Due by' } },
    assignOffline: { verb: 'Transfer offline', fields: { deadlineAt: 'Due by' } },
    cancelApply: { verb: 'Withdraw the request' },
    cancelOfflineProcess: { verb: 'Cancel the transfer', button: 'Cancel the transfer' },
    cancelProcess: {
      verb: 'Cancel the assignment',
      button: 'Cancel the assignment',
      agree: 'Agree to the return',
      confirm: 'They cannot go on with it; what they wrote is kept. Cancel it?',
      success: 'The assignment is cancelled'
    },
    nagProcess: {
      verb: 'Send a reminder',
      done: 'Reminder sent',
      fields: { note: 'Note to the holder' },
      success: 'Reminder sent; the holder is told'
    },
    receiveProcess: { verb: 'Accept' },
    recordOfflineResult: { verb: 'Record the result' },
    refuseApplyCancelProcess: { verb: 'Refuse the return', done: 'Return refused' },
    requestReturn: { verb: 'Request return', fields: { reason: 'Why (at least %{min} characters)' } },
    sendBackAnswer: { verb: 'Send back', fields: { reason: 'What to change' } },
    takeBackAnswer: { verb: 'Take the answer back' }
  },
  fields: { naggedAt: 'Last reminder' },
  tabs: {
    awaitingAcceptance: 'Awaiting acceptance',
    handling: 'Handling',
    returnRequested: 'Return requested',
    toExamine: 'To examine',
    nagged: 'Reminded',
    done: 'Done',
    offline: 'Offline',
    cancelled: 'Cancelled'
  },
  events: {
    assignment: {
      given: 'Assigned',
      givenOffline: 'Transferred offline',
      accepted: 'Assignment accepted',
      returnRequested: 'Return requested',
      returnWithdrawn: 'Return request withdrawn',
      returnRefused: 'Return refused',
      nagged: 'Reminder sent',
      cancelled: 'Assignment cancelled',
      closed: 'Assignment closed',
      answered: 'Answer handed in',
      takenBack: 'Answer taken back',
      adopted: 'Answer adopted',
      sentBack: 'Sent back for changes',
      resultRecorded: 'Offline result recorded'
    }
  }
}
