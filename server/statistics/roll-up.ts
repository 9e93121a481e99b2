import type { Db, Trx } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { readMark, writeMark } from '../site/marks.ts'
import { readParameters } from '../site/parameters.ts'
import { cellsOf } from './cells.ts'
import { lockMonth, replaceDay, replaceMonth } from './cells-store.ts'
import { monthOf } from './days.ts'
import {
  hasDays,
  lastEventId,
  markAll,
  markOfAuthors,
  markOverdue,
  markSince,
  selectFacts,
  selectHandling,
  selectStale
} from './store.ts'

/** What was seen when it was counted last. */
interface Seen {
  readonly event: number
  /** Milliseconds. */
  readonly at: number
  readonly handling: Readonly<Record<string, string>>
}

const mark = 'statistics'

/** Events that others were about to write when the newest was read have smaller numbers: so many are looked at again. */
const overlap = 200

const batch = 50

/**
 * Counts the days anew on whose messages something has happened since: a reply, a grade, one struck out, a deletion, an
 * extension, an author who no longer counts, a deadline that has passed. Cut off, it goes on the next time. Decision 0032.
 * @returns how many days it counted
 */
export async function countStatistics(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  await markChanged(db, now)
  const parameters = await readParameters(db)
  let counted = 0
  for (;;) {
    const days = await selectStale(db, batch)
    for (const [month, ofMonth] of Map.groupBy(days, monthOf)) {
      if (signal?.aborted) return counted
      await inTransaction(db, async trx => {
        await lockMonth(trx, month)
        for (const day of ofMonth)
          await replaceDay(trx, day, cellsOf(await selectFacts(trx, day, day), parameters, now), now)
        await replaceMonth(trx, month)
      })
      counted += ofMonth.length
    }
    if (days.length < batch) return counted
  }
}

async function seenNow(trx: Trx, now: Date): Promise<Seen> {
  const handling = (await selectHandling(trx)).map(({ uid, text }) => [String(uid), text] as const)
  return { event: await lastEventId(trx), at: now.getTime(), handling: Object.fromEntries(handling) }
}

const noteSeen = (trx: Trx, seen: Seen, now: Date): Promise<void> =>
  writeMark(trx, mark, JSON.stringify(seen), now)

/** Says that everything up to now is counted: for whoever has filled a database, and its days too. */
export const noteCounted = async (trx: Trx, now: Date): Promise<void> =>
  noteSeen(trx, await seenNow(trx, now), now)

async function markChanged(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async trx => {
    const kept = await readMark(trx, mark)
    const seen = kept ? (JSON.parse(kept.value) as Seen) : undefined
    const current = await seenNow(trx, now)
    const { handling } = current
    if (!seen || !(await hasDays(trx))) await markAll(trx)
    else {
      await markSince(trx, seen.event - overlap)
      await markOverdue(trx, new Date(seen.at), now)
      const all = new Set([...Object.keys(seen.handling), ...Object.keys(handling)])
      const changed = [...all].filter(uid => seen.handling[uid] !== handling[uid]).map(Number)
      if (changed.length > 0) await markOfAuthors(trx, changed)
    }
    await noteSeen(trx, current, now)
  })
}
