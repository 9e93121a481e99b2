/** Texts of the cases that an institution proposes. */
export const ownCases = {
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
    submitCase: {
      verb: '提交审批',
      fields: {
        comment: '给审批人的说明'
      }
    },
    withdrawCase: {
      verb: '撤回案例',
      fields: {
        reason: '撤回原因'
      }
    }
  },
  success: {
    caseSaved: '案例已保存'
  },
  tabs: {
    caseDrafts: '草稿'
  },
  boards: {
    ownCases: {
      fields: {
        note: '审批意见',
        proposerName: '申报人',
        subject: '原留言',
        startTime: '修改时间'
      }
    }
  }
}
