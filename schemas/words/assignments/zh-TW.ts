import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    adoptAnswer: { verb: '採用回覆', fields: { content: '回覆內容' } },
    answerProcess: { verb: '提交回覆', fields: { content: '回覆內容' } },
    assignMessage: { verb: '交辦', fields: { deadlineAt: '要求完成日期' } },
    assignOffline: { verb: '線下轉辦', fields: { deadlineAt: '要求完成日期' } },
    cancelApply: { verb: '撤回退回申請' },
    cancelOfflineProcess: { verb: '取消線下轉辦', button: '確認取消轉辦' },
    cancelProcess: {
      verb: '取消交辦',
      button: '確認取消交辦',
      agree: '同意退回',
      confirm: '交辦取消後，對方將不能繼續辦理，已寫的回覆會保留。確定嗎？',
      success: '取消交辦成功！'
    },
    nagProcess: {
      verb: '催辦',
      done: '已催辦',
      fields: { note: '催辦說明' },
      success: '催辦已發送，承辦單位會收到提醒'
    },
    receiveProcess: { verb: '接收' },
    recordOfflineResult: { verb: '登記結果' },
    refuseApplyCancelProcess: { verb: '不同意退回', done: '未同意退回' },
    requestReturn: { verb: '申請退回', fields: { reason: '退回原因（至少 %{min} 個字）' } },
    sendBackAnswer: { verb: '退回修改', fields: { reason: '修改意見' } },
    takeBackAnswer: { verb: '撤回回覆' }
  },
  fields: { naggedAt: '最近催辦時間' },
  tabs: {
    awaitingAcceptance: '待接收',
    handling: '辦理中',
    returnRequested: '申請退回',
    toExamine: '待審核',
    nagged: '已催辦',
    done: '已辦結',
    offline: '線下轉辦',
    cancelled: '已取消'
  },
  events: {
    assignment: {
      given: '交辦',
      givenOffline: '線下轉辦',
      accepted: '接收交辦',
      returnRequested: '申請退回',
      returnWithdrawn: '撤回退回申請',
      returnRefused: '不同意退回',
      nagged: '催辦',
      cancelled: '取消交辦',
      closed: '交辦結束',
      answered: '提交回覆',
      takenBack: '撤回回覆',
      adopted: '採用回覆',
      sentBack: '退回修改',
      resultRecorded: '登記線下結果'
    }
  }
}
