import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    approveReply: {
      verb: '通過並公開',
      confirm: '通過後，這份回覆以提交單位的名義立即公開，並告知留言人。確定通過嗎？',
      success: '已通過，回覆已公開'
    },
    sendBackReply: {
      verb: '退回',
      fields: { reason: '退回理由（告知提交單位）' },
      success: '已退回，提交單位會收到理由'
    },
    withdrawProposal: { verb: '撤回審核' }
  },
  events: {
    proposal: {
      submitted: '提交回覆，等待上級審核',
      withdrawn: '撤回送審的回覆',
      approved: '上級審核通過',
      sentBack: '上級退回回覆',
      lapsed: '送審的回覆自動失效'
    }
  }
}
