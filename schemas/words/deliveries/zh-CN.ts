import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    acceptDelivery: { verb: '同意递送', fields: { note: '说明' } },
    declineDelivery: {
      verb: '不同意递送',
      done: '未同意递送',
      fields: { reason: '不同意的原因（告知申请单位）' }
    },
    giveOpinion: { verb: '提出意见', fields: { opinion: '意见' } },
    requestDelivery: {
      verb: '递送',
      done: '已申请递送',
      note: '把这条留言递送给其他单位参阅，由平台决定是否递送；本单位的办理和期限不变。',
      fields: { groupId: '递送给', reason: '递送理由' },
      missing: { groupId: '请选择接收单位' },
      success: '递送申请已提交，等待平台审核'
    },
    withdrawDelivery: { verb: '撤回递送' }
  },
  tabs: { accepted: '已同意', declined: '未同意', withoutOpinion: '待提意见', withOpinion: '已提意见' },
  events: {
    delivery: {
      requested: '申请递送',
      withdrawn: '撤回递送',
      accepted: '同意递送',
      declined: '未同意递送',
      opinionGiven: '接收单位提出意见'
    }
  }
}
