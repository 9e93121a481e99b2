import type { Trx } from '@board/server/database/open'
import { parametersOf } from '@board/server/site/parameters'
import { cellsOf } from '@board/server/statistics/cells'
import { dayOf } from '@board/server/statistics/days'
import { noteCounted } from '@board/server/statistics/roll-up'
import { selectFacts } from '@board/server/statistics/store'
import { insertRows } from './insert.ts'

/** The data board's sums of every day, as the job would make them; it goes on from there. Decision 0032. */
export async function writeStatistics(trx: Trx, now: Date): Promise<void> {
  const { first } = await trx
    .selectFrom('message')
    .select(({ fn }) => fn.min('approved_at').as('first'))
    .executeTakeFirstOrThrow()
  const [from, to] = [dayOf(first ?? now), dayOf(now)]
  const cells = cellsOf(await selectFacts(trx, from, to), parametersOf([]), now)
  const days = [...new Set(cells.map(({ day }) => day))]
  await insertRows(
    trx,
    'statistic_day',
    days.map(day => ({ day, is_stale: false, counted_at: now }))
  )
  await insertRows(trx, 'statistic_cell', cells)
  await noteCounted(trx, now)
}
