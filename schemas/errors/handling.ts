import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about handling records (domain 6). */
export const handlingErrors = {
  HDL0001: entry(
    'conflict',
    'added',
    '该处理记录已经结束',
    '該處理紀錄已經結束',
    'This handling record is over already.'
  ),
  HDL0002: entry(
    'conflict',
    'added',
    '该账号在此期间已有同类处理，请先解除原有处理',
    '該帳號在此期間已有同類處理，請先解除原有處理',
    'The account has a record of this kind for that time. End that one first.'
  )
} as const satisfies Record<string, CatalogueEntry>
