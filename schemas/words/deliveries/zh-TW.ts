import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    acceptDelivery: { verb: '同意遞送', fields: { note: '說明' } },
    declineDelivery: {
      verb: '不同意遞送',
      done: '未同意遞送',
      fields: { reason: '不同意的原因（告知申請單位）' }
    },
    giveOpinion: { verb: '提出意見', fields: { opinion: '意見' } },
    requestDelivery: {
      verb: '遞送',
      done: '已申請遞送',
      note: '把這則留言遞送給其他單位參閱，由平台決定是否遞送；本單位的辦理和期限不變。',
      fields: { groupId: '遞送給', reason: '遞送理由' },
      missing: { groupId: '請選擇接收單位' },
      success: '遞送申請已提交，等待平台審核'
    },
    withdrawDelivery: { verb: '撤回遞送' }
  },
  tabs: { accepted: '已同意', declined: '未同意', withoutOpinion: '待提意見', withOpinion: '已提意見' },
  events: {
    delivery: {
      requested: '申請遞送',
      withdrawn: '撤回遞送',
      accepted: '同意遞送',
      declined: '未同意遞送',
      opinionGiven: '接收單位提出意見'
    }
  }
}
