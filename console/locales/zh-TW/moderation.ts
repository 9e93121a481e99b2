/** Texts of the actions on a message other than replying and assigning. */
export const moderation = {
  actions: {
    requestRecheck: {
      verb: '申請複核',
      note: '複核由平台決定。決定之前，這則留言不能回覆、解釋或交辦，辦理期限停計；可以撤回。',
      fields: {
        matter: '複核事由',
        channel: '由誰提出',
        reason: '複核理由',
        proposer: '提出人或單位',
        originalLink: '原文連結'
      }
    },
    withdrawRecheck: { verb: '撤回複核' },
    mergeMessage: {
      verb: '併入其他留言',
      note: '合併後由主留言統一回覆，回覆同時作為這則留言的回覆，主留言的期限取兩者中較早的；辦結回覆之前可以拆分。',
      fields: { mainTid: '併入的留言編號', reason: '併案理由（告知留言人）' },
      missing: { mainTid: '請填寫要併入的留言編號' }
    },
    splitMessage: { verb: '拆分' },
    rejectRecheck: { verb: '駁回複核', fields: { reason: '駁回理由（告知申請單位）' } },
    strikeGrade: { verb: '剔除評價', fields: { reason: '剔除理由（告知申請單位）' } },
    takeDownMessage: { verb: '下架', fields: { reason: '下架原因（告知留言人）' } },
    restoreMessage: { verb: '恢復', fields: { reason: '恢復原因（告知留言人）' } },
    readdressMessage: {
      verb: '改投',
      fields: { fid: '改投對象', reason: '改投原因（告知原單位和新單位）' },
      missing: { fid: '請選擇留言對象' }
    },
    redactMessage: {
      verb: '修改公開內容',
      fields: { contentId: '補充', reason: '隱藏或恢復的理由（僅編輯可見）' }
    },
    consentDeletion: { verb: '同意刪除' },
    refuseDeletion: {
      verb: '不同意刪除',
      done: '未同意刪除',
      fields: { reason: '不同意的原因（告知留言人）' }
    },
    adoptSuggestion: { verb: '採納' },
    cancelAdoption: { verb: '取消採納', button: '確認取消採納' },
    requestDelivery: {
      verb: '遞送',
      done: '已申請遞送',
      note: '把這則留言遞送給其他單位參閱，由平台決定是否遞送；本單位的辦理和期限不變。',
      fields: { groupId: '遞送給', reason: '遞送理由' },
      missing: { groupId: '請選擇接收單位' }
    },
    withdrawDelivery: { verb: '撤回遞送' },
    acceptDelivery: { verb: '同意遞送', fields: { note: '說明' } },
    declineDelivery: {
      verb: '不同意遞送',
      done: '未同意遞送',
      fields: { reason: '不同意的原因（告知申請單位）' }
    },
    giveOpinion: { verb: '提出意見', fields: { opinion: '意見' } },
    reportMessage: {
      verb: '上報',
      note: '請上級單位了解或接辦這則留言；在上級接辦之前，仍由本單位按期辦理。',
      fields: { note: '上報說明' }
    },
    withdrawReport: { verb: '撤回上報' },
    takeOverReport: { verb: '接辦', fields: { advice: '說明' } },
    returnReport: { verb: '退回並提出意見', fields: { advice: '意見' } },
    noteReport: { verb: '閱知', fields: { advice: '批註' } },
    approveReply: { verb: '通過並公開' },
    sendBackReply: { verb: '退回', fields: { reason: '退回理由（告知提交單位）' } },
    withdrawProposal: { verb: '撤回審核' }
  },
  confirm: {
    approveReply: '通過後，這份回覆以提交單位的名義立即公開，並告知留言人。確定通過嗎？',
    splitMessage: '拆分後，這則留言單獨辦理，辦理期限自併案時停計處接續，至少還有兩個工作日。確定拆分嗎？',
    withdrawRecheck: '撤回後，請繼續辦理這則留言，辦理期限依停計的工作日順延。確定撤回嗎？',
    strikeGrade: '剔除後，這次評價不再計入統計，也不再要求解釋，評價內容仍可查看。確定剔除嗎？',
    takeDownMessage: '下架後，只有留言人和平台編輯可以看到，未完成的交辦會一併結束。確定下架嗎？',
    readdressMessage:
      '改投後，由新的單位從頭辦理，期限重新計算，未完成的交辦會一併結束，原有評價不再計入統計。確定改投嗎？',
    consentDeletion: '同意後，只有留言人和平台編輯可以看到，且不能恢復；統計中仍會保留。確定同意刪除嗎？',
    adoptSuggestion: '採納標記會公開顯示，並告知留言人。確定採納嗎？',
    cancelAdoption: '取消後，不再公開顯示採納標記。確定取消嗎？',
    takeOverReport:
      '接辦後，由本單位繼續辦理，原有辦理狀態和期限不變，下級未完成的交辦會一併結束。確定接辦嗎？'
  },
  success: {
    approveReply: '已通過，回覆已公開',
    sendBackReply: '已退回，提交單位會收到理由',
    mergeMessage: '已併入，回覆主留言時會一併回覆',
    splitMessage: '已拆分，請單獨辦理',
    requestDelivery: '遞送申請已提交，等待平台審核',
    reportMessage: '已上報，等待上級處理',
    requestRecheck: '複核申請已提交，等待平台決定，期間停計辦理期限',
    withdrawRecheck: '複核已撤回，請繼續辦理'
  },
  messageEvents: {
    merged: '與其他留言併案辦理',
    split: '拆分，單獨辦理',
    takenDown: '下架',
    restored: '恢復公開',
    readdressed: '改投其他單位辦理',
    redacted: '修改公開內容',
    deletionRequested: '申請刪除',
    deletionWithdrawn: '撤回刪除申請',
    deletionRefused: '未同意刪除',
    deleted: '同意刪除'
  },
  gradeEvents: { struck: '評價不計入統計' },
  mergeEvents: { received: '併入一則留言' },
  recheckEvents: {
    requested: '申請複核',
    withdrawn: '撤回複核',
    rejected: '複核未通過，繼續辦理',
    upheld: '複核通過',
    lapsed: '留言已刪除，複核自動失效'
  },
  suggestionEvents: { adopted: '採納建言', adoptionCancelled: '取消採納' },
  deliveryEvents: {
    requested: '申請遞送',
    withdrawn: '撤回遞送',
    accepted: '同意遞送',
    declined: '未同意遞送',
    opinionGiven: '接收單位提出意見'
  },
  proposalEvents: {
    submitted: '提交回覆，等待上級審核',
    withdrawn: '撤回送審的回覆',
    approved: '上級審核通過',
    sentBack: '上級退回回覆',
    lapsed: '送審的回覆自動失效'
  },
  reportEvents: {
    submitted: '上報上級',
    withdrawn: '撤回上報',
    takenOver: '上級接辦',
    returned: '上級退回並提出意見',
    noted: '上級閱知'
  }
}
