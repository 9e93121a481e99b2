import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    mergeMessage: {
      verb: '併入其他留言',
      note: '合併後由主留言統一回覆，回覆同時作為這則留言的回覆，主留言的期限取兩者中較早的；辦結回覆之前可以拆分。',
      fields: { mainTid: '併入的留言編號', reason: '併案理由（告知留言人）' },
      missing: { mainTid: '請填寫要併入的留言編號' },
      success: '已併入，回覆主留言時會一併回覆'
    },
    splitMessage: {
      verb: '拆分',
      confirm: '拆分後，這則留言單獨辦理，辦理期限自併案時停計處接續，至少還有兩個工作日。確定拆分嗎？',
      success: '已拆分，請單獨辦理'
    }
  },
  events: { merge: { received: '併入一則留言' } }
}
