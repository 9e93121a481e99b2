import { parametersOf } from '@board/server/directory/site/parameters'
import { cellsOf } from '@board/server/overview/statistics/cells'
import { fillDays } from '@board/server/overview/statistics/cells/store'
import { dayOf } from '@board/server/overview/statistics/days'
import { noteCounted } from '@board/server/overview/statistics/roll-up'
import { selectFacts } from '@board/server/overview/statistics/store'
import type { Trx } from '@board/server/platform/database/open'

/** Writes the data board's sums of every day as the job does, which continues from there. Decision 0032. */
export async function writeStatistics(trx: Trx, now: Date): Promise<void> {
  const approved = trx.selectFrom('message').select(({ fn }) => fn.min('approved_at').as('first'))
  const { first } = await approved.executeTakeFirstOrThrow()
  const facts = await selectFacts(trx, dayOf(first ?? now), dayOf(now))
  await fillDays(trx, cellsOf(facts, parametersOf([]), now), now)
  await noteCounted(trx, now)
}
