/** Names of fields on boards where the common name does not fit; the key is the name of the board. */
const returned = { fields: { verb: '事項', actorName: '處理方', note: '說明', startTime: '時間' } }

export const boardFields = {
  ownRechecks: {
    fields: {
      matter: '複核事由',
      reason: '複核理由',
      recheckState: '狀態',
      askedAt: '申請時間',
      decidedAt: '決定時間',
      note: '決定說明',
      channel: '由誰提出',
      proposer: '提出人或單位',
      messageGroupName: '目前辦理單位',
      startTime: '申請時間'
    }
  },
  'tab-Delivery': {
    fields: {
      toGroupName: '接收單位',
      reason: '遞送理由',
      deliveryState: '狀態',
      askedAt: '申請時間',
      decidedAt: '處理時間',
      note: '平台說明',
      opinion: '接收單位意見',
      messageGroupName: '目前辦理單位',
      startTime: '申請時間'
    }
  },
  'list-handle-delivery': {
    fields: {
      groupName: '申請單位',
      reason: '遞送理由',
      askedAt: '申請時間',
      opinion: '我的意見',
      opinionAt: '提出意見時間',
      messageGroupName: '目前辦理單位',
      startTime: '申請時間'
    }
  },
  proposalsTo: {
    fields: {
      kind: '類別',
      groupName: '提交單位',
      proposalState: '狀態',
      askedAt: '提交時間',
      decidedAt: '處理時間',
      note: '退回理由',
      messageGroupName: '目前辦理單位',
      startTime: '提交時間'
    }
  },
  reportsTo: {
    fields: {
      groupName: '上報單位',
      note: '上報說明',
      reportState: '狀態',
      askedAt: '上報時間',
      decidedAt: '處理時間',
      advice: '我的意見',
      messageGroupName: '目前辦理單位',
      startTime: '上報時間'
    }
  },
  reportsFrom: {
    fields: {
      superiorName: '上級單位',
      note: '上報說明',
      reportState: '狀態',
      askedAt: '上報時間',
      decidedAt: '處理時間',
      advice: '上級意見',
      messageGroupName: '目前辦理單位',
      startTime: '上報時間'
    }
  },
  ownCases: {
    fields: {
      note: '審批意見',
      proposerName: '申報人',
      subject: '原留言',
      startTime: '修改時間'
    }
  },
  userFeedback: returned,
  platformFeedback: returned,
  lastFeedback: returned,
  nextFeedback: returned
}
