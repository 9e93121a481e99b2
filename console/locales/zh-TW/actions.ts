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
    deleteReplyAttachment: { verb: '刪除附件' },
    resetUserPassword: { verb: '重設密碼', fields: { newPassword: '新密碼（留空則自動產生）' } },
    unlockUser: { verb: '解除登入鎖定' },
    enableUsers: { verb: '啟用' },
    disableUsers: { verb: '停用' },
    forceLogout: { verb: '強制登出' },
    forceLogoutMany: { verb: '強制登出' }
  },
  confirm: {
    cancelProcess: '取消後，對方將不能繼續辦理，已寫的答覆會保留。確定取消嗎？',
    deleteAttachment: '刪除後無法復原。確定刪除這個附件嗎？',
    resetUserPassword: '重設後，該使用者會立即登出，下次登入須變更密碼。確定重設嗎？',
    disableUsers: '停用後，所選使用者會立即登出，且無法再登入。確定停用嗎？',
    forceLogout: '強制登出後，所選使用者須重新登入，尚未儲存的內容會遺失。確定強制登出嗎？'
  },
  success: {
    done: '操作成功！',
    cancelProcess: '取消交辦成功！',
    resetUserPassword: '密碼已重設',
    forceLogout: '已強制登出'
  },
  result: { resetUserPassword: '新密碼只顯示這一次。請轉告該使用者，下次登入時須變更。' },
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
    user: { passwordReset: '重設密碼', unlocked: '解除登入鎖定', enabled: '啟用', disabled: '停用' },
    session: { ended: '強制登出' },
    recheck: { requested: '申請複核' }
  }
}
