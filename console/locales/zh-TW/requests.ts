/** Texts of requests about a message: rechecks, deliveries, reports, re-addressings and requests to delete it. */
export const requests = {
  requests: {
    title: '申請與改投',
    decidedAt: '%{at} 處理',
    kinds: {
      recheck: '複核',
      delivery: '遞送',
      report: '上報',
      proposal: '回覆審核',
      readdressing: '改投',
      deletion: '刪除申請'
    },
    facts: {
      matter: '事由',
      channel: '由誰提出',
      reason: '理由',
      proposer: '提出人或單位',
      originalLink: '原文連結',
      decision: '處理說明',
      opinion: '接收單位意見',
      advice: '上級意見',
      text: '內容',
      kind: '類別'
    }
  }
}
