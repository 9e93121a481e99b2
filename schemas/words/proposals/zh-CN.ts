import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    approveReply: {
      verb: '通过并公开',
      confirm: '通过后，这份回复以提交单位的名义立即公开，并告知留言人。确定通过吗？',
      success: '已通过，回复已公开'
    },
    sendBackReply: {
      verb: '退回',
      fields: { reason: '退回理由（告知提交单位）' },
      success: '已退回，提交单位会收到理由'
    },
    withdrawProposal: { verb: '撤回审核' }
  },
  events: {
    proposal: {
      submitted: '提交回复，等待上级审核',
      withdrawn: '撤回送审的回复',
      approved: '上级审核通过',
      sentBack: '上级退回回复',
      lapsed: '送审的回复自动失效'
    }
  }
}
