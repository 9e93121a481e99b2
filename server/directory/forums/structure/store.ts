/** SQL of the tree of forums: parents, and what prevents moving, handing over or deleting a forum. */
import { openStates } from '@board/schemas/facts/open-states'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/open.ts'
import { pathTree } from '../../../platform/database/paths.ts'
import { literals } from '../../../platform/database/statements/literals.ts'
import { countOfOpenMatters } from '../open-matters/store.ts'

export const forumPaths = pathTree('forum', 'fid')

/** Tells whether a forum is the forum `above` or a descendant of it. It follows the parents, not the stored paths. */
export async function isBelow(trx: Trx, fid: number, above: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive up(fid, parent_fid) as (
      select fid, parent_fid from forum where fid = ${fid}
      union
      select f.fid, f.parent_fid from forum f join up on f.fid = up.parent_fid
    ) select exists (select 1 from up where fid = ${above}) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Tells whether another forum of the same region has this name. */
export async function hasNamesake(
  trx: Trx,
  { fid, regionId, name }: { fid?: number; regionId: number | null; name: string }
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from forum where name = ${name} and region_id is not distinct from ${regionId}::integer
        and fid is distinct from ${fid ?? null}::integer
    ) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Returns the kinds of the child forums of a forum. */
export async function selectKindsBelow(trx: Trx, fid: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('forum')
    .select('organization')
    .distinct()
    .where('parent_fid', '=', fid)
    .execute()
  return rows.map(({ organization }) => organization)
}

export async function hasMessages(trx: Trx, fid: number): Promise<boolean> {
  const found = await trx
    .selectFrom('message')
    .select('tid')
    .where('fid', '=', fid)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Tells whether a message, a campaign or the history of a re-addressed message refers to a forum. */
export async function isForumUsed(trx: Trx, fid: number): Promise<boolean> {
  if (await hasMessages(trx, fid)) return true
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from campaign_text where fids @> array[${fid}::integer])
      or exists (select 1 from readdressing where from_fid = ${fid} or to_fid = ${fid}) as found`.execute(trx)
  return rows[0]?.found === true
}

/** Counts the open matters of a forum, and of its group's messages in it, that the group would have to finish itself. */
export async function countOpen(
  trx: Trx,
  { fid, groupId }: { fid: number; groupId: number },
  now: Date
): Promise<number> {
  // the messages of a large forum are read once, and from an index alone: others wait for the forum meanwhile
  const { rows } = await sql<{ open: number }>`
    with own as materialized (select m.tid from message m where m.group_id = ${groupId} and m.fid = ${fid})
    select (
      ${countOfOpenMatters}
      + (select count(*) from campaign c join campaign_text t on t.campaign_id = c.id and t.number in (c.latest, c.confirmed)
        where t.fids @> array[${fid}::integer] and c.withdrawn_at is null
          and (c.audit_state in (${literals(openStates.campaign)}) or c.end_at > ${now}))
    )::int as open`.execute(trx)
  return rows[0]?.open ?? 0
}
