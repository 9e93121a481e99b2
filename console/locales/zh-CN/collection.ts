/** Texts of the campaigns of an institution. */
export const collection = {
  campaignStage: { publicBefore: '已公开，未开始' },
  boards: {
    collectionPage: {
      fields: {
        timeSt: '提交时间',
        adoptedCount: '已采纳',
        auditNote: '平台意见'
      }
    }
  }
}
