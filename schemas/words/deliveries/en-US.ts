import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    acceptDelivery: { verb: 'Accept', fields: { note: 'Note' } },
    declineDelivery: {
      verb: 'Decline',
      done: 'Delivery declined',
      fields: { reason: 'Why (told to who asked)' }
    },
    giveOpinion: { verb: 'Give an opinion', fields: { opinion: 'Opinion' } },
    requestDelivery: {
      verb: 'Put before another institution',
      done: 'Delivery asked for',
      note: 'Puts the message before another institution to read, if the platform agrees; who handles it and by when stays the same.',
      fields: { groupId: 'Institution', reason: 'Why' },
      missing: { groupId: 'Choose an institution' },
      success: 'Requested; it waits for approval'
    },
    withdrawDelivery: { verb: 'Withdraw the delivery' }
  },
  tabs: {
    accepted: 'Accepted',
    declined: 'Declined',
    withoutOpinion: 'Without our opinion',
    withOpinion: 'With our opinion'
  },
  events: {
    delivery: {
      requested: 'Delivery asked for',
      withdrawn: 'Delivery withdrawn',
      accepted: 'Delivery accepted',
      declined: 'Delivery declined',
      opinionGiven: 'Opinion given'
    }
  }
}
