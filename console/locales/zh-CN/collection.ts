/** Texts of the campaigns of an institution. */
const draftFields = {
  title: '征集标题',
  content: '征集内容',
  fids: '建言提交给',
  beginTime: '开始时间',
  endTime: '结束时间',
  questions: '征集问题',
  coverAid: '封面图片',
  aids: '附件',
  shareTitle: '分享标题',
  shareText: '分享文字'
}

export const collection = {
  actions: {
    createCampaign: { verb: '提交征集', fields: draftFields },
    changeCampaign: { verb: '修改征集', fields: draftFields },
    publishCampaignSummary: {
      verb: '公布征集结果',
      fields: {
        summary: '征集结果'
      }
    }
  },
  campaignStage: { publicBefore: '已公开，未开始' },
  success: {
    campaignHandedIn: '已提交，等待平台确认',
    summaryPublished: '征集结果已公布'
  },
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
