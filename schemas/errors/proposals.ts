import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about replies that the superior approves (domain 7). */
export const proposalsErrors = {
  APR0001: entry(
    'conflict',
    'added',
    '这份送审的回复现在不能“{action}”，请刷新查看最新状态',
    '這份送審的回覆現在不能「{action}」，請重新整理查看最新狀態',
    'This proposed reply does not allow “{action}” now. Reload to see its state.'
  )
} as const satisfies Record<string, CatalogueEntry>
