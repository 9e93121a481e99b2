import type { FamilyWords } from '../family.ts'

const draftFields = {
  title: 'Title',
  content: 'Text',
  fids: 'Entries go to',
  beginTime: 'From',
  endTime: 'Until',
  questions: 'Questions',
  coverAid: 'Cover picture',
  aids: 'Attachments',
  shareTitle: 'Title when shared',
  shareText: 'Text when shared'
}

export const words: FamilyWords = {
  actions: {
    confirmCampaign: { verb: 'Confirm' },
    returnCampaign: { verb: 'Return', fields: { reason: 'Why (the institution is told)' } },
    takeDownCampaign: {
      verb: 'Take down',
      fields: { reason: 'Why (the institution is told)' },
      confirm: 'Nobody will be able to read it or to take part. Take it down?'
    },
    createCampaign: { verb: 'Hand in', fields: draftFields },
    adoptEntry: { verb: 'Adopt', fields: { note: 'What will be done (public)' } },
    cancelEntryAdoption: {
      verb: 'Cancel the adoption',
      button: 'Take the adoption back',
      fields: { reason: 'Why (public)' }
    },
    discardCampaignChange: {
      verb: 'Discard the change',
      confirm: 'The unconfirmed change is discarded, and the confirmed text stays. Discard it?'
    },
    changeCampaign: { verb: 'Change', fields: draftFields },
    endCampaign: {
      verb: 'End early',
      confirm: 'It takes no more suggestions from now on, and cannot begin again. End it early?'
    },
    publishCampaignSummary: { verb: 'Publish the result', fields: { summary: 'Result' } },
    withdrawCampaign: {
      verb: 'Withdraw',
      confirm: 'The campaign will not be public any more, and cannot be brought back. Withdraw it?'
    }
  },
  success: {
    campaignHandedIn: 'Handed in; it waits for confirmation',
    summaryPublished: 'The result is published'
  },
  tabs: {
    awaitingConfirmation: 'To confirm',
    awaitingModification: 'To modify',
    notStarted: 'Not begun',
    collecting: 'Collecting',
    ended: 'Ended'
  },
  events: {
    campaign: {
      created: 'Campaign handed in',
      changed: 'Campaign changed',
      changeDiscarded: 'Change discarded',
      withdrawn: 'Campaign withdrawn',
      confirmed: 'Campaign confirmed',
      returned: 'Campaign returned',
      takenDown: 'Campaign taken down',
      begun: 'Campaign begun',
      ended: 'Campaign ended',
      endedEarly: 'Campaign ended early',
      summarized: 'Result published'
    },
    entry: { adopted: 'Suggestion adopted', adoptionCancelled: 'Adoption cancelled' }
  }
}
