/** What acts and events are called. */
export const actions = {
  actions: {
    replyMessage: { verb: '回复', fields: { content: '回复内容' } },
    editReply: { verb: '修改回复', fields: { content: '回复内容' } },
    explainMessage: { verb: '解释', fields: { content: '解释内容' } },
    revealAuthorPhone: { verb: '查看完整电话', fields: { reason: '查看原因（将记录在案）' } },
    assignMessage: { verb: '交办', fields: { deadlineAt: '要求完成日期' } },
    assignOffline: { verb: '线下转办', fields: { deadlineAt: '要求完成日期' } },
    receiveProcess: { verb: '接收' },
    requestReturn: { verb: '申请退回' },
    cancelApply: { verb: '撤回退回申请' },
    refuseApplyCancelProcess: { verb: '不同意退回' },
    cancelProcess: { verb: '取消交办' },
    cancelOfflineProcess: { verb: '取消线下转办' },
    answerProcess: { verb: '提交答复', fields: { content: '答复内容' } },
    takeBackAnswer: { verb: '撤回答复' },
    adoptAnswer: { verb: '采用答复', fields: { content: '答复内容' } },
    sendBackAnswer: { verb: '退回修改', fields: { reason: '修改意见' } },
    recordOfflineResult: { verb: '登记结果' },
    approveMessage: { verb: '通过' },
    returnMessage: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } },
    approveSupplement: { verb: '通过' },
    returnSupplement: { verb: '退回', fields: { reason: '退回原因（告知留言人）' } },
    approveComment: { verb: '通过' },
    refuseComment: { verb: '不通过' },
    setMessageAttachmentPublic: { verb: '设置公开' },
    setDraftAttachmentPublic: { verb: '设置公开' },
    deleteDraftAttachment: { verb: '删除附件' },
    deleteReplyAttachment: { verb: '删除附件' },
    resetUserPassword: { verb: '重置密码', fields: { newPassword: '新密码（留空则自动生成）' } },
    unlockUser: { verb: '解除登录锁定' },
    enableUsers: { verb: '启用' },
    disableUsers: { verb: '停用' },
    forceLogout: { verb: '强制下线' },
    forceLogoutMany: { verb: '强制下线' }
  },
  confirm: {
    cancelProcess: '取消后，对方将不能继续办理，已写的答复会保留。确定取消吗？',
    deleteAttachment: '删除后不能恢复。确定删除这个附件吗？',
    resetUserPassword: '重置后，该用户会立即退出登录，下次登录须修改密码。确定重置吗？',
    disableUsers: '停用后，所选用户会立即退出登录，且不能再登录。确定停用吗？',
    forceLogout: '强制下线后，所选用户须重新登录，未保存的内容会丢失。确定强制下线吗？'
  },
  success: {
    done: '操作成功！',
    cancelProcess: '取消交办成功！',
    resetUserPassword: '密码已重置',
    forceLogout: '已强制下线'
  },
  result: { resetUserPassword: '新密码只显示这一次。请转告该用户，下次登录时须修改。' },
  events: {
    message: {
      posted: '提交留言',
      approved: '审核通过',
      returned: '退回修改',
      resubmitted: '重新提交',
      withdrawn: '撤回留言',
      takenDown: '下架',
      deletionRequested: '申请删除',
      deleted: '同意删除'
    },
    supplement: { posted: '补充留言', approved: '补充通过审核', returned: '补充被退回' },
    reply: {
      interim: '阶段性回复',
      final: '办结回复',
      explained: '解释',
      explainedLast: '最后解释',
      edited: '修改回复'
    },
    grade: { given: '留言人评价', givenAgain: '留言人二次评价' },
    comment: { approved: '评价通过审核', refused: '评价未通过审核' },
    assignment: {
      given: '交办',
      givenOffline: '线下转办',
      accepted: '接收交办',
      returnRequested: '申请退回',
      returnWithdrawn: '撤回退回申请',
      returnRefused: '不同意退回',
      cancelled: '取消交办',
      closed: '交办结束',
      answered: '提交答复',
      takenBack: '撤回答复',
      adopted: '采用答复',
      sentBack: '退回修改',
      resultRecorded: '登记线下结果'
    },
    attachment: {
      hidden: '隐藏附件',
      shown: '公开附件',
      deleted: '删除附件',
      published: '设为公开',
      withheld: '设为不公开'
    },
    account: { created: '建立账号', passwordChanged: '修改密码' },
    detector: { passedOver: '说明理由后提交' },
    phone: { revealed: '查看完整电话' },
    record: { created: '新增', updated: '修改', deleted: '删除', imported: '导入' },
    user: { passwordReset: '重置密码', unlocked: '解除登录锁定', enabled: '启用', disabled: '停用' },
    session: { ended: '强制下线' },
    recheck: { requested: '申请复核' }
  }
}
