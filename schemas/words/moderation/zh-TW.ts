import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    consentDeletion: {
      verb: '同意刪除',
      confirm: '同意後，只有留言人和平台編輯可以看到，且不能恢復；統計中仍會保留。確定同意刪除嗎？'
    },
    refuseDeletion: {
      verb: '不同意刪除',
      done: '未同意刪除',
      fields: { reason: '不同意的原因（告知留言人）' }
    },
    readdressMessage: {
      verb: '改投',
      fields: { fid: '改投對象', reason: '改投原因（告知原單位和新單位）' },
      missing: { fid: '請選擇留言對象' },
      confirm:
        '改投後，由新的單位從頭辦理，期限重新計算，未完成的交辦會一併結束，原有評價不再計入統計。確定改投嗎？'
    },
    redactMessage: {
      verb: '修改公開內容',
      fields: { reason: '隱藏或恢復的理由（僅編輯可見）' }
    },
    restoreMessage: { verb: '恢復', fields: { reason: '恢復原因（告知留言人）' } },
    takeDownMessage: {
      verb: '下架',
      fields: { reason: '下架原因（告知留言人）' },
      confirm: '下架後，只有留言人和平台編輯可以看到，未完成的交辦會一併結束。確定下架嗎？'
    }
  },
  tabs: { consented: '已同意', refused: '未同意', withdrawn: '已撤回' },
  events: {
    message: {
      posted: '提交留言',
      approved: '審核通過',
      returned: '退回修改',
      resubmitted: '重新提交',
      withdrawn: '撤回留言',
      takenDown: '下架',
      restored: '恢復公開',
      readdressed: '改投其他單位辦理',
      redacted: '修改公開內容',
      merged: '與其他留言併案辦理',
      split: '拆分，單獨辦理',
      deletionRequested: '申請刪除',
      deletionWithdrawn: '撤回刪除申請',
      deletionRefused: '未同意刪除',
      deleted: '同意刪除',
      voiced: '多人遇到同樣的問題'
    }
  }
}
