/** Texts of the campaigns of an institution. */
export const collection = {
  campaignStage: { publicBefore: 'Public, not started' },
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
