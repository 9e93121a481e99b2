import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about the data board. */
export const statisticsErrors = {
  STA0001: entry(
    'invalid',
    'added',
    '统计时段过长，请缩短时段，或改用更大的统计周期',
    '統計時段過長，請縮短時段，或改用更大的統計週期',
    'That is too long a time. Shorten it, or choose longer periods.'
  )
} as const satisfies Record<string, CatalogueEntry>
