/** Texts of the campaigns of an institution. */
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

export const collection = {
  actions: {
    createCampaign: { verb: 'Hand in', fields: draftFields },
    changeCampaign: { verb: 'Change', fields: draftFields },
    publishCampaignSummary: {
      verb: 'Publish the result',
      fields: {
        summary: 'Result'
      }
    }
  },
  campaignStage: { publicBefore: 'Public, not started' },
  success: {
    campaignHandedIn: 'Handed in; it waits for confirmation',
    summaryPublished: 'The result is published'
  },
  boards: {
    collectionPage: {
      fields: {
        timeSt: 'Handed in',
        adoptedCount: 'Adopted',
        auditNote: 'Editor’s note'
      }
    }
  }
}
