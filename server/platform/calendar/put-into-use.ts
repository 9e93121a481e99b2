import type { Db, Trx } from '../database/open.ts'
import { afterCommit } from '../database/transaction.ts'
import { setCalendar } from './calendar.ts'
import { insertCalendar, lockNewest, selectCalendars } from './store.ts'
import { buildCalendar, type CalendarFacts, type WorkingCalendar } from './working-calendar.ts'

/** Reads the calendar in use, and lets nobody else put one into use until the transaction ends. */
export const lockCalendar = (trx: Trx): Promise<CalendarFacts> => lockNewest(trx)

/** Reads every calendar that was ever in use, by its id. */
export async function readCalendars(db: Db | Trx): Promise<ReadonlyMap<number, WorkingCalendar>> {
  return new Map((await selectCalendars(db)).map(facts => [facts.id, buildCalendar(facts)]))
}

/**
 * Puts a calendar into use. This process counts by it from the commit on; the table's trigger tells the others.
 * @param by the account that did it; null for the product itself
 */
export async function putIntoUse(
  trx: Trx,
  facts: Pick<CalendarFacts, 'knownYear' | 'days'>,
  applied: { readonly by: number | null; readonly at: Date }
): Promise<number> {
  const id = await insertCalendar(trx, facts, applied)
  afterCommit(() => setCalendar(buildCalendar({ ...facts, id, hasStatutory: true })))
  return id
}
