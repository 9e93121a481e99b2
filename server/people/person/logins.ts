import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { maskIp } from '../../platform/network.ts'
import { type PageRequest, readPage, shownPage } from '../../platform/paging/paging.ts'
import { browserOf, systemOf } from '../sessions/user-agent.ts'
import { findOwn, selectLogins } from './store.ts'

type Shapes = components['schemas']

/** Returns a page of the actor's own sign-ins and sign-outs. @throws Refusal MSG0011, GEN0400 */
export async function listOwnLogins(
  db: Db,
  actor: SignedInActor,
  page: PageRequest
): Promise<Shapes['OwnLoginPage']> {
  const found = await selectLogins(db, actor.accountId, readPage(page))
  return shownPage(found, ({ at, operation, endedBy, status, address, userAgent }) => ({
    at: seconds(at),
    operation: operation as Shapes['OwnLogin']['operation'],
    endedBy: endedBy as Shapes['OwnLogin']['endedBy'],
    status: status as Shapes['OwnLogin']['status'],
    address: maskIp(address),
    browser: browserOf(userAgent),
    system: systemOf(userAgent)
  }))
}

/** Tells whether a phone is bound: 1 yes, 2 no. `allowNoAlert` of getInfo decides on the reminder. Specification 7. */
export async function bindPhoneResult(db: Db, actor: SignedInActor): Promise<{ bingPhone: 1 | 2 }> {
  const own = await findOwn(db, actor.accountId)
  return { bingPhone: own?.phoneSealed ? 1 : 2 }
}
