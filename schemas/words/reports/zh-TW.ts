import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    noteReport: { verb: '閱知', fields: { advice: '批註' } },
    returnReport: { verb: '退回並提出意見', fields: { advice: '意見' } },
    reportMessage: {
      verb: '上報',
      note: '請上級單位了解或接辦這則留言；在上級接辦之前，仍由本單位按期辦理。',
      fields: { note: '上報說明' },
      success: '已上報，等待上級處理'
    },
    takeOverReport: {
      verb: '接辦',
      fields: { advice: '說明' },
      confirm: '接辦後，由本單位繼續辦理，原有辦理狀態和期限不變，下級未完成的交辦會一併結束。確定接辦嗎？'
    },
    withdrawReport: { verb: '撤回上報' }
  },
  tabs: { takenOver: '已接辦', noted: '已閱知' },
  events: {
    report: {
      submitted: '上報上級',
      withdrawn: '撤回上報',
      takenOver: '上級接辦',
      returned: '上級退回並提出意見',
      noted: '上級閱知'
    }
  }
}
