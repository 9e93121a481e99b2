/** Texts of requests about a message: rechecks, deliveries, reports, re-addressings and requests to delete it. */
export const requests = {
  requests: {
    title: '申请与改投',
    decidedAt: '%{at} 处理',
    kinds: {
      recheck: '复核',
      delivery: '递送',
      report: '上报',
      proposal: '回复审核',
      readdressing: '改投',
      deletion: '删除申请'
    },
    facts: {
      matter: '事由',
      channel: '由谁提出',
      reason: '理由',
      proposer: '提出人或单位',
      originalLink: '原文链接',
      decision: '处理说明',
      opinion: '接收单位意见',
      advice: '上级意见',
      text: '内容',
      kind: '类别'
    }
  }
}
