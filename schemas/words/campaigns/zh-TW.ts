import type { FamilyWords } from '../family.ts'

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

export const words: FamilyWords = {
  actions: {
    confirmCampaign: { verb: '確認' },
    returnCampaign: { verb: '退回修改', fields: { reason: '退回原因（告知徵集單位）' } },
    takeDownCampaign: {
      verb: '下架',
      fields: { reason: '下架原因（告知徵集單位）' },
      confirm: '下架後民眾不能再看到這個徵集，也不能參與。確定下架嗎？'
    },
    createCampaign: { verb: '提交徵集', fields: draftFields },
    adoptEntry: { verb: '採納', fields: { note: '採納說明（公開）' } },
    cancelEntryAdoption: { verb: '取消採納', button: '確認取消採納', fields: { reason: '取消原因（公開）' } },
    discardCampaignChange: {
      verb: '放棄修改',
      confirm: '未確認的修改將被放棄，恢復為已確認的內容。確定放棄嗎？'
    },
    changeCampaign: { verb: '修改徵集', fields: draftFields },
    endCampaign: { verb: '提前結束', confirm: '結束後立即停止接收建言，不能重新開始。確定提前結束嗎？' },
    publishCampaignSummary: { verb: '公布徵集結果', fields: { summary: '徵集結果' } },
    withdrawCampaign: { verb: '撤回徵集', confirm: '撤回後，這個徵集不再公開，也不能恢復。確定撤回嗎？' }
  },
  success: { campaignHandedIn: '已提交，等待平台確認', summaryPublished: '徵集結果已公布' },
  tabs: {
    awaitingConfirmation: '待確認',
    awaitingModification: '待修改',
    notStarted: '未開始',
    collecting: '徵集中',
    ended: '已結束'
  },
  events: {
    campaign: {
      created: '提交徵集',
      changed: '修改徵集',
      changeDiscarded: '放棄修改',
      withdrawn: '撤回徵集',
      confirmed: '徵集已確認',
      returned: '徵集退回修改',
      takenDown: '徵集下架',
      begun: '徵集開始',
      ended: '徵集結束',
      endedEarly: '徵集提前結束',
      summarized: '公布徵集結果'
    },
    entry: { adopted: '建言獲採納', adoptionCancelled: '取消採納' }
  }
}
