import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about shared queries. */
export const sharedQueriesErrors = {
  SHQ0001: entry(
    'conflict',
    'added',
    '已有同名的共享查询，请换一个名称',
    '已有同名的共用查詢，請換一個名稱',
    'There is a shared query of this name already. Choose another one.'
  ),
  SHQ0002: entry(
    'conflict',
    'added',
    '共享查询已达上限，请先撤回不用的',
    '共用查詢已達上限，請先撤回不用的',
    'There are too many shared queries. Withdraw those that are not needed.'
  )
} as const satisfies Record<string, CatalogueEntry>
