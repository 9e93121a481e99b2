/** What acts and events are called. */
export const actions = {
  actions: {
    replyMessage: { verb: '回覆', fields: { content: '回覆內容' } },
    editReply: { verb: '修改回覆', fields: { content: '回覆內容' } },
    explainMessage: { verb: '解釋', fields: { content: '解釋內容' } },
    revealAuthorPhone: { verb: '檢視完整電話', fields: { reason: '檢視原因（將記錄在案）' } },
    assignMessage: { verb: '交辦', fields: { deadlineAt: '要求完成日期' } },
    assignOffline: { verb: '線下轉辦', fields: { deadlineAt: '要求完成日期' } },
    receiveProcess: { verb: '接收' },
    requestReturn: { verb: '申請退回' },
    cancelApply: { verb: '撤回退回申請' },
    refuseApplyCancelProcess: { verb: '不同意退回' },
    cancelProcess: { verb: '取消交辦' },
    cancelOfflineProcess: { verb: '取消線下轉辦' },
    answerProcess: { verb: '提交答覆', fields: { content: '答覆內容' } },
    takeBackAnswer: { verb: '撤回答覆' },
    adoptAnswer: { verb: '採用答覆', fields: { content: '答覆內容' } },
    sendBackAnswer: { verb: '退回修改', fields: { reason: '修改意見' } },
    recordOfflineResult: { verb: '登記結果' },
    approveMessage: { verb: '通過' },
    returnMessage: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } },
    approveSupplement: { verb: '通過' },
    returnSupplement: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } },
    approveComment: { verb: '通過' },
    refuseComment: { verb: '不通過' },
    setMessageAttachmentPublic: { verb: '設定公開' },
    setDraftAttachmentPublic: { verb: '設定公開' },
    deleteDraftAttachment: { verb: '刪除附件' },
    deleteReplyAttachment: { verb: '刪除附件' }
  },
  confirm: {
    cancelProcess: '取消後，對方將不能繼續辦理，已寫的答覆會保留。確定取消嗎？',
    deleteAttachment: '刪除後無法復原。確定刪除這個附件嗎？'
  },
  success: {
    done: '操作成功！',
    cancelProcess: '取消交辦成功！'
  },
  events: {
    message: {
      posted: '提交留言',
      approved: '審核通過',
      returned: '退回修改',
      resubmitted: '重新提交',
      withdrawn: '撤回留言',
      takenDown: '下架',
      deletionRequested: '申請刪除',
      deleted: '同意刪除'
    },
    supplement: { posted: '補充留言', approved: '補充通過審核', returned: '補充被退回' },
    reply: {
      interim: '階段性回覆',
      final: '辦結回覆',
      explained: '解釋',
      explainedLast: '最後解釋',
      edited: '修改回覆'
    },
    grade: { given: '留言人評價', givenAgain: '留言人二次評價' },
    comment: { approved: '評價通過審核', refused: '評價未通過審核' },
    assignment: {
      given: '交辦',
      givenOffline: '線下轉辦',
      accepted: '接收交辦',
      returnRequested: '申請退回',
      returnWithdrawn: '撤回退回申請',
      returnRefused: '不同意退回',
      cancelled: '取消交辦',
      closed: '交辦結束',
      answered: '提交答覆',
      takenBack: '撤回答覆',
      adopted: '採用答覆',
      sentBack: '退回修改',
      resultRecorded: '登記線下結果'
    },
    attachment: {
      hidden: '隱藏附件',
      shown: '公開附件',
      deleted: '刪除附件',
      published: '設為公開',
      withheld: '設為不公開'
    },
    account: { created: '建立帳號', passwordChanged: '修改密碼' },
    detector: { passedOver: '說明理由後提交' },
    phone: { revealed: '查看完整電話' },
    record: { created: '新增', updated: '修改', deleted: '刪除', imported: '匯入' },
    recheck: { requested: '申請複核' }
  }
}
