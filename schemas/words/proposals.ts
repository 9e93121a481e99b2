import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    approveReply: {
      verb: text('通过并公开', '通過並公開', 'Approve and publish'),
      confirm: text(
        '通过后，这份回复以提交单位的名义立即公开，并告知留言人。确定通过吗？',
        '通過後，這份回覆以提交單位的名義立即公開，並告知留言人。確定通過嗎？',
        'The reply is published at once in the name of the institution, and the author is told. Approve it?'
      ),
      success: text('已通过，回复已公开', '已通過，回覆已公開', 'Approved. The reply is published.')
    },
    sendBackReply: {
      verb: text('退回', '退回', 'Send back'),
      fields: {
        reason: text(
          '退回理由（告知提交单位）',
          '退回理由（告知提交單位）',
          'Reason (the institution reads it)'
        )
      },
      success: text(
        '已退回，提交单位会收到理由',
        '已退回，提交單位會收到理由',
        'Sent back. The institution reads the reason.'
      )
    },
    withdrawProposal: { verb: text('撤回审核', '撤回審核', 'Withdraw') }
  },
  events: {
    proposal: {
      submitted: text('提交回复，等待上级审核', '提交回覆，等待上級審核', 'Reply submitted for approval'),
      withdrawn: text('撤回送审的回复', '撤回送審的回覆', 'Reply withdrawn from approval'),
      approved: text('上级审核通过', '上級審核通過', 'Reply approved by the superior'),
      sentBack: text('上级退回回复', '上級退回回覆', 'Reply sent back by the superior'),
      lapsed: text('送审的回复自动失效', '送審的回覆自動失效', 'Request for approval lapsed')
    }
  },
  // Refusals about replies that the superior approves (domain 7).
  errors: {
    APR0001: entry(
      'conflict',
      'added',
      '这份送审的回复现在不能“{action}”，请刷新查看最新状态',
      '這份送審的回覆現在不能「{action}」，請重新整理查看最新狀態',
      'This proposed reply does not allow “{action}” now. Reload to see its state.'
    )
  }
} satisfies FamilyWords
