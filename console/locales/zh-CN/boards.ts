/** Names of fields on boards where the common name does not fit; the key is the name of the board. */
const returned = { fields: { verb: '事项', actorName: '处理方', note: '说明', startTime: '时间' } }

export const boardFields = {
  ownRechecks: {
    fields: {
      matter: '复核事由',
      reason: '复核理由',
      recheckState: '状态',
      askedAt: '申请时间',
      decidedAt: '决定时间',
      note: '决定说明',
      channel: '由谁提出',
      proposer: '提出人或单位',
      messageGroupName: '当前办理单位',
      startTime: '申请时间'
    }
  },
  'tab-Delivery': {
    fields: {
      toGroupName: '接收单位',
      reason: '递送理由',
      deliveryState: '状态',
      askedAt: '申请时间',
      decidedAt: '处理时间',
      note: '平台说明',
      opinion: '接收单位意见',
      messageGroupName: '当前办理单位',
      startTime: '申请时间'
    }
  },
  'list-handle-delivery': {
    fields: {
      groupName: '申请单位',
      reason: '递送理由',
      askedAt: '申请时间',
      opinion: '我的意见',
      opinionAt: '提出意见时间',
      messageGroupName: '当前办理单位',
      startTime: '申请时间'
    }
  },
  proposalsTo: {
    fields: {
      kind: '类别',
      groupName: '提交单位',
      proposalState: '状态',
      askedAt: '提交时间',
      decidedAt: '处理时间',
      note: '退回理由',
      messageGroupName: '当前办理单位',
      startTime: '提交时间'
    }
  },
  reportsTo: {
    fields: {
      groupName: '上报单位',
      note: '上报说明',
      reportState: '状态',
      askedAt: '上报时间',
      decidedAt: '处理时间',
      advice: '我的意见',
      messageGroupName: '当前办理单位',
      startTime: '上报时间'
    }
  },
  reportsFrom: {
    fields: {
      superiorName: '上级单位',
      note: '上报说明',
      reportState: '状态',
      askedAt: '上报时间',
      decidedAt: '处理时间',
      advice: '上级意见',
      messageGroupName: '当前办理单位',
      startTime: '上报时间'
    }
  },
  ownCases: {
    fields: {
      note: '审批意见',
      proposerName: '申报人',
      subject: '原留言',
      startTime: '修改时间'
    }
  },
  userFeedback: returned,
  platformFeedback: returned,
  lastFeedback: returned,
  nextFeedback: returned
}
