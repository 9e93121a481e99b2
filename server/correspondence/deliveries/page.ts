import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Actor, InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { listRequests, type RequestFilter } from '../../records/lists/requests/requests.ts'
import { rulesOf } from '../messages/approval/circumstances.ts'
import { publicNameOf, signedNameOf } from '../messages/posting/names.ts'
import { aboutMessage } from '../messages/shape.ts'
import type { DeliveryRecord } from './store.ts'
import { deliveryView } from './view.ts'

type Page = components['schemas']['DeliveryPage']

interface Reading {
  readonly db: Db
  readonly actor: Actor
  readonly language: Language
  readonly now: Date
}

/**
 * Returns a page of the deliveries that the actor's group requested.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export const pageDeliveriesFrom = (reading: Reading, { group }: InstitutionActor, filter: RequestFilter) =>
  pageOf(reading, 'deliveriesFrom', filter, group.id)

/**
 * Returns a page of the deliveries to the actor's group (reference messages).
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export const pageDeliveriesTo = (reading: Reading, { group }: InstitutionActor, filter: RequestFilter) =>
  pageOf(reading, 'deliveriesTo', filter, group.id)

/**
 * Returns a page of the deliveries of all groups.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export const pageDeliveries = (reading: Reading, filter: RequestFilter) =>
  pageOf(reading, 'deliveries', filter, null)

async function pageOf(
  { db, actor, language, now }: Reading,
  kind: 'deliveries' | 'deliveriesFrom' | 'deliveriesTo',
  filter: RequestFilter,
  groupId: number | null
): Promise<Page> {
  const page = await listRequests<DeliveryRecord>(db, kind, filter, groupId === null ? null : { groupId })
  const rules = rulesOf(await readParameters(db), now)
  const isReceived = kind === 'deliveriesTo'
  const shown = shownPage(page, ({ request, message, follows }) => ({
    ...deliveryView(actor, request, message.audit_state),
    ...aboutMessage(message, isReceived ? publicNameOf(message, language) : signedNameOf(message, language), {
      follows,
      rules
    })
  }))
  return { ...shown, tabs: page.tabs }
}
