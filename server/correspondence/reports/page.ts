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
import type { ReportRecord } from './store.ts'
import { reportView } from './view.ts'

/**
 * Returns a page of the reports to the actor's group, or by it. Reports on messages that are taken down or deleted are
 * not listed.
 * @throws Refusal MSG0008 to MSG0011, GEN0400
 */
export async function pageReports(
  db: Db,
  actor: InstitutionActor,
  side: 'to' | 'from',
  filter: RequestFilter,
  language: Language,
  now: Date
): Promise<components['schemas']['ReportPage']> {
  const kind = side === 'to' ? 'reportsTo' : 'reportsFrom'
  const page = await listRequests<ReportRecord>(db, kind, filter, { groupId: actor.group.id })
  const rules = rulesOf(await readParameters(db), now)
  const shown = shownPage(page, ({ request, message, follows }) => ({
    ...reportView(actor, request, message),
    ...aboutMessage(message, signedNameOf(message, language), { follows, rules })
  }))
  return { ...shown, tabs: page.tabs }
}
