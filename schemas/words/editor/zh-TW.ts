import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    restoreCase: { verb: '恢復發布' },
    takeDownCase: { verb: '下架', fields: { reason: '下架原因（告知申報單位）' } },
    approveComment: { verb: '通過' },
    refuseComment: { verb: '不通過', done: '未通過' },
    answerFeedback: {
      verb: '回覆',
      fields: { answer: '回覆內容（告知回饋人）' },
      success: '已回覆，並已通知回饋人'
    },
    revealFeedbackContact: {
      verb: '檢視聯絡方式',
      fields: { reason: '檢視原因（將記錄在案）' },
      result: '本次檢視已記錄在案：'
    },
    approveSupplement: { opens: '審核', verb: '通過', fields: { reason: '隱藏或恢復的理由（僅編輯可見）' } },
    returnSupplement: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } },
    approveMessage: { opens: '審核', verb: '通過', fields: { reason: '隱藏或恢復的理由（僅編輯可見）' } },
    returnMessage: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } }
  },
  tabs: {
    feedbackWaiting: '待回覆',
    feedbackAnswered: '已回覆',
    pendingMessages: '待審留言',
    pendingSupplements: '待審補充',
    pendingComments: '待審評價',
    openRechecks: '待決複核',
    openDeletions: '刪除申請',
    openDeliveries: '遞送申請'
  },
  events: {
    supplement: {
      posted: '補充留言',
      approved: '補充通過審核',
      returned: '補充被退回',
      withdrawn: '撤回補充'
    },
    comment: { approved: '評價通過審核', refused: '評價未通過審核' },
    feedback: { written: '提交意見回饋', answered: '平台已回覆您的意見回饋' }
  }
}
