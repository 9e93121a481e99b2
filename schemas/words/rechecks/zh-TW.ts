import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    rejectRecheck: { verb: '駁回複核', fields: { reason: '駁回理由（告知申請單位）' } },
    strikeGrade: {
      verb: '剔除評價',
      fields: { reason: '剔除理由（告知申請單位）' },
      confirm: '剔除後，這次評價不再計入統計，也不再要求解釋，評價內容仍可查看。確定剔除嗎？'
    },
    requestRecheck: {
      verb: '申請複核',
      note: '複核由平台決定。決定之前，這則留言不能回覆、解釋或交辦，辦理期限停計；可以撤回。',
      fields: {
        matter: '複核事由',
        channel: '由誰提出',
        reason: '複核理由',
        proposer: '提出人或單位',
        originalLink: '原文連結'
      },
      success: '複核申請已提交，等待平台決定，期間停計辦理期限'
    },
    withdrawRecheck: {
      verb: '撤回複核',
      confirm: '撤回後，請繼續辦理這則留言，辦理期限依停計的工作日順延。確定撤回嗎？',
      success: '複核已撤回，請繼續辦理'
    }
  },
  tabs: { rejected: '已駁回', upheld: '已通過' },
  events: {
    recheck: {
      requested: '申請複核',
      withdrawn: '撤回複核',
      rejected: '複核未通過，繼續辦理',
      upheld: '複核通過',
      lapsed: '留言已刪除，複核自動失效'
    }
  }
}
