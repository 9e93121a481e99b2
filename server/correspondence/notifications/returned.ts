import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { markedName } from '../../people/company-core/marked-name.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { isOfHolders } from '../../platform/events/audience.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import {
  countReturned,
  listReturned,
  type ReturnedFilter,
  type ReturnedRow
} from '../../records/lists/requests/returned.ts'
import { actorNameOf } from '../messages/posting/names.ts'
import { type Source, sources, verbsFrom } from './sources.ts'

type Shapes = components['schemas']

const from = (source: Source, { accountId, group }: InstitutionActor) => ({
  groupId: group.id,
  verbs: verbsFrom[source],
  reader: accountId
})

/**
 * Returns a page of the items that were returned to the actor's group from one side. Domain 5.
 * @throws Refusal MSG0010, MSG0011
 */
export async function pageReturned(
  db: Db,
  actor: InstitutionActor,
  { source, ...filter }: ReturnedFilter & { readonly source: Source },
  language: Language
): Promise<Shapes['ReturnedPage']> {
  const page = await listReturned(db, from(source, actor), filter)
  return shownPage(page, row => shown(row, source, language))
}

/** Returns the number of returned items of each side, and of the new ones among them. Domain 5. */
export async function returnedCounts(db: Db, actor: InstitutionActor): Promise<Shapes['ReturnedCount'][]> {
  const sides = sources.map(source => from(source, actor))
  const counts = await countReturned(db, sides)
  return sources.map((source, at) => ({ source, ...(counts[at] ?? { count: 0, unread: 0 }) }))
}

function shown(row: ReturnedRow, source: Source, language: Language): Shapes['Returned'] {
  const { id, verb, tid, tpid, subject, at } = row
  const about = { subjectKind: row.subject_kind, subjectId: row.subject_id }
  const doer = { actorUid: row.actor_uid, actorGroupName: row.actor_group_name }
  // an event that has no message has no author either
  const author = { author_uid: row.author_uid ?? 0 }
  const name = row.author_name === null ? '' : markedName(row.author_name, row.company_confirmed, language)
  // a group does not read the notes between editors and authors
  const isTheirs = row.audience === 'public' || isOfHolders(row.audience)
  return {
    id,
    source,
    verb,
    tid,
    tpid,
    ...about,
    subject,
    forumName: row.forum_name ?? '',
    actorName: actorNameOf(doer, author, name, language),
    note: isTheirs ? row.note : null,
    at: seconds(at),
    unread: row.is_new
  }
}
