import { type RawBuilder, sql } from 'kysely'
import { cityOf, endOfRegion, provinceOf } from '../../../directory/site/region-code.ts'
import { type Actor, type InstitutionActor, isCitizen } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/open.ts'
import { publicSubject } from '../../message-core/public-wording.ts'
import { messageTransitions } from '../../message-core/transitions.ts'
import { plainText } from '../../search/bigrams.ts'
import { searchCondition } from '../../search/condition.ts'
import { findMessages, type SearchFilter } from '../../search/find.ts'
import { forumsIn, numberAsked } from '../public-messages.ts'

export interface SuggestedMessage {
  tid: number
  subject: string
  forumName: string
  /** The province, if it is not that of the forum that is written to; null without such a forum. */
  provinceName: string | null
  voiceCount: number
  joined: boolean
  joinable: boolean
}

const maxSuggestions = 8

/** The number of the forum's newest matches among which a message with the same subject is searched. */
const looked = 50

type ForumFilter = NonNullable<SearchFilter['values']>['forum']

/** The trace state of a message that can no longer be joined. */
const concluded = messageTransitions.lastExplanation.state.to

/**
 * Finds public messages that contain the typed words; a number finds the message with this number first. It ignores
 * special characters. Specification 5, 7; domain 7.
 * @param fid the forum of the new message: its own messages come first, those with exactly this subject before the
 * others; then come those of its region, those of the regions above and below it, and those of its province. Messages of
 * other provinces come last, and name their province
 */
export async function suggestMessages(
  db: Db,
  actor: Actor,
  typed: string,
  fid?: number
): Promise<SuggestedMessage[]> {
  const words = plainText(typed)
  if (!words) return []
  const uid = isCitizen(actor) ? actor.accountId : null
  const regionId = fid === undefined ? null : await regionOf(db, fid)
  const found = fid === undefined ? await tidsIn(db, words) : await tidsNear(db, words, fid, regionId)
  const isElsewhere =
    fid === undefined
      ? sql`false`
      : sql`f.region_id / 10000 is distinct from ${regionId === null ? null : provinceOf(regionId) / 10_000}::int`
  const numbered = fid === undefined ? numberAsked(words) : undefined
  const tids =
    numbered === undefined
      ? found
      : [numbered, ...found.filter(tid => tid !== numbered)].slice(0, maxSuggestions)
  const { rows } = await sql<SuggestedMessage>`
    select m.tid, ${publicSubject} as subject, f.name as "forumName", m.voice_count as "voiceCount",
      (select r.name from region r where r.id = f.region_id / 10000 * 10000 and ${isElsewhere}) as "provinceName",
      exists (select 1 from voice v where v.tid = m.tid and v.account_uid = ${uid}::int) as joined,
      m.state < ${concluded} and m.author_uid is distinct from ${uid}::int as joinable
    from message m join forum f on f.fid = m.fid
    where m.tid = any(${tids}) and m.audit_state = 1 and m.is_public
    order by array_position(${tids}::int[], m.tid)`.execute(db)
  return rows
}

/** Returns the newest messages with the words, only from certain forums if they are given. */
async function tidsIn(
  db: Db,
  words: string,
  { forum, rows = maxSuggestions }: { forum?: ForumFilter; rows?: number } = {}
): Promise<number[]> {
  const { tids } = await findMessages(db, words, { rows, values: forum && { forum } })
  return tids
}

async function regionOf(db: Db, fid: number): Promise<number | null> {
  const { rows } = await sql<{ regionId: number | null }>`
    select region_id as "regionId" from forum where fid = ${fid}`.execute(db)
  return rows[0]?.regionId ?? null
}

/** Returns the condition on `f.region_id` for a region, the regions above it and those below it. */
function isAboveOrBelow(regionId: number): RawBuilder<boolean> {
  const above = [provinceOf(regionId), cityOf(regionId)]
  return sql`(f.region_id >= ${regionId} and f.region_id < ${endOfRegion(regionId)}
    or f.region_id = any(${above}::int[]))`
}

/**
 * Returns messages with the words: first of a forum, then of its region, of the regions above and below it, and of its
 * province, last of the whole country. For a forum without a region it searches all forums.
 */
async function tidsNear(db: Db, words: string, fid: number, regionId: number | null): Promise<number[]> {
  const own = await tidsIn(db, words, { forum: [fid], rows: looked })
  const circles =
    regionId === null
      ? [undefined]
      : [
          sql`select f.fid from forum f where ${isAboveOrBelow(regionId)}`,
          forumsIn(provinceOf(regionId)),
          undefined
        ]
  const found = new Set(own)
  // a wider circle is searched only while the narrower ones do not fill the page
  for (const forum of circles) {
    if (found.size >= maxSuggestions) break
    for (const tid of await tidsIn(db, words, { forum })) found.add(tid)
  }
  const nearness =
    regionId === null
      ? sql``
      : sql`${isAboveOrBelow(regionId)} desc nulls last,
          f.region_id / 10000 = ${provinceOf(regionId) / 10_000}::int desc nulls last,`
  const { rows } = await sql<{ tid: number; subject: string; isOwn: boolean }>`
    select m.tid, ${publicSubject} as subject, m.fid = ${fid} as "isOwn"
    from message m join forum f on f.fid = m.fid where m.tid = any(${[...found]})
    order by m.fid = ${fid} desc, f.region_id is not distinct from ${regionId}::int desc, ${nearness}
      m.approved_at desc, m.tid desc`.execute(db)
  const isSame = (row: (typeof rows)[number]) => row.isOwn && plainText(row.subject) === words
  return [...rows.filter(isSame), ...rows.filter(row => !isSame(row))]
    .slice(0, maxSuggestions)
    .map(({ tid }) => tid)
}

/**
 * Finds messages with the typed words that an institution can open: those of its own forums, those of groups below it
 * with their public subject, and those that are assigned to it. Specification 2.
 */
export async function suggestToInstitution(
  db: Db,
  { group }: InstitutionActor,
  typed: string
): Promise<SuggestedMessage[]> {
  const words = plainText(typed)
  if (!words) return []
  const holds = searchCondition(words)
  const below = sql`m.group_id = any(array(select id from org_group where path like ${`${group.path}%`}))`
  // each part of the union uses its own index
  const { rows } = await sql<SuggestedMessage>`
    select m.tid, case when m.group_id = ${group.id} or page.held then m.subject
      else ${publicSubject} end as subject, f.name as "forumName", m.voice_count as "voiceCount",
      null::text as "provinceName", false as joined, false as joinable
    from (
      (select m.tid, m.approved_at, false as held from message m where m.audit_state = 1 and ${below} and ${holds}
        order by m.approved_at desc, m.tid desc limit ${sql.lit(maxSuggestions)})
      union all
      (select m.tid, m.approved_at, true as held from assignment a join message m on m.tid = a.tid
        where a.holder_group_id = ${group.id} and not a.is_past and m.audit_state = 1 and ${holds}
        order by a.created_at desc, a.tpid desc limit ${sql.lit(maxSuggestions)})
    ) as page
    join message m on m.tid = page.tid
    join forum f on f.fid = m.fid
    order by page.approved_at desc, page.tid desc`.execute(db)
  return [...new Map(rows.map(row => [row.tid, row])).values()].slice(0, maxSuggestions)
}
