/** Texts of the actions on a message other than replying and assigning. */
export const moderation = {
  actions: {
    requestRecheck: {
      verb: '申请复核',
      note: '复核由平台决定。决定之前，这条留言不能回复、解释或交办，办理期限停计；可以撤回。',
      fields: {
        matter: '复核事由',
        channel: '由谁提出',
        reason: '复核理由',
        proposer: '提出人或单位',
        originalLink: '原文链接'
      }
    },
    withdrawRecheck: { verb: '撤回复核' },
    mergeMessage: {
      verb: '并入其他留言',
      note: '合并后由主留言统一回复，回复同时作为这条留言的回复，主留言的期限取两者中较早的；办结回复之前可以拆分。',
      fields: { mainTid: '并入的留言编号', reason: '合并理由（告知留言人）' },
      missing: { mainTid: '请填写要并入的留言编号' }
    },
    splitMessage: { verb: '拆分' },
    rejectRecheck: { verb: '驳回复核', fields: { reason: '驳回理由（告知申请单位）' } },
    strikeGrade: { verb: '剔除评价', fields: { reason: '剔除理由（告知申请单位）' } },
    takeDownMessage: { verb: '下架', fields: { reason: '下架原因（告知留言人）' } },
    restoreMessage: { verb: '恢复', fields: { reason: '恢复原因（告知留言人）' } },
    readdressMessage: {
      verb: '改投',
      fields: { fid: '改投对象', reason: '改投原因（告知原单位和新单位）' },
      missing: { fid: '请选择留言对象' }
    },
    redactMessage: {
      verb: '修改公开内容',
      fields: { contentId: '补充', reason: '隐藏或恢复的理由（仅编辑可见）' }
    },
    consentDeletion: { verb: '同意删除' },
    refuseDeletion: {
      verb: '不同意删除',
      done: '未同意删除',
      fields: { reason: '不同意的原因（告知留言人）' }
    },
    adoptSuggestion: { verb: '采纳' },
    cancelAdoption: { verb: '取消采纳', button: '确认取消采纳' },
    requestDelivery: {
      verb: '递送',
      done: '已申请递送',
      note: '把这条留言递送给其他单位参阅，由平台决定是否递送；本单位的办理和期限不变。',
      fields: { groupId: '递送给', reason: '递送理由' },
      missing: { groupId: '请选择接收单位' }
    },
    withdrawDelivery: { verb: '撤回递送' },
    acceptDelivery: { verb: '同意递送', fields: { note: '说明' } },
    declineDelivery: {
      verb: '不同意递送',
      done: '未同意递送',
      fields: { reason: '不同意的原因（告知申请单位）' }
    },
    giveOpinion: { verb: '提出意见', fields: { opinion: '意见' } },
    reportMessage: {
      verb: '上报',
      note: '请上级单位了解或接办这条留言；在上级接办之前，仍由本单位按期办理。',
      fields: { note: '上报说明' }
    },
    withdrawReport: { verb: '撤回上报' },
    takeOverReport: { verb: '接办', fields: { advice: '说明' } },
    returnReport: { verb: '退回并提出意见', fields: { advice: '意见' } },
    noteReport: { verb: '阅知', fields: { advice: '批注' } },
    approveReply: { verb: '通过并公开' },
    sendBackReply: { verb: '退回', fields: { reason: '退回理由（告知提交单位）' } },
    withdrawProposal: { verb: '撤回审核' }
  },
  confirm: {
    approveReply: '通过后，这份回复以提交单位的名义立即公开，并告知留言人。确定通过吗？',
    splitMessage: '拆分后，这条留言单独办理，办理期限从合并时停计处接续，至少还有两个工作日。确定拆分吗？',
    withdrawRecheck: '撤回后，请继续办理这条留言，办理期限按停计的工作日顺延。确定撤回吗？',
    strikeGrade: '剔除后，这次评价不再计入统计，也不再要求解释，评价内容仍可查看。确定剔除吗？',
    takeDownMessage: '下架后，只有留言人和平台编辑可以看到，未完成的交办会一并结束。确定下架吗？',
    readdressMessage:
      '改投后，由新的单位从头办理，期限重新计算，未完成的交办会一并结束，原有评价不再计入统计。确定改投吗？',
    consentDeletion: '同意后，只有留言人和平台编辑可以看到，且不能恢复；统计中仍会保留。确定同意删除吗？',
    adoptSuggestion: '采纳标记会公开显示，并告知留言人。确定采纳吗？',
    cancelAdoption: '取消后，不再公开显示采纳标记。确定取消吗？',
    takeOverReport:
      '接办后，由本单位继续办理，原有办理状态和期限不变，下级未完成的交办会一并结束。确定接办吗？'
  },
  success: {
    approveReply: '已通过，回复已公开',
    sendBackReply: '已退回，提交单位会收到理由',
    mergeMessage: '已并入，回复主留言时会一并回复',
    splitMessage: '已拆分，请单独办理',
    requestDelivery: '递送申请已提交，等待平台审核',
    reportMessage: '已上报，等待上级处理',
    requestRecheck: '复核申请已提交，等待平台决定，期间停计办理期限',
    withdrawRecheck: '复核已撤回，请继续办理'
  },
  messageEvents: {
    merged: '与其他留言合并办理',
    split: '拆分，单独办理',
    takenDown: '下架',
    restored: '恢复公开',
    readdressed: '改投其他单位办理',
    redacted: '修改公开内容',
    deletionRequested: '申请删除',
    deletionWithdrawn: '撤回删除申请',
    deletionRefused: '未同意删除',
    deleted: '同意删除'
  },
  gradeEvents: { struck: '评价不计入统计' },
  mergeEvents: { received: '并入一条留言' },
  recheckEvents: {
    requested: '申请复核',
    withdrawn: '撤回复核',
    rejected: '复核未通过，继续办理',
    upheld: '复核通过',
    lapsed: '留言已删除，复核自动失效'
  },
  suggestionEvents: { adopted: '采纳建言', adoptionCancelled: '取消采纳' },
  deliveryEvents: {
    requested: '申请递送',
    withdrawn: '撤回递送',
    accepted: '同意递送',
    declined: '未同意递送',
    opinionGiven: '接收单位提出意见'
  },
  proposalEvents: {
    submitted: '提交回复，等待上级审核',
    withdrawn: '撤回送审的回复',
    approved: '上级审核通过',
    sentBack: '上级退回回复',
    lapsed: '送审的回复自动失效'
  },
  reportEvents: {
    submitted: '上报上级',
    withdrawn: '撤回上报',
    takenOver: '上级接办',
    returned: '上级退回并提出意见',
    noted: '上级阅知'
  }
}
