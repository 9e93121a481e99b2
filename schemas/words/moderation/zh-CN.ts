import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    consentDeletion: {
      verb: '同意删除',
      confirm: '同意后，只有留言人和平台编辑可以看到，且不能恢复；统计中仍会保留。确定同意删除吗？'
    },
    refuseDeletion: {
      verb: '不同意删除',
      done: '未同意删除',
      fields: { reason: '不同意的原因（告知留言人）' }
    },
    readdressMessage: {
      verb: '改投',
      fields: { fid: '改投对象', reason: '改投原因（告知原单位和新单位）' },
      missing: { fid: '请选择留言对象' },
      confirm:
        '改投后，由新的单位从头办理，期限重新计算，未完成的交办会一并结束，原有评价不再计入统计。确定改投吗？'
    },
    redactMessage: {
      verb: '修改公开内容',
      fields: { reason: '隐藏或恢复的理由（仅编辑可见）' }
    },
    restoreMessage: { verb: '恢复', fields: { reason: '恢复原因（告知留言人）' } },
    takeDownMessage: {
      verb: '下架',
      fields: { reason: '下架原因（告知留言人）' },
      confirm: '下架后，只有留言人和平台编辑可以看到，未完成的交办会一并结束。确定下架吗？'
    }
  },
  tabs: { consented: '已同意', refused: '未同意', withdrawn: '已撤回' },
  events: {
    message: {
      posted: '提交留言',
      approved: '审核通过',
      returned: '退回修改',
      resubmitted: '重新提交',
      withdrawn: '撤回留言',
      takenDown: '下架',
      restored: '恢复公开',
      readdressed: '改投其他单位办理',
      redacted: '修改公开内容',
      merged: '与其他留言合并办理',
      split: '拆分，单独办理',
      deletionRequested: '申请删除',
      deletionWithdrawn: '撤回删除申请',
      deletionRefused: '未同意删除',
      deleted: '同意删除',
      voiced: '多人遇到同样的问题'
    }
  }
}
