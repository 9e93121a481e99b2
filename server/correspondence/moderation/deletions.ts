import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Actor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { listRequests, type RequestFilter } from '../../records/lists/requests/requests.ts'
import type { StaffRow } from '../../records/lists/staff-messages.ts'
import { rulesOf } from '../messages/approval/circumstances.ts'
import { allowedActions } from '../messages/policy.ts'
import { signedNameOf } from '../messages/posting/names.ts'
import { aboutMessage } from '../messages/shape.ts'
import { deletionStates } from './deletion-states.ts'
import { type DeletionRecord, listDeletions } from './store.ts'

type Deletion = components['schemas']['DeletionRequest']

const deletionView = (one: DeletionRecord): Deletion => ({
  id: one.id,
  reason: one.reason,
  deletionState: one.state as Deletion['deletionState'],
  askedAt: seconds(one.created_at),
  decidedAt: secondsOrNull(one.decided_at),
  note: one.note
})

/** Returns the requests for the deletion of a message, oldest first, in the form of the contract. */
export const deletionViews = async (db: Db, tid: number): Promise<Deletion[]> =>
  (await listDeletions(db, tid)).map(deletionView)

const acts: readonly string[] = ['consentDeletion', 'refuseDeletion']

/**
 * Returns a page of requests for deletion.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export async function pageDeletions(
  db: Db,
  actor: Actor,
  filter: RequestFilter,
  language: Language,
  now: Date
): Promise<components['schemas']['DeletionPage']> {
  const page = await listRequests<DeletionRecord>(db, 'deletions', filter, null)
  const rules = rulesOf(await readParameters(db), now)
  const shown = shownPage(page, ({ request, message, follows }) => ({
    ...deletionView(request),
    ...aboutMessage(message, signedNameOf(message, language), { follows, rules }),
    proposedKind: follows ? (message.proposed_kind ?? null) : null,
    allowedActions: request.state === deletionStates.open ? actionsOn(actor, message, rules) : []
  }))
  return { ...shown, tabs: page.tabs }
}

const actionsOn = (actor: Actor, message: StaffRow, rules: ReturnType<typeof rulesOf>): string[] =>
  allowedActions(actor, message, { ...rules, assigned: message.assigned }).filter(id => acts.includes(id))
