import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { readParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { listRequests, type RequestFilter } from '../../records/lists/requests/requests.ts'
import { rulesOf } from '../messages/approval/circumstances.ts'
import { signedNameOf } from '../messages/posting/names.ts'
import { aboutMessage } from '../messages/shape.ts'
import type { ProposalRecord } from './record.ts'
import { proposalFacts } from './view.ts'

/**
 * Reads a page of the replies that were proposed to the actor's group.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export async function pageProposals(
  db: Db,
  actor: InstitutionActor,
  filter: RequestFilter,
  language: Language,
  now: Date
): Promise<components['schemas']['ProposalPage']> {
  const page = await listRequests<ProposalRecord>(db, 'proposalsTo', filter, { groupId: actor.group.id })
  const rules = rulesOf(await readParameters(db), now)
  const shown = shownPage(page, ({ request, message, follows }) => ({
    ...proposalFacts(request),
    ...aboutMessage(message, signedNameOf(message, language), { follows, rules })
  }))
  return { ...shown, tabs: page.tabs }
}
