import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    mergeMessage: {
      verb: '并入其他留言',
      note: '合并后由主留言统一回复，回复同时作为这条留言的回复，主留言的期限取两者中较早的；办结回复之前可以拆分。',
      fields: { mainTid: '并入的留言编号', reason: '合并理由（告知留言人）' },
      missing: { mainTid: '请填写要并入的留言编号' },
      success: '已并入，回复主留言时会一并回复'
    },
    splitMessage: {
      verb: '拆分',
      confirm: '拆分后，这条留言单独办理，办理期限从合并时停计处接续，至少还有两个工作日。确定拆分吗？',
      success: '已拆分，请单独办理'
    }
  },
  events: { merge: { received: '并入一条留言' } }
}
