import type { components } from '@board/generated/openapi'
import type { Actor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import { shownFile } from '../../platform/files/record-files.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { factsOf } from '../company-core/facts.ts'
import { allowedRequestActions } from './policy.ts'
import type { RequestRow } from './store.ts'

type Shapes = components['schemas']

/** Returns the facts that were on record at the time of the request. */
export const factsAtRequest = (keys: Keys, request: RequestRow): Shapes['CompanyFacts'] =>
  factsOf(keys, {
    comp_type: request.was_comp_type,
    enterprise_name: request.was_name,
    credit_code: request.was_code,
    legal_person_sealed: request.was_legal_person_sealed,
    contacts_sealed: request.was_contacts_sealed
  })

/** Returns the licence picture with an address that is valid for an hour at least; null if there is none. */
export function licenceOf(
  keys: Keys,
  { licence: [file] }: RequestRow,
  now: Date
): Shapes['CompanyLicence'] | null {
  return file ? shownFile(keys, file, now) : null
}

const askedOf = (actor: Actor, request: RequestRow) => ({
  id: request.id,
  kind: request.kind as 1 | 2,
  state: request.state as Shapes['OwnCompanyRequest']['state'],
  note: request.note,
  createdAt: seconds(request.created_at),
  decidedAt: secondsOrNull(request.decided_at),
  allowedActions: allowedRequestActions(actor, request)
})

/** Returns a request as its company sees it. */
export const ownRequestOf = (
  keys: Keys,
  actor: Actor,
  request: RequestRow,
  now: Date
): Shapes['OwnCompanyRequest'] => ({
  ...askedOf(actor, request),
  ...factsOf(keys, request),
  licence: licenceOf(keys, request, now)
})

/** Returns a request for an editor's list, without the names of people. */
export const requestRowOf = (actor: Actor, request: RequestRow): Shapes['CompanyRequestRow'] => ({
  ...askedOf(actor, request),
  uid: request.account_uid,
  username: request.username,
  compType: request.comp_type as 1 | 2,
  enterpriseName: request.enterprise_name,
  creditCode: request.credit_code
})
