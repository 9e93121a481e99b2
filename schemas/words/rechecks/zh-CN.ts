import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    rejectRecheck: { verb: '驳回复核', fields: { reason: '驳回理由（告知申请单位）' } },
    strikeGrade: {
      verb: '剔除评价',
      fields: { reason: '剔除理由（告知申请单位）' },
      confirm: '剔除后，这次评价不再计入统计，也不再要求解释，评价内容仍可查看。确定剔除吗？'
    },
    requestRecheck: {
      verb: '申请复核',
      note: '复核由平台决定。决定之前，这条留言不能回复、解释或交办，办理期限停计；可以撤回。',
      fields: {
        matter: '复核事由',
        channel: '由谁提出',
        reason: '复核理由',
        proposer: '提出人或单位',
        originalLink: '原文链接'
      },
      success: '复核申请已提交，等待平台决定，期间停计办理期限'
    },
    withdrawRecheck: {
      verb: '撤回复核',
      confirm: '撤回后，请继续办理这条留言，办理期限按停计的工作日顺延。确定撤回吗？',
      success: '复核已撤回，请继续办理'
    }
  },
  tabs: { rejected: '已驳回', upheld: '已通过' },
  events: {
    recheck: {
      requested: '申请复核',
      withdrawn: '撤回复核',
      rejected: '复核未通过，继续办理',
      upheld: '复核通过',
      lapsed: '留言已删除，复核自动失效'
    }
  }
}
