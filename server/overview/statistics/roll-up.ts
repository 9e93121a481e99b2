import { markAll, markOfAuthors, markOverdue, markSince } from '../../directory/counted/mark.ts'
import { readMark, writeMark } from '../../directory/site/marks.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { restAfter } from '../../platform/schedule/background-pause.ts'
import { lockMonth, replaceDay, replaceMonth } from './cells/store.ts'
import { cellsOf } from './cells.ts'
import { monthOf } from './days.ts'
import { forgetPublicStatistics } from './public.ts'
import { type Horizon, hasDays, readHorizon, selectFacts, selectHandling, selectStale } from './store.ts'

/** The state of the data at the last count. */
interface Seen {
  /** Which sums were kept: a server of an earlier version, beside this one, keeps fewer. */
  readonly version?: number
  /** All events up to this one were there to be seen. */
  readonly event: number
  /** The newest event at some time, where others were writing, and the first transaction that had not begun then. */
  readonly next?: { readonly event: number; readonly transaction: number }
  /** Milliseconds. */
  readonly at: number
  readonly handling: Readonly<Record<string, string>>
}

const mark = 'statistics'

/** To be raised with every change of what is summed up: all days are counted anew then. */
const version = 5

/** The number of earlier events that are read again: an event may be committed after another one with a higher number. */
const overlap = 200
const overlapAtFirst = 5000

const batch = 50

/**
 * Counts the days anew on whose messages something has happened since: a reply, a grade, one struck out, a deletion, an
 * extension, an author who no longer counts, a deadline that has passed. Cut off, it goes on the next time. Decision 0032.
 * @param options `isPatient`: it rests between its parts, because this process also answers requests. Decision 0128.
 * @returns how many days it counted
 */
export async function countStatistics(
  db: Db,
  now: Date,
  { signal, isPatient = false }: { signal?: AbortSignal; isPatient?: boolean } = {}
): Promise<number> {
  await markChanged(db, now)
  const parameters = await readParameters(db)
  let counted = 0
  for (;;) {
    const days = await selectStale(db, batch)
    for (const [month, ofMonth] of Map.groupBy(days, monthOf)) {
      if (signal?.aborted) return counted
      const began = performance.now()
      const count = async (trx: Trx) => {
        await lockMonth(trx, month)
        for (const day of ofMonth)
          await replaceDay(trx, day, cellsOf(await selectFacts(trx, day, day), parameters, now), now)
        await replaceMonth(trx, month)
      }
      await inTransaction(db, count, { isUnlisted: true })
      counted += ofMonth.length
      if (isPatient && signal) await restAfter(began, signal)
    }
    if (days.length < batch) {
      if (counted > 0) forgetPublicStatistics(db)
      return counted
    }
  }
}

async function handlingNow(trx: Trx): Promise<Seen['handling']> {
  return Object.fromEntries((await selectHandling(trx)).map(({ uid, text }) => [String(uid), text]))
}

const noteSeen = (trx: Trx, seen: Seen, now: Date): Promise<void> =>
  writeMark(trx, mark, JSON.stringify({ ...seen, version }), now)

/** Says that everything up to now is counted: for whoever has filled a database, and its days too. */
export async function noteCounted(trx: Trx, now: Date): Promise<void> {
  const { event } = await readHorizon(trx)
  await noteSeen(trx, { event, at: now.getTime(), handling: await handlingNow(trx) }, now)
}

async function markChanged(db: Db, now: Date): Promise<void> {
  const look = async (trx: Trx) => {
    const kept = await readMark(trx, mark)
    const seen = kept ? (JSON.parse(kept.value) as Seen) : undefined
    const current = await readHorizon(trx)
    const handling = await handlingNow(trx)
    if (seen?.version !== version || !(await hasDays(trx))) await markAll(trx)
    else {
      await markSince(trx, seen.event - overlap)
      await markOverdue(trx, new Date(seen.at), now)
      const all = new Set([...Object.keys(seen.handling), ...Object.keys(handling)])
      const changed = [...all].filter(uid => seen.handling[uid] !== handling[uid]).map(Number)
      if (changed.length > 0) await markOfAuthors(trx, changed)
    }
    await noteSeen(trx, { ...reachedBy(seen, current), at: now.getTime(), handling }, now)
  }
  await inTransaction(db, look, { isUnlisted: true })
}

/**
 * Returns the event up to which all events are seen. A transaction that was under way may still write an event with a
 * smaller number than the newest. The newest counts once all transactions of its time are over. A day that is counted
 * twice gets the same sums.
 */
function reachedBy(seen: Seen | undefined, current: Horizon): Pick<Seen, 'event' | 'next'> {
  // nobody else is writing anything
  if (current.oldest === current.next) return { event: current.event }
  const next = { event: current.event, transaction: current.next }
  if (!seen) return { event: Math.max(0, current.event - overlapAtFirst), next }
  const pending = seen.next
  if (!pending) return { event: seen.event, next }
  // a number that was not given out yet is another database's: this one is a copy of it, and what was under way is gone
  const isOver = pending.transaction <= current.oldest || pending.transaction > current.next
  return isOver ? { event: pending.event, next } : { event: seen.event, next: pending }
}
