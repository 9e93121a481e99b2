import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about reports upward (domain 4). */
export const reportsErrors = {
  RPT0001: entry(
    'conflict',
    'added',
    '您的单位没有上级单位，不能上报',
    '您的單位沒有上級單位，不能上報',
    'Your institution has no superior to report to.'
  ),
  RPT0002: entry(
    'conflict',
    'added',
    '这条留言已经上报，请等待上级处理',
    '這則留言已經上報，請等待上級處理',
    'This message was reported already and waits for your superior.'
  ),
  RPT0003: entry(
    'conflict',
    'added',
    '这次上报现在不能“{action}”，请刷新查看最新状态',
    '這次上報現在不能「{action}」，請重新整理查看最新狀態',
    'This report does not allow “{action}” now. Reload to see its state.'
  ),
  RPT0004: entry(
    'conflict',
    'added',
    '这条留言已办结或正在复核，不能上报',
    '這則留言已辦結或正在複核，不能上報',
    'This message is finished or under recheck, so it cannot be reported.'
  ),
  RPT0005: entry(
    'conflict',
    'added',
    '这条留言正在复核，平台决定后才能接办',
    '這則留言正在複核，平台決定後才能接辦',
    'This message is under recheck. It can be taken over once that is decided.'
  )
} as const satisfies Record<string, CatalogueEntry>
