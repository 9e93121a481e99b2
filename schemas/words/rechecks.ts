import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    rejectRecheck: {
      verb: text('驳回复核', '駁回複核', 'Reject the recheck'),
      fields: {
        reason: text('驳回理由（告知申请单位）', '駁回理由（告知申請單位）', 'Why (told to the institution)')
      }
    },
    strikeGrade: {
      verb: text('剔除评价', '剔除評價', 'Strike the grade'),
      fields: {
        reason: text('剔除理由（告知申请单位）', '剔除理由（告知申請單位）', 'Why (told to the institution)')
      },
      confirm: text(
        '剔除后，这次评价不再计入统计，也不再要求解释，评价内容仍可查看。确定剔除吗？',
        '剔除後，這次評價不再計入統計，也不再要求解釋，評價內容仍可查看。確定剔除嗎？',
        'The grade no longer counts and asks for no explanation, but can still be read. Strike it from the statistics?'
      )
    },
    requestRecheck: {
      verb: text('申请复核', '申請複核', 'Request a recheck'),
      note: text(
        '复核由平台决定。决定之前，这条留言不能回复、解释或交办，办理期限停计；可以撤回。',
        '複核由平台決定。決定之前，這則留言不能回覆、解釋或交辦，辦理期限停計；可以撤回。',
        'The platform decides. Until then the message cannot be answered, explained or assigned, and its clock stands still; you can withdraw the request.'
      ),
      fields: {
        matter: text('复核事由', '複核事由', 'What is disputed'),
        channel: text('由谁提出', '由誰提出', 'Raised by'),
        reason: text('复核理由', '複核理由', 'Why'),
        proposer: text('提出人或单位', '提出人或單位', 'Proposed by (person or unit)'),
        originalLink: text('原文链接', '原文連結', 'Link to the original')
      },
      success: text(
        '复核申请已提交，等待平台决定，期间停计办理期限',
        '複核申請已提交，等待平台決定，期間停計辦理期限',
        'Requested. The clock stands still until the platform decides'
      )
    },
    withdrawRecheck: {
      verb: text('撤回复核', '撤回複核', 'Withdraw the recheck'),
      confirm: text(
        '撤回后，请继续办理这条留言，办理期限按停计的工作日顺延。确定撤回吗？',
        '撤回後，請繼續辦理這則留言，辦理期限依停計的工作日順延。確定撤回嗎？',
        'You go on handling the message; its deadline moves by the working days that the clock stood. Withdraw the recheck?'
      ),
      success: text(
        '复核已撤回，请继续办理',
        '複核已撤回，請繼續辦理',
        'Recheck withdrawn; please go on handling the message'
      )
    }
  },
  tabs: { rejected: text('已驳回', '已駁回', 'Rejected'), upheld: text('已通过', '已通過', 'Upheld') },
  events: {
    recheck: {
      requested: text('申请复核', '申請複核', 'Recheck requested'),
      withdrawn: text('撤回复核', '撤回複核', 'Recheck withdrawn'),
      rejected: text('复核未通过，继续办理', '複核未通過，繼續辦理', 'Recheck rejected; handling goes on'),
      upheld: text('复核通过', '複核通過', 'Recheck upheld'),
      lapsed: text(
        '留言已删除，复核自动失效',
        '留言已刪除，複核自動失效',
        'Recheck lapsed: the message was deleted'
      )
    }
  },
  // Refusals about rechecks (domain 2).
  errors: {
    RCK0001: entry(
      'conflict',
      '5',
      '此条留言已被交办，不可提出复核',
      '此則留言已被交辦，不可提出複核',
      'This message is assigned, so no recheck can be asked for.'
    ),
    RCK0002: entry(
      'invalid',
      'added',
      '这条留言还没有评价，不能对评价提出复核',
      '這則留言還沒有評價，不能對評價提出複核',
      'This message has no grade that could be disputed.'
    ),
    RCK0003: entry(
      'invalid',
      'added',
      '原文链接须以 http:// 或 https:// 开头',
      '原文連結須以 http:// 或 https:// 開頭',
      'The link to the original begins with http:// or https://.'
    )
  }
} satisfies FamilyWords
