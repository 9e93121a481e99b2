import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    restoreCase: { verb: text('恢复发布', '恢復發布', 'Show again') },
    takeDownCase: {
      verb: text('下架', '下架', 'Take down'),
      fields: {
        reason: text(
          '下架原因（告知申报单位）',
          '下架原因（告知申報單位）',
          'Reason (the institution is told)'
        )
      }
    },
    approveComment: { verb: text('通过', '通過', 'Approve') },
    refuseComment: { verb: text('不通过', '不通過', 'Refuse'), done: text('未通过', '未通過', 'Refused') },
    answerFeedback: {
      verb: text('回复', '回覆', 'Answer'),
      fields: {
        answer: text('回复内容（告知反馈人）', '回覆內容（告知回饋人）', 'Answer (whoever wrote it is told)')
      },
      success: text('已回复，并已通知反馈人', '已回覆，並已通知回饋人', 'Answered; whoever wrote it is told')
    },
    revealFeedbackContact: {
      verb: text('查看联系方式', '檢視聯絡方式', 'Read the contact'),
      fields: {
        reason: text(
          '查看原因（将告知反馈人）',
          '檢視原因（將告知回饋人）',
          'Reason (whoever wrote it is told)'
        )
      },
      result: text(
        '本次查看已记录在案并告知反馈人：',
        '本次檢視已記錄在案並告知回饋人：',
        'This reading is on record, and whoever wrote it is told:'
      )
    },
    approveSupplement: {
      opens: text('审核', '審核', 'Review'),
      verb: text('通过', '通過', 'Approve'),
      fields: {
        reason: text(
          '隐藏或恢复的理由（仅编辑可见）',
          '隱藏或恢復的理由（僅編輯可見）',
          'Reason for hiding or showing (editors only)'
        )
      }
    },
    returnSupplement: {
      verb: text('退回', '退回', 'Return'),
      fields: {
        reason: text('退回原因（告知留言人）', '退回原因（告知留言人）', 'Reason (told to the author)')
      }
    },
    approveMessage: {
      opens: text('审核', '審核', 'Review'),
      verb: text('通过', '通過', 'Approve'),
      fields: {
        reason: text(
          '隐藏或恢复的理由（仅编辑可见）',
          '隱藏或恢復的理由（僅編輯可見）',
          'Reason for hiding or showing (editors only)'
        )
      }
    },
    reclassifyMessage: {
      verb: text('调整分类', '調整分類', 'Correct'),
      note: text(
        '可以调整领域、类型和留言对象，留空的不变。作者会收到通知。',
        '可以調整領域、類型和留言對象，留空的不變。作者會收到通知。',
        'Domain, type and forum can be corrected. What is left empty stays. The author is told.'
      ),
      fields: { fid: text('留言对象', '留言對象', 'Forum') },
      success: text('已调整，作者会收到通知', '已調整，作者會收到通知', 'Corrected; the author is told')
    },
    returnMessage: {
      verb: text('退回', '退回', 'Return'),
      fields: {
        reason: text('退回原因（告知留言人）', '退回原因（告知留言人）', 'Reason (told to the author)')
      }
    }
  },
  tabs: {
    feedbackWaiting: text('待回复', '待回覆', 'Waiting'),
    feedbackAnswered: text('已回复', '已回覆', 'Answered'),
    pendingMessages: text('待审留言', '待審留言', 'Messages'),
    pendingSupplements: text('待审补充', '待審補充', 'Supplements'),
    pendingComments: text('待审评价', '待審評價', 'Comments'),
    openRechecks: text('待决复核', '待決複核', 'Rechecks'),
    openDeletions: text('删除申请', '刪除申請', 'Deletion requests'),
    openDeliveries: text('递送申请', '遞送申請', 'Deliveries')
  },
  events: {
    supplement: {
      posted: text('补充留言', '補充留言', 'Supplement sent'),
      approved: text('补充通过审核', '補充通過審核', 'Supplement approved'),
      returned: text('补充被退回', '補充被退回', 'Supplement returned'),
      withdrawn: text('撤回补充', '撤回補充', 'Supplement withdrawn')
    },
    comment: {
      approved: text('评价通过审核', '評價通過審核', 'Comment approved'),
      refused: text('评价未通过审核', '評價未通過審核', 'Comment refused')
    },
    feedback: {
      written: text('提交意见反馈', '提交意見回饋', 'Feedback written'),
      answered: text(
        '平台已回复您的意见反馈',
        '平台已回覆您的意見回饋',
        'The platform has answered your feedback'
      )
    }
  }
} satisfies FamilyWords
