/** Texts of the cases that an institution proposes. */
export const ownCases = {
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
    submitCase: {
      verb: '提交審批',
      fields: {
        comment: '給審批人的說明'
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
    caseSaved: '案例已儲存'
  },
  tabs: {
    caseDrafts: '草稿'
  },
  boards: {
    ownCases: {
      fields: {
        note: '審批意見',
        proposerName: '申報人',
        subject: '原留言',
        startTime: '修改時間'
      }
    }
  }
}
