import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    changeCase: {
      verb: '修改案例',
      fields: {
        title: '案例标题',
        summary: '案例摘要（至少 10 个字）',
        measures: '主要做法（至少 10 个字）',
        result: '办理成效（至少 10 个字）'
      }
    },
    proposeCase: {
      verb: '申报案例',
      fields: {
        title: '案例标题',
        summary: '案例摘要（至少 10 个字）',
        measures: '主要做法（至少 10 个字）',
        result: '办理成效（至少 10 个字）',
        withReplyPictures: '同时展示回复中的公开附件'
      },
      success: '案例已提交，等待审批'
    },
    submitCase: { verb: '提交审批', fields: { comment: '给审批人的说明' } },
    withdrawCase: { verb: '撤回案例', fields: { reason: '撤回原因' } },
    requestExtension: {
      verb: '申请延期',
      fields: { days: '延长几个工作日（1 至 30）', reason: '延期理由（至少 10 个字）' },
      success: '延期申请已提交，等待审批'
    },
    adoptSuggestion: { verb: '采纳', confirm: '采纳标记会公开显示，并告知留言人。确定采纳吗？' },
    cancelAdoption: {
      verb: '取消采纳',
      button: '确认取消采纳',
      confirm: '取消后，不再公开显示采纳标记。确定取消吗？'
    },
    editReply: { verb: '修改回复', fields: { content: '回复内容' } },
    explainMessage: { verb: '解释', fields: { content: '解释内容' } },
    replyMessage: { verb: '回复', fields: { content: '回复内容' } },
    revealAuthorPhone: { verb: '查看完整电话', fields: { reason: '查看原因（将记录在案）' } }
  },
  success: { caseSaved: '案例已保存' },
  tabs: {
    caseDrafts: '草稿',
    unread: '未读',
    notReplied: '未回复',
    replied: '已回复',
    toReply: '待回复',
    toExplain: '待解释',
    recheck: '复核中',
    awaitingGrade: '待评价',
    graded: '已评价',
    explained: '已解释',
    gradedTwice: '二次评价'
  },
  events: {
    reply: {
      interim: '阶段性回复',
      final: '办结回复',
      explained: '解释',
      explainedLast: '最后解释',
      edited: '修改回复'
    },
    grade: { given: '留言人评价', givenAgain: '留言人二次评价', struck: '评价不计入统计' },
    detector: { passedOver: '说明理由后提交' },
    phone: { revealed: '查看完整电话' },
    deadline: { near: '办理期限临近', passed: '已超过办理期限' },
    extension: {
      requested: '申请延期',
      approved: '同意延期，办理期限已延长',
      returned: '延期申请被退回',
      refused: '延期申请未获同意',
      withdrawn: '撤回延期申请',
      lapsed: '延期审批通过时原期限已变，申请自动失效'
    },
    grading: { closing: '评价期即将结束', closed: '评价期已结束' },
    forum: { handedOver: '版块移交其他单位办理' },
    case: {
      drafted: '起草案例',
      changed: '修改案例',
      proposed: '申报案例',
      published: '入选案例库',
      returned: '案例被驳回，可修改后重新提交',
      refused: '案例未获通过',
      withdrawn: '撤回案例',
      takenDown: '案例下架',
      restored: '案例恢复发布'
    },
    suggestion: { adopted: '采纳建言', adoptionCancelled: '取消采纳' },
    voice: { joined: '加入“我也遇到”', takenBack: '撤回“我也遇到”', answered: '反馈是否解决' }
  }
}
