/** Texts of the campaigns of an institution. */
export const collection = {
  campaignStage: { publicBefore: '已公開，未開始' },
  boards: {
    collectionPage: {
      fields: {
        timeSt: '提交時間',
        adoptedCount: '已採納',
        auditNote: '平台意見'
      }
    }
  }
}
