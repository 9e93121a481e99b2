/** Texts of requests about messages, campaigns and cases, on which editors decide. */
export const review = {
  boards: {
    rechecks: {
      fields: {
        startTime: '申请时间',
        groupName: '申请单位'
      }
    },
    deletions: {
      fields: {
        startTime: '申请时间'
      }
    },
    deliveries: {
      fields: {
        startTime: '申请时间',
        groupName: '申请单位'
      }
    },
    campaigns: {
      fields: {
        timeSt: '提交时间',
        groupName: '征集单位'
      }
    },
    cases: {
      fields: {
        startTime: '修改时间',
        groupName: '申报单位'
      }
    }
  },
  pages: {
    review: {
      otherMatters: '还有待决定：',
      standardReasons: '常用原因',
      reasonLanguages: '未改动的常用原因，留言人以自己的语言看到。',
      manageReasons: '管理常用原因（新窗口）',
      goOn: '决定后看下一条',
      backToList: '返回列表',
      gone: '这条申请不在这条留言里，请返回列表查看。',
      campaign: '征集',
      case: '案例',
      issue: '热点',
      latestText: '当前文字',
      confirmedText: '已确认、公众看到的文字',
      changes: '改动之处',
      changesSinceReturn: '退回后的改动',
      grades: '留言人评价',
      neverConfirmed: '公众目前看不到这个征集。',
      sameText: '公众看到的就是当前文字。',
      questions: '征集问题',
      forums: '建言提交给',
      period: '征集时间',
      summaryOf: '征集结果',
      entries: '%{count} 条公开建言，采纳 %{adopted} 条',
      auditNote: '退回或下架原因',
      withdrawn: '征集单位已撤回',
      summary: '案例摘要',
      measures: '主要做法',
      result: '办理成效',
      proposer: '申报人',
      toMessage: '查看留言',
      takeDownEnds: '下架后申报单位不能修改，也不能重新申报；只能由平台恢复发布。',
      inApproval: '正在审批流程中，请在“流程任务”里办理。',
      note: '原因'
    }
  }
}
