import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    consentDeletion: {
      verb: text('同意删除', '同意刪除', 'Consent to deletion'),
      confirm: text(
        '同意后，只有留言人和平台编辑可以看到，且不能恢复；统计中仍会保留。确定同意删除吗？',
        '同意後，只有留言人和平台編輯可以看到，且不能恢復；統計中仍會保留。確定同意刪除嗎？',
        'Only the author and editors will see the message, and it cannot be restored. The statistics still count it. Consent to the deletion?'
      )
    },
    refuseDeletion: {
      verb: text('不同意删除', '不同意刪除', 'Refuse deletion'),
      done: text('未同意删除', '未同意刪除', 'Deletion refused'),
      fields: {
        reason: text('不同意的原因（告知留言人）', '不同意的原因（告知留言人）', 'Why (told to the author)')
      }
    },
    readdressMessage: {
      verb: text('改投', '改投', 'Re-address'),
      fields: {
        fid: text('改投对象', '改投對象', 'New addressee'),
        reason: text(
          '改投原因（告知原单位和新单位）',
          '改投原因（告知原單位和新單位）',
          'Reason (told to both institutions)'
        )
      },
      missing: { fid: text('请选择留言对象', '請選擇留言對象', 'Choose a forum') },
      confirm: text(
        '改投后，由新的单位从头办理，期限重新计算，未完成的交办会一并结束，原有评价不再计入统计。确定改投吗？',
        '改投後，由新的單位從頭辦理，期限重新計算，未完成的交辦會一併結束，原有評價不再計入統計。確定改投嗎？',
        'Another institution begins anew with a new deadline. Open assignments close, and earlier grades no longer count. Re-address the message?'
      )
    },
    redactMessage: {
      verb: text('修改公开内容', '修改公開內容', 'Change the public text'),
      fields: {
        reason: text(
          '隐藏或恢复的理由（仅编辑可见）',
          '隱藏或恢復的理由（僅編輯可見）',
          'Reason for hiding or showing (editors only)'
        )
      }
    },
    restoreMessage: {
      verb: text('恢复', '恢復', 'Restore'),
      fields: {
        reason: text('恢复原因（告知留言人）', '恢復原因（告知留言人）', 'Reason (told to the author)')
      }
    },
    takeDownMessage: {
      verb: text('下架', '下架', 'Take down'),
      fields: {
        reason: text('下架原因（告知留言人）', '下架原因（告知留言人）', 'Reason (told to the author)')
      },
      confirm: text(
        '下架后，只有留言人和平台编辑可以看到，未完成的交办会一并结束。确定下架吗？',
        '下架後，只有留言人和平台編輯可以看到，未完成的交辦會一併結束。確定下架嗎？',
        'Only the author and editors will see the message, and open assignments close. Take it down?'
      )
    }
  },
  tabs: {
    consented: text('已同意', '已同意', 'Consented'),
    refused: text('未同意', '未同意', 'Refused'),
    withdrawn: text('已撤回', '已撤回', 'Withdrawn')
  },
  events: {
    message: {
      posted: text('提交留言', '提交留言', 'Message sent'),
      approved: text('审核通过', '審核通過', 'Approved'),
      returned: text('退回修改', '退回修改', 'Returned for changes'),
      resubmitted: text('重新提交', '重新提交', 'Sent again'),
      withdrawn: text('撤回留言', '撤回留言', 'Withdrawn'),
      takenDown: text('下架', '下架', 'Taken down'),
      restored: text('恢复公开', '恢復公開', 'Restored'),
      readdressed: text('改投其他单位办理', '改投其他單位辦理', 'Passed to another institution'),
      redacted: text('修改公开内容', '修改公開內容', 'Public text changed'),
      merged: text('与其他留言合并办理', '與其他留言併案辦理', 'Merged with another message'),
      split: text('拆分，单独办理', '拆分，單獨辦理', 'Split, handled on its own'),
      deletionRequested: text('申请删除', '申請刪除', 'Deletion requested'),
      deletionWithdrawn: text('撤回删除申请', '撤回刪除申請', 'Request for deletion withdrawn'),
      deletionRefused: text('未同意删除', '未同意刪除', 'Deletion refused'),
      deleted: text('同意删除', '同意刪除', 'Deletion agreed to'),
      inDistress: text(
        '内容可能涉及轻生，请立即查看',
        '內容可能涉及輕生，請立即檢視',
        'Somebody may be in danger: read it now'
      ),
      reclassified: text(
        '审核时调整领域、类型或留言对象',
        '審核時調整領域、類型或留言對象',
        'Domain, type or forum corrected at the approval'
      ),
      voiced: text('多人遇到同样的问题', '多人遇到同樣的問題', 'More people have the same problem')
    }
  },
  // Refusals about an editor's actions on an approved message (domain 2).
  errors: {
    MOD0001: entry(
      'invalid',
      'added',
      '留言已在这个留言对象名下，请选择其他留言对象',
      '留言已在這個留言對象名下，請選擇其他留言對象',
      'The message is addressed to this forum already. Choose another one.'
    )
  }
} satisfies FamilyWords
