import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    noteReport: { verb: '阅知', fields: { advice: '批注' } },
    returnReport: { verb: '退回并提出意见', fields: { advice: '意见' } },
    reportMessage: {
      verb: '上报',
      note: '请上级单位了解或接办这条留言；在上级接办之前，仍由本单位按期办理。',
      fields: { note: '上报说明' },
      success: '已上报，等待上级处理'
    },
    takeOverReport: {
      verb: '接办',
      fields: { advice: '说明' },
      confirm: '接办后，由本单位继续办理，原有办理状态和期限不变，下级未完成的交办会一并结束。确定接办吗？'
    },
    withdrawReport: { verb: '撤回上报' }
  },
  tabs: { takenOver: '已接办', noted: '已阅知' },
  events: {
    report: {
      submitted: '上报上级',
      withdrawn: '撤回上报',
      takenOver: '上级接办',
      returned: '上级退回并提出意见',
      noted: '上级阅知'
    }
  }
}
