import type { components } from '@board/generated/openapi'
import type { CitizenActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { type PageRequest, readPage, shownPage } from '../../platform/paging/paging.ts'
import { type ReadingRow, selectReadings, selectReadingsAfter } from './store.ts'

type Shapes = components['schemas']

/**
 * Returns a page of who read the actor's phone and other masked data: the institution, the time and the reason, without
 * the member of its staff. Domain 8, decision 0153.
 * @throws Refusal MSG0011, GEN0400
 */
export async function listOwnReadings(
  db: Db,
  actor: CitizenActor,
  page: PageRequest
): Promise<Shapes['OwnReadingPage']> {
  const found = await selectReadings(db, actor.accountId, readPage(page))
  return shownPage(found, shown)
}

const shown = ({ id, at, what, groupName, reason, tid, subject }: ReadingRow): Shapes['OwnReading'] => ({
  id,
  at: seconds(at),
  what: what as Shapes['OwnReading']['what'],
  groupName,
  reason,
  tid,
  subject
})

/** Returns the same readings for the copy of a person's data, oldest first. */
export async function copyReadings(db: Db, page: { uid: number; after: number; limit: number }) {
  return (await selectReadingsAfter(db, page)).map(row => ({ key: row.id, ...shown(row) }))
}
