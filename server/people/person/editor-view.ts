import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { maskPhone } from '@board/schemas/facts/formats'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { notify } from '../../platform/notify/notify.ts'
import { maskAddress } from '../../platform/outbox/mask.ts'
import { readPage, shownPage } from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireSightOfEverybody, seesEverybody } from '../access/departments.ts'
import { userTypeCode } from '../accounts/info.ts'
import { handlingCount, holdingOf } from '../handling/holding.ts'
import { findPerson, type PersonRow, selectPeople } from './store.ts'

type Shapes = components['schemas']

const rowOf = (
  person: PersonRow,
  restrictions: Shapes['UserForbid'][] | undefined
): Shapes['AccountRow'] => ({
  uid: person.uid,
  username: person.username,
  nickName: person.nickName,
  userType: person.userType as Shapes['AccountRow']['userType'],
  userTypeCode: userTypeCode(
    { user_type: person.userType, comp_type: person.compType, organization: person.organization },
    null
  ),
  status: person.status as Shapes['AccountRow']['status'],
  certified: person.certifiedAt !== null,
  createdAt: seconds(person.createdAt),
  restrictions: restrictions ?? []
})

/** Returns a page of citizens and legal persons; an empty one if the actor sees only some departments. @throws Refusal MSG0011, GEN0400 */
export async function pageAccounts(
  db: Db,
  actor: SignedInActor,
  filter: BodyOf<'pageAccounts'> & { readonly phoneIndex?: string },
  now: Date
): Promise<Shapes['AccountPage']> {
  const page = readPage(filter)
  if (!(await seesEverybody(db, actor))) return { list: [], total: 0, totalCapped: false, nextCursor: null }
  const found = await selectPeople(db, filter, page, now)
  const holding = await holdingOf(
    db,
    found.rows.map(({ uid }) => uid),
    now
  )
  return shownPage(found, person => rowOf(person, holding.get(person.uid)))
}

/**
 * Records who looked up the owner of a phone, and the account that was found, whose person is notified. Only a complete number finds an account.
 * The search runs before the transaction.
 */
export async function noteLookUp(
  trx: Trx,
  actor: SignedInActor,
  page: Shapes['AccountPage'],
  reason: string,
  now: Date
): Promise<Shapes['AccountPage']> {
  const uid = page.list[0]?.uid ?? null
  const verb = 'person.lookedUp'
  const eventId = await recordEvent(trx, {
    verb,
    audience: uid === null ? 'editor' : 'author',
    actor,
    at: now,
    note: reason.trim(),
    subject: { kind: 'account', id: uid },
    after: { found: page.list.length }
  })
  if (uid !== null) await notify(trx, { eventId, verb, tid: null, subject: '', at: now }, { accounts: [uid] })
  return page
}

/** Returns one person's account with masked numbers. @throws Refusal GEN0404 */
export async function getAccount(
  db: Db,
  keys: Keys,
  actor: SignedInActor,
  uid: number,
  now: Date
): Promise<Shapes['AccountDetail']> {
  await requireSightOfEverybody(db, actor)
  const person = await findPerson(db, uid)
  if (!person) throw new Refusal('GEN0404')
  const { realNameSealed, phoneSealed, emailSealed, idNumberSealed } = person
  const offered = { addHandlingRecord: 'board:handling:add', revealAccount: 'board:account:reveal' }
  return {
    ...rowOf(person, (await holdingOf(db, [uid], now)).get(uid)),
    realName: realNameSealed && keys.openField('name', realNameSealed),
    phone: phoneSealed && maskPhone(keys.openField('phone', phoneSealed)),
    email: emailSealed && maskAddress(keys.openField('email', emailSealed)),
    idNumber: idNumberSealed && maskPhone(keys.openField('idNumber', idNumberSealed)),
    certifiedAt: secondsOrNull(person.certifiedAt),
    handlingCount: await handlingCount(db, uid),
    allowedActions: Object.entries(offered)
      .filter(([, permission]) => actor.permissions.has(permission))
      .map(([operation]) => operation)
  }
}
