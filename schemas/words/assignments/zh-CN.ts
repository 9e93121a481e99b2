import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    adoptAnswer: { verb: '采用回复', fields: { content: '回复内容' } },
    answerProcess: { verb: '提交回复', fields: { content: '回复内容' } },
    assignMessage: { verb: '交办', fields: { deadlineAt: '要求完成日期' } },
    assignOffline: { verb: '线下转办', fields: { deadlineAt: '要求完成日期' } },
    cancelApply: { verb: '撤回退回申请' },
    cancelOfflineProcess: { verb: '取消线下转办', button: '确认取消转办' },
    cancelProcess: {
      verb: '取消交办',
      button: '确认取消交办',
      agree: '同意退回',
      confirm: '交办取消后，对方将不能继续办理，已写的回复会保留。确定吗？',
      success: '取消交办成功！'
    },
    nagProcess: {
      verb: '催办',
      done: '已催办',
      fields: { note: '催办说明' },
      success: '催办已发送，承办单位会收到提醒'
    },
    receiveProcess: { verb: '接收' },
    recordOfflineResult: { verb: '登记结果' },
    refuseApplyCancelProcess: { verb: '不同意退回', done: '未同意退回' },
    requestReturn: { verb: '申请退回', fields: { reason: '退回原因（至少 %{min} 个字）' } },
    sendBackAnswer: { verb: '退回修改', fields: { reason: '修改意见' } },
    takeBackAnswer: { verb: '撤回回复' }
  },
  fields: { naggedAt: '最近催办时间' },
  tabs: {
    awaitingAcceptance: '待接收',
    handling: '办理中',
    returnRequested: '申请退回',
    toExamine: '待审核',
    nagged: '已催办',
    done: '已办结',
    offline: '线下转办',
    cancelled: '已取消'
  },
  events: {
    assignment: {
      given: '交办',
      givenOffline: '线下转办',
      accepted: '接收交办',
      returnRequested: '申请退回',
      returnWithdrawn: '撤回退回申请',
      returnRefused: '不同意退回',
      nagged: '催办',
      cancelled: '取消交办',
      closed: '交办结束',
      answered: '提交回复',
      takenBack: '撤回回复',
      adopted: '采用回复',
      sentBack: '退回修改',
      resultRecorded: '登记线下结果'
    }
  }
}
