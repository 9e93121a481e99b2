import type { FamilyWords } from '../family.ts'

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

export const words: FamilyWords = {
  actions: {
    confirmCampaign: { verb: '确认' },
    returnCampaign: { verb: '退回修改', fields: { reason: '退回原因（告知征集单位）' } },
    takeDownCampaign: {
      verb: '下架',
      fields: { reason: '下架原因（告知征集单位）' },
      confirm: '下架后公众不能再看到这个征集，也不能参与。确定下架吗？'
    },
    createCampaign: { verb: '提交征集', fields: draftFields },
    adoptEntry: { verb: '采纳', fields: { note: '采纳说明（公开）' } },
    cancelEntryAdoption: { verb: '取消采纳', button: '确认取消采纳', fields: { reason: '取消原因（公开）' } },
    discardCampaignChange: {
      verb: '放弃修改',
      confirm: '未确认的修改会被放弃，恢复为已确认的内容。确定放弃吗？'
    },
    changeCampaign: { verb: '修改征集', fields: draftFields },
    endCampaign: { verb: '提前结束', confirm: '结束后立即停止接收建言，不能重新开始。确定提前结束吗？' },
    publishCampaignSummary: { verb: '公布征集结果', fields: { summary: '征集结果' } },
    withdrawCampaign: { verb: '撤回征集', confirm: '撤回后，这个征集不再公开，也不能恢复。确定撤回吗？' }
  },
  success: { campaignHandedIn: '已提交，等待平台确认', summaryPublished: '征集结果已公布' },
  tabs: {
    awaitingConfirmation: '待确认',
    awaitingModification: '待修改',
    notStarted: '未开始',
    collecting: '征集中',
    ended: '已结束'
  },
  events: {
    campaign: {
      created: '提交征集',
      changed: '修改征集',
      changeDiscarded: '放弃修改',
      withdrawn: '撤回征集',
      confirmed: '征集已确认',
      returned: '征集退回修改',
      takenDown: '征集下架',
      begun: '征集开始',
      ended: '征集结束',
      endedEarly: '征集提前结束',
      summarized: '公布征集结果'
    },
    entry: { adopted: '建言被采纳', adoptionCancelled: '取消采纳' }
  }
}
