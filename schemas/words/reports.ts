import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    noteReport: { verb: text('阅知', '閱知', 'Note'), fields: { advice: text('批注', '批註', 'Remark') } },
    returnReport: {
      verb: text('退回并提出意见', '退回並提出意見', 'Return with advice'),
      fields: { advice: text('意见', '意見', 'Advice') }
    },
    reportMessage: {
      verb: text('上报', '上報', 'Report to our superior'),
      note: text(
        '请上级单位了解或接办这条留言；在上级接办之前，仍由本单位按期办理。',
        '請上級單位了解或接辦這則留言；在上級接辦之前，仍由本單位按期辦理。',
        'Puts the message before your superior; until they take it over, it stays yours, with its deadline.'
      ),
      fields: { note: text('上报说明', '上報說明', 'Why') },
      success: text('已上报，等待上级处理', '已上報，等待上級處理', 'Reported; it waits for your superior')
    },
    takeOverReport: {
      verb: text('接办', '接辦', 'Take over'),
      fields: { advice: text('说明', '說明', 'Note') },
      confirm: text(
        '接办后，由本单位继续办理，原有办理状态和期限不变，下级未完成的交办会一并结束。确定接办吗？',
        '接辦後，由本單位繼續辦理，原有辦理狀態和期限不變，下級未完成的交辦會一併結束。確定接辦嗎？',
        'You handle the message from now on, in its present state and by its present deadline. Open assignments below close. Take it over?'
      )
    },
    withdrawReport: { verb: text('撤回上报', '撤回上報', 'Withdraw the report') }
  },
  tabs: { takenOver: text('已接办', '已接辦', 'Taken over'), noted: text('已阅知', '已閱知', 'Noted') },
  events: {
    report: {
      submitted: text('上报上级', '上報上級', 'Reported to the superior'),
      withdrawn: text('撤回上报', '撤回上報', 'Report withdrawn'),
      takenOver: text('上级接办', '上級接辦', 'Taken over by the superior'),
      returned: text('上级退回并提出意见', '上級退回並提出意見', 'Returned by the superior with advice'),
      noted: text('上级阅知', '上級閱知', 'Noted by the superior')
    }
  },
  // Refusals about reports upward (domain 4).
  errors: {
    RPT0001: entry(
      'conflict',
      'added',
      '您的单位没有上级单位，不能上报',
      '您的單位沒有上級單位，不能上報',
      'Your institution has no superior to report to.'
    ),
    RPT0002: entry(
      'conflict',
      'added',
      '这条留言已经上报，请等待上级处理',
      '這則留言已經上報，請等待上級處理',
      'This message was reported already and waits for your superior.'
    ),
    RPT0003: entry(
      'conflict',
      'added',
      '这次上报现在不能“{action}”，请刷新查看最新状态',
      '這次上報現在不能「{action}」，請重新整理查看最新狀態',
      'This report does not allow “{action}” now. Reload to see its state.'
    ),
    RPT0004: entry(
      'conflict',
      'added',
      '这条留言已办结或正在复核，不能上报',
      '這則留言已辦結或正在複核，不能上報',
      'This message is finished or under recheck, so it cannot be reported.'
    ),
    RPT0005: entry(
      'conflict',
      'added',
      '这条留言正在复核，平台决定后才能接办',
      '這則留言正在複核，平台決定後才能接辦',
      'This message is under recheck. It can be taken over once that is decided.'
    )
  }
} satisfies FamilyWords
