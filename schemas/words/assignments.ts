import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    adoptAnswer: {
      verb: text('采用回复', '採用回覆', 'Adopt the answer'),
      fields: { content: text('回复内容', '回覆內容', 'Answer') }
    },
    answerProcess: {
      verb: text('提交回复', '提交回覆', 'Hand in the answer'),
      fields: { content: text('回复内容', '回覆內容', 'Answer') }
    },
    assignMessage: {
      verb: text('交办', '交辦', 'Assign'),
      fields: { deadlineAt: text('要求完成日期', '要求完成日期', 'Due by') },
      empty: {
        deadlineAt: text(
          '没有填写要求完成日期，将按本单位剩余工作日的三分之二自动确定。',
          '沒有填寫要求完成日期，將依本單位剩餘工作日的三分之二自動決定。',
          'No date is chosen: it will be after two thirds of your own remaining working days.'
        )
      }
    },
    assignOffline: {
      verb: text('线下转办', '線下轉辦', 'Transfer offline'),
      fields: { deadlineAt: text('要求完成日期', '要求完成日期', 'Due by') },
      empty: {
        deadlineAt: text(
          '没有填写要求完成日期，将按本单位剩余工作日的三分之二自动确定。',
          '沒有填寫要求完成日期，將依本單位剩餘工作日的三分之二自動決定。',
          'No date is chosen: it will be after two thirds of your own remaining working days.'
        )
      }
    },
    cancelApply: { verb: text('撤回退回申请', '撤回退回申請', 'Withdraw the request') },
    cancelOfflineProcess: {
      verb: text('取消线下转办', '取消線下轉辦', 'Cancel the transfer'),
      button: text('确认取消转办', '確認取消轉辦', 'Cancel the transfer')
    },
    cancelProcess: {
      verb: text('取消交办', '取消交辦', 'Cancel the assignment'),
      button: text('确认取消交办', '確認取消交辦', 'Cancel the assignment'),
      agree: text('同意退回', '同意退回', 'Agree to the return'),
      confirm: text(
        '交办取消后，对方将不能继续办理，已写的回复会保留。确定吗？',
        '交辦取消後，對方將不能繼續辦理，已寫的回覆會保留。確定嗎？',
        'They cannot go on with it; what they wrote is kept. Cancel it?'
      ),
      success: text('取消交办成功！', '取消交辦成功！', 'The assignment is cancelled')
    },
    nagProcess: {
      verb: text('催办', '催辦', 'Send a reminder'),
      done: text('已催办', '已催辦', 'Reminder sent'),
      note: text(
        '承办单位会收到提醒，催办记入办理过程。同一交办每天可以催办一次。',
        '承辦單位會收到提醒，催辦記入辦理過程。同一交辦每天可以催辦一次。',
        'The holder is told, and the timeline keeps the reminder. An assignment allows one a day.'
      ),
      fields: { note: text('催办说明', '催辦說明', 'Note to the holder') },
      success: text(
        '催办已发送，承办单位会收到提醒',
        '催辦已發送，承辦單位會收到提醒',
        'Reminder sent; the holder is told'
      )
    },
    receiveProcess: { verb: text('接收', '接收', 'Accept') },
    recordOfflineResult: { verb: text('登记结果', '登記結果', 'Record the result') },
    refuseApplyCancelProcess: {
      verb: text('不同意退回', '不同意退回', 'Refuse the return'),
      done: text('未同意退回', '未同意退回', 'Return refused')
    },
    requestReturn: {
      verb: text('申请退回', '申請退回', 'Request return'),
      fields: {
        reason: text(
          '退回原因（至少 %{min} 个字）',
          '退回原因（至少 %{min} 個字）',
          'Why (at least %{min} characters)'
        )
      }
    },
    sendBackAnswer: {
      verb: text('退回修改', '退回修改', 'Send back'),
      fields: { reason: text('修改意见', '修改意見', 'What to change') }
    },
    takeBackAnswer: { verb: text('撤回回复', '撤回回覆', 'Take the answer back') }
  },
  fields: { naggedAt: text('最近催办时间', '最近催辦時間', 'Last reminder') },
  tabs: {
    awaitingAcceptance: text('待接收', '待接收', 'Awaiting acceptance'),
    handling: text('办理中', '辦理中', 'Handling'),
    returnRequested: text('申请退回', '申請退回', 'Return requested'),
    toExamine: text('待审核', '待審核', 'To examine'),
    nagged: text('催办件', '催辦件', 'With reminders'),
    done: text('已办结', '已辦結', 'Done'),
    offline: text('线下转办', '線下轉辦', 'Offline'),
    cancelled: text('已取消', '已取消', 'Cancelled')
  },
  events: {
    assignment: {
      given: text('交办', '交辦', 'Assigned'),
      givenOffline: text('线下转办', '線下轉辦', 'Transferred offline'),
      accepted: text('接收交办', '接收交辦', 'Assignment accepted'),
      returnRequested: text('申请退回', '申請退回', 'Return requested'),
      returnWithdrawn: text('撤回退回申请', '撤回退回申請', 'Return request withdrawn'),
      returnRefused: text('不同意退回', '不同意退回', 'Return refused'),
      nagged: text('催办', '催辦', 'Reminder sent'),
      cancelled: text('取消交办', '取消交辦', 'Assignment cancelled'),
      closed: text('交办结束', '交辦結束', 'Assignment closed'),
      answered: text('提交回复', '提交回覆', 'Answer handed in'),
      takenBack: text('撤回回复', '撤回回覆', 'Answer taken back'),
      adopted: text('采用回复', '採用回覆', 'Answer adopted'),
      sentBack: text('退回修改', '退回修改', 'Sent back for changes'),
      resultRecorded: text('登记线下结果', '登記線下結果', 'Offline result recorded')
    }
  },
  // Refusals about assignments (domain 4).
  errors: {
    ASG0001: entry(
      'conflict',
      '4',
      '该交办现在不能“{action}”，请刷新查看最新状态',
      '該交辦現在不能「{action}」，請重新整理查看最新狀態',
      'This assignment does not allow “{action}” now. Reload to see its state.'
    ),
    ASG0002: entry(
      'invalid',
      'added',
      '只能交办给直接下级单位',
      '只能交辦給直屬下級單位',
      'You can only assign to a direct subordinate.'
    ),
    ASG0003: entry(
      'conflict',
      'added',
      '您已将此条留言交办，不能重复交办',
      '您已將此則留言交辦，不能重複交辦',
      'You have already assigned this message.'
    ),
    ASG0004: entry(
      'conflict',
      'added',
      '下级单位尚在办理，请先撤回对下级的交办',
      '下級單位尚在辦理，請先撤回對下級的交辦',
      'A subordinate still works on it. Cancel that assignment first.'
    ),
    ASG0005: entry(
      'invalid',
      'added',
      '交办期限须晚于现在，最晚可定为 {latest}；不填则按剩余时间自动确定',
      '交辦期限須晚於現在，最晚可定為 {latest}；不填則依剩餘時間自動決定',
      'The deadline must be in the future and at the latest {latest}. Left empty, it follows from the time that is left.'
    ),
    ASG0006: entry(
      'invalid',
      '5',
      '理由不得少于 {min} 字',
      '理由不得少於 {min} 字',
      'The reason needs at least {min} characters.'
    ),
    ASG0007: entry(
      'conflict',
      'added',
      '{holder}已于 {at} 提交回复，填写这份内容时还没有看到它，因此没有执行。请先查看该回复，再作决定',
      '{holder}已於 {at} 提交回覆，填寫這份內容時尚未看到它，因此沒有執行。請先查看該回覆，再作決定',
      '{holder} handed in an answer at {at}, which had not been seen when this was written. Nothing was done. Read that answer first, then decide.'
    ),
    ASG0008: entry(
      'conflict',
      'added',
      '今天已经催办过。同一交办每天只能催办一次，请明天再试',
      '今天已經催辦過。同一交辦每天只能催辦一次，請明天再試',
      'A reminder was already sent today. An assignment allows one a day. Try again tomorrow.'
    )
  }
} satisfies FamilyWords
