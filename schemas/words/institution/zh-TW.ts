import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    changeCase: {
      verb: '修改案例',
      fields: {
        title: '案例標題',
        summary: '案例摘要（至少 10 個字）',
        measures: '主要做法（至少 10 個字）',
        result: '辦理成效（至少 10 個字）'
      }
    },
    proposeCase: {
      verb: '申報案例',
      fields: {
        title: '案例標題',
        summary: '案例摘要（至少 10 個字）',
        measures: '主要做法（至少 10 個字）',
        result: '辦理成效（至少 10 個字）',
        withReplyPictures: '同時展示回覆中的公開附件'
      },
      success: '案例已提交，等待審批'
    },
    submitCase: { verb: '提交審批', fields: { comment: '給審批人的說明' } },
    withdrawCase: { verb: '撤回案例', fields: { reason: '撤回原因' } },
    requestExtension: {
      verb: '申請延期',
      fields: { days: '延長幾個工作日（1 至 30）', reason: '延期理由（至少 10 個字）' },
      success: '延期申請已提交，等待審批'
    },
    adoptSuggestion: { verb: '採納', confirm: '採納標記會公開顯示，並告知留言人。確定採納嗎？' },
    cancelAdoption: {
      verb: '取消採納',
      button: '確認取消採納',
      confirm: '取消後，不再公開顯示採納標記。確定取消嗎？'
    },
    editReply: { verb: '修改回覆', fields: { content: '回覆內容' } },
    explainMessage: { verb: '解釋', fields: { content: '解釋內容' } },
    replyMessage: { verb: '回覆', fields: { content: '回覆內容' } },
    revealAuthorPhone: { verb: '檢視完整電話', fields: { reason: '檢視原因（將記錄在案）' } }
  },
  success: { caseSaved: '案例已儲存' },
  tabs: {
    caseDrafts: '草稿',
    unread: '未讀',
    notReplied: '未回覆',
    replied: '已回覆',
    toReply: '待回覆',
    toExplain: '待解釋',
    recheck: '複核中',
    awaitingGrade: '待評價',
    graded: '已評價',
    explained: '已解釋',
    gradedTwice: '二次評價'
  },
  events: {
    reply: {
      interim: '階段性回覆',
      final: '辦結回覆',
      explained: '解釋',
      explainedLast: '最後解釋',
      edited: '修改回覆'
    },
    grade: { given: '留言人評價', givenAgain: '留言人二次評價', struck: '評價不計入統計' },
    detector: { passedOver: '說明理由後提交' },
    phone: { revealed: '檢視完整電話' },
    deadline: { near: '辦理期限將至', passed: '已超過辦理期限' },
    extension: {
      requested: '申請延期',
      approved: '同意延期，辦理期限已延長',
      returned: '延期申請被退回',
      refused: '延期申請未獲同意',
      withdrawn: '撤回延期申請',
      lapsed: '延期審批通過時原期限已變，申請自動失效'
    },
    grading: { closing: '評價期即將結束', closed: '評價期已結束' },
    forum: { handedOver: '版塊移交其他單位辦理' },
    case: {
      drafted: '起草案例',
      changed: '修改案例',
      proposed: '申報案例',
      published: '入選案例庫',
      returned: '案例被駁回，可修改後重新提交',
      refused: '案例未獲通過',
      withdrawn: '撤回案例',
      takenDown: '案例下架',
      restored: '案例恢復發布'
    },
    suggestion: { adopted: '採納建言', adoptionCancelled: '取消採納' },
    voice: { joined: '加入「我也遇到」', takenBack: '撤回「我也遇到」', answered: '回饋是否解決' }
  }
}
