/** Texts of requests about messages, campaigns and cases, on which editors decide. */
export const review = {
  boards: {
    rechecks: {
      fields: {
        startTime: '申請時間',
        groupName: '申請單位'
      }
    },
    deletions: {
      fields: {
        startTime: '申請時間'
      }
    },
    deliveries: {
      fields: {
        startTime: '申請時間',
        groupName: '申請單位'
      }
    },
    campaigns: {
      fields: {
        timeSt: '提交時間',
        groupName: '徵集單位'
      }
    },
    cases: {
      fields: {
        startTime: '修改時間',
        groupName: '申報單位'
      }
    }
  },
  pages: {
    review: {
      otherMatters: '還有待決定：',
      standardReasons: '常用原因',
      reasonLanguages: '未改動的常用原因，留言人以自己的語言看到。',
      manageReasons: '管理常用原因（新視窗）',
      goOn: '決定後看下一筆',
      backToList: '返回清單',
      gone: '這筆申請不在這則留言裡，請返回清單檢視。',
      campaign: '徵集',
      case: '案例',
      issue: '熱點',
      latestText: '目前文字',
      confirmedText: '已確認、公眾看到的文字',
      changes: '修改之處',
      changesSinceReturn: '退回後的修改',
      grades: '留言人評價',
      neverConfirmed: '公眾目前看不到這個徵集。',
      sameText: '公眾看到的就是目前文字。',
      questions: '徵集問題',
      forums: '建言提交給',
      period: '徵集時間',
      summaryOf: '徵集結果',
      entries: '%{count} 則公開建言，採納 %{adopted} 則',
      auditNote: '退回或下架原因',
      withdrawn: '徵集單位已撤回',
      summary: '案例摘要',
      measures: '主要做法',
      result: '辦理成效',
      proposer: '申報人',
      toMessage: '檢視留言',
      takeDownEnds: '下架後申報單位不能修改，也不能重新申報；只能由平台恢復發布。',
      inApproval: '正在審批流程中，請在「流程任務」裡辦理。',
      note: '原因'
    }
  }
}
