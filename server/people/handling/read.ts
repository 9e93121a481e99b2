import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import type { CitizenActor, SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { historyOf } from '../../platform/events/history.ts'
import { type PageRequest, readPage, shownPage } from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireSightOfEverybody, seesEverybody } from '../access/departments.ts'
import { countPostedToday } from '../accounts/restrictions.ts'
import { kinds } from './policy.ts'
import { factsOf, recordOf } from './shape.ts'
import { countUncounted, findRecord, selectRecords } from './store.ts'

type Shapes = components['schemas']

/** Returns a page of handling records, newest first; an empty one if the actor sees only some departments. @throws Refusal MSG0011, GEN0400 */
export async function pageHandlingRecords(
  db: Db,
  actor: SignedInActor,
  filter: BodyOf<'pageHandlingRecords'>,
  now: Date
): Promise<Shapes['HandlingPage']> {
  const page = readPage(filter)
  if (!(await seesEverybody(db, actor))) return { list: [], total: 0, totalCapped: false, nextCursor: null }
  return shownPage(await selectRecords(db, filter, page, now), row => recordOf(row, actor, now))
}

/** The shown part of a record's history: it begins, and it ends. */
const steps = { offset: 0, limit: 50 }

/** Returns one record with its history. @throws Refusal GEN0404 */
export async function getHandlingRecord(
  db: Db,
  actor: SignedInActor,
  id: number,
  now: Date
): Promise<Shapes['HandlingDetail']> {
  await requireSightOfEverybody(db, actor)
  const row = await findRecord(db, id)
  if (!row) throw new Refusal('GEN0404')
  const { events } = await historyOf(db, { kind: 'handling', id }, steps)
  const isLeftOut = row.handleType === kinds.uncounted && row.revokedAt === null
  return {
    ...recordOf(row, actor, now),
    history: events.map(({ at, verb, actorName, note }) => ({ at: seconds(at), verb, actorName, note })),
    uncounted: isLeftOut ? await countUncounted(db, row) : 0
  }
}

/** Lists the handling records of the reader's own account. @throws Refusal MSG0011, GEN0400 */
export async function listOwnHandling(
  db: Db,
  actor: CitizenActor,
  page: PageRequest,
  now: Date
): Promise<Shapes['OwnHandlingPage']> {
  const { accountId: uid } = actor
  const found = await selectRecords(db, { uid }, readPage(page), now)
  const shown = shownPage(found, row => factsOf(row, now))
  const isLimit = ({ handleType, state }: (typeof shown.list)[number]) =>
    handleType === kinds.restrict && state === 1
  const posted = shown.list.some(isLimit) ? await countPostedToday(db, uid, now) : 0
  return {
    ...shown,
    list: shown.list.map(record => ({ ...record, postedToday: isLimit(record) ? posted : null }))
  }
}
