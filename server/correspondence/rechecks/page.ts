import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { readParameters } from '../../directory/site/parameters.ts'
import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { listRequests, type RequestFilter } from '../../records/lists/requests/requests.ts'
import type { StaffRow } from '../../records/lists/staff-messages.ts'
import { rulesOf } from '../messages/approval/circumstances.ts'
import { allowedActions } from '../messages/policy.ts'
import { signedNameOf } from '../messages/posting/names.ts'
import { aboutMessage } from '../messages/shape.ts'
import type { RecheckRecord } from './store.ts'
import { recheckView } from './view.ts'

/** The actions on a message that a list of rechecks offers. */
const acts: readonly string[] = [
  'withdrawRecheck',
  'rejectRecheck',
  'strikeGrade',
  'takeDownMessage',
  'readdressMessage'
]

/**
 * Returns a page of rechecks: those of the actor's group, or all for an editor.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export async function pageRechecks(
  db: Db,
  actor: Actor,
  filter: RequestFilter,
  language: Language,
  now: Date
): Promise<components['schemas']['RecheckPage']> {
  const page = isInstitution(actor)
    ? await listRequests<RecheckRecord>(db, 'ownRechecks', filter, { groupId: actor.group.id })
    : await listRequests<RecheckRecord>(db, 'rechecks', filter, null)
  const rules = rulesOf(await readParameters(db), now)
  const shown = shownPage(page, ({ request, message, follows }) => ({
    ...recheckView(request),
    ...aboutMessage(message, signedNameOf(message, language), { follows, rules }),
    proposedKind: follows ? (message.proposed_kind ?? null) : null,
    allowedActions: request.state === 0 ? actionsOn(actor, message, rules) : []
  }))
  return { ...shown, tabs: page.tabs }
}

const actionsOn = (actor: Actor, message: StaffRow, rules: ReturnType<typeof rulesOf>): string[] =>
  allowedActions(actor, message, { ...rules, assigned: message.assigned }).filter(id => acts.includes(id))
