/** Texts of the campaigns of an institution. */
const draftFields = {
  title: '徵集標題',
  content: '徵集內容',
  fids: '建言提交給',
  beginTime: '開始時間',
  endTime: '結束時間',
  questions: '徵集問題',
  coverAid: '封面圖片',
  aids: '附件',
  shareTitle: '分享標題',
  shareText: '分享文字'
}

export const collection = {
  actions: {
    createCampaign: { verb: '提交徵集', fields: draftFields },
    changeCampaign: { verb: '修改徵集', fields: draftFields },
    publishCampaignSummary: {
      verb: '公布徵集結果',
      fields: {
        summary: '徵集結果'
      }
    }
  },
  campaignStage: { publicBefore: '已公開，未開始' },
  success: {
    campaignHandedIn: '已提交，等待平台確認',
    summaryPublished: '徵集結果已公布'
  },
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
