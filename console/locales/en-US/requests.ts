/** Texts of requests about a message: rechecks, deliveries, reports, re-addressings and requests to delete it. */
export const requests = {
  requests: {
    title: 'Requests and re-addressing',
    decidedAt: 'decided %{at}',
    kinds: {
      recheck: 'Recheck',
      delivery: 'Delivery',
      report: 'Report to the superior',
      proposal: 'Approval of a reply',
      readdressing: 'Re-addressed',
      deletion: 'Request to delete'
    },
    facts: {
      matter: 'Matter',
      channel: 'Raised by',
      reason: 'Reason',
      proposer: 'Proposer',
      originalLink: 'Original',
      decision: 'Decision',
      opinion: 'Receiver’s opinion',
      advice: 'Superior’s advice',
      text: 'Text',
      kind: 'Kind'
    }
  }
}
