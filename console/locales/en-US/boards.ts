/** Names of fields on boards where the common name does not fit; the key is the name of the board. */
const returned = { fields: { verb: 'Event', actorName: 'By', note: 'Note', startTime: 'Time' } }

export const boardFields = {
  ownRechecks: {
    fields: {
      matter: 'Matter',
      reason: 'Reason',
      recheckState: 'State',
      askedAt: 'Requested',
      decidedAt: 'Decided',
      note: 'Decision',
      channel: 'Raised by',
      proposer: 'Proposer',
      messageGroupName: 'Handled by',
      startTime: 'Requested'
    }
  },
  'tab-Delivery': {
    fields: {
      toGroupName: 'Receiver',
      reason: 'Reason',
      deliveryState: 'State',
      askedAt: 'Requested',
      decidedAt: 'Decided',
      note: 'Decision',
      opinion: 'Receiver’s opinion',
      messageGroupName: 'Handled by',
      startTime: 'Requested'
    }
  },
  'list-handle-delivery': {
    fields: {
      groupName: 'Requested by',
      reason: 'Reason',
      askedAt: 'Requested',
      opinion: 'Our opinion',
      opinionAt: 'Opinion given',
      messageGroupName: 'Handled by',
      startTime: 'Requested'
    }
  },
  proposalsTo: {
    fields: {
      kind: 'Kind',
      groupName: 'Institution',
      proposalState: 'State',
      askedAt: 'Submitted',
      decidedAt: 'Decided',
      note: 'Reason',
      messageGroupName: 'Handled now by',
      startTime: 'Submitted'
    }
  },
  reportsTo: {
    fields: {
      groupName: 'Reported by',
      note: 'Note',
      reportState: 'State',
      askedAt: 'Reported',
      decidedAt: 'Decided',
      advice: 'Our opinion',
      messageGroupName: 'Handled by',
      startTime: 'Reported'
    }
  },
  reportsFrom: {
    fields: {
      superiorName: 'Superior',
      note: 'Note',
      reportState: 'State',
      askedAt: 'Reported',
      decidedAt: 'Decided',
      advice: 'Superior’s advice',
      messageGroupName: 'Handled by',
      startTime: 'Reported'
    }
  },
  ownCases: {
    fields: {
      note: 'Note of approval',
      proposerName: 'Proposed by',
      subject: 'Message',
      startTime: 'Changed'
    }
  },
  userFeedback: returned,
  platformFeedback: returned,
  lastFeedback: returned,
  nextFeedback: returned
}
