import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about assignments (domain 4). */
export const assignmentsErrors = {
  ASG0001: entry(
    'conflict',
    '4',
    '该交办现在不能“{action}”，请刷新查看最新状态',
    '該交辦現在不能「{action}」，請重新整理查看最新狀態',
    'This assignment does not allow “{action}” now. Reload to see its state.'
  ),
  ASG0002: entry(
    'invalid',
    'added',
    '只能交办给直接下级单位',
    '只能交辦給直屬下級單位',
    'You can only assign to a direct subordinate.'
  ),
  ASG0003: entry(
    'conflict',
    'added',
    '您已将此条留言交办，不能重复交办',
    '您已將此則留言交辦，不能重複交辦',
    'You have already assigned this message.'
  ),
  ASG0004: entry(
    'conflict',
    'added',
    '下级单位尚在办理，请先撤回对下级的交办',
    '下級單位尚在辦理，請先撤回對下級的交辦',
    'A subordinate still works on it. Cancel that assignment first.'
  ),
  ASG0005: entry(
    'invalid',
    'added',
    '交办期限须晚于现在，最晚可定为 {latest}；不填则按剩余时间自动确定',
    '交辦期限須晚於現在，最晚可定為 {latest}；不填則依剩餘時間自動決定',
    'The deadline must be in the future and at the latest {latest}. Left empty, it follows from the time that is left.'
  ),
  ASG0006: entry(
    'invalid',
    '5',
    '理由不得少于 {min} 字',
    '理由不得少於 {min} 字',
    'The reason needs at least {min} characters.'
  ),
  ASG0007: entry(
    'conflict',
    'added',
    '{holder}已于 {at} 提交回复，填写这份内容时还没有看到它，因此没有执行。请先查看该回复，再作决定',
    '{holder}已於 {at} 提交回覆，填寫這份內容時尚未看到它，因此沒有執行。請先查看該回覆，再作決定',
    '{holder} handed in an answer at {at}, which had not been seen when this was written. Nothing was done. Read that answer first, then decide.'
  ),
  ASG0008: entry(
    'conflict',
    'added',
    '今天已经催办过。同一交办每天只能催办一次，请明天再试',
    '今天已經催辦過。同一交辦每天只能催辦一次，請明天再試',
    'A reminder was already sent today. An assignment allows one a day. Try again tomorrow.'
  )
} as const satisfies Record<string, CatalogueEntry>
