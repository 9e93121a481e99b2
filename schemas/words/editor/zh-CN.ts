import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    restoreCase: { verb: '恢复发布' },
    takeDownCase: { verb: '下架', fields: { reason: '下架原因（告知申报单位）' } },
    approveComment: { verb: '通过' },
    refuseComment: { verb: '不通过', done: '未通过' },
    answerFeedback: {
      verb: '回复',
      fields: { answer: '回复内容（告知反馈人）' },
      success: '已回复，并已通知反馈人'
    },
    revealFeedbackContact: {
      verb: '查看联系方式',
      fields: { reason: '查看原因（将记录在案）' },
      result: '本次查看已记录在案：'
    },
    approveSupplement: { opens: '审核', verb: '通过', fields: { reason: '隐藏或恢复的理由（仅编辑可见）' } },
    returnSupplement: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } },
    approveMessage: { opens: '审核', verb: '通过', fields: { reason: '隐藏或恢复的理由（仅编辑可见）' } },
    returnMessage: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } }
  },
  tabs: {
    feedbackWaiting: '待回复',
    feedbackAnswered: '已回复',
    pendingMessages: '待审留言',
    pendingSupplements: '待审补充',
    pendingComments: '待审评价',
    openRechecks: '待决复核',
    openDeletions: '删除申请',
    openDeliveries: '递送申请'
  },
  events: {
    supplement: {
      posted: '补充留言',
      approved: '补充通过审核',
      returned: '补充被退回',
      withdrawn: '撤回补充'
    },
    comment: { approved: '评价通过审核', refused: '评价未通过审核' },
    feedback: { written: '提交意见反馈', answered: '平台已回复您的意见反馈' }
  }
}
