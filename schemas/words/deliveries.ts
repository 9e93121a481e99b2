import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    acceptDelivery: {
      verb: text('同意递送', '同意遞送', 'Accept'),
      fields: { note: text('说明', '說明', 'Note') }
    },
    declineDelivery: {
      verb: text('不同意递送', '不同意遞送', 'Decline'),
      done: text('未同意递送', '未同意遞送', 'Delivery declined'),
      fields: {
        reason: text(
          '不同意的原因（告知申请单位）',
          '不同意的原因（告知申請單位）',
          'Why (told to who asked)'
        )
      }
    },
    giveOpinion: {
      verb: text('提出意见', '提出意見', 'Give an opinion'),
      fields: { opinion: text('意见', '意見', 'Opinion') }
    },
    requestDelivery: {
      verb: text('递送', '遞送', 'Put before another institution'),
      done: text('已申请递送', '已申請遞送', 'Delivery asked for'),
      note: text(
        '把这条留言递送给其他单位参阅，由平台决定是否递送；本单位的办理和期限不变。',
        '把這則留言遞送給其他單位參閱，由平台決定是否遞送；本單位的辦理和期限不變。',
        'Puts the message before another institution to read, if the platform agrees; who handles it and by when stays the same.'
      ),
      fields: {
        groupId: text('递送给', '遞送給', 'Institution'),
        reason: text('递送理由', '遞送理由', 'Why')
      },
      missing: { groupId: text('请选择接收单位', '請選擇接收單位', 'Choose an institution') },
      success: text(
        '递送申请已提交，等待平台审核',
        '遞送申請已提交，等待平台審核',
        'Requested; it waits for approval'
      )
    },
    withdrawDelivery: { verb: text('撤回递送', '撤回遞送', 'Withdraw the delivery') }
  },
  tabs: {
    accepted: text('已同意', '已同意', 'Accepted'),
    declined: text('未同意', '未同意', 'Declined'),
    withoutOpinion: text('待提意见', '待提意見', 'Without our opinion'),
    withOpinion: text('已提意见', '已提意見', 'With our opinion')
  },
  events: {
    delivery: {
      requested: text('申请递送', '申請遞送', 'Delivery asked for'),
      withdrawn: text('撤回递送', '撤回遞送', 'Delivery withdrawn'),
      accepted: text('同意递送', '同意遞送', 'Delivery accepted'),
      declined: text('未同意递送', '未同意遞送', 'Delivery declined'),
      opinionGiven: text('接收单位提出意见', '接收單位提出意見', 'Opinion given')
    }
  },
  // Refusals about deliveries (domain 6).
  errors: {
    DLV0001: entry(
      'forbidden',
      '6',
      '您的单位没有递送留言的权限',
      '您的單位沒有遞送留言的權限',
      'Your institution cannot ask for deliveries.'
    ),
    DLV0002: entry(
      'invalid',
      'added',
      '所选单位不接收递送，请选择其他单位',
      '所選單位不接收遞送，請選擇其他單位',
      'This institution takes no deliveries. Choose another one.'
    ),
    DLV0003: entry(
      'conflict',
      'added',
      '这条留言已递送给该单位，或正在等待平台决定',
      '這則留言已遞送給該單位，或正在等待平台決定',
      'This message was put before that institution already, or waits to be.'
    ),
    DLV0004: entry(
      'conflict',
      'added',
      '这次递送现在不能“{action}”，请刷新查看最新状态',
      '這次遞送現在不能「{action}」，請重新整理查看最新狀態',
      'This delivery does not allow “{action}” now. Reload to see its state.'
    )
  }
} satisfies FamilyWords
