/** All SQL that writes campaigns. */
import type { CampaignTable } from '@board/generated/database'
import { sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { CampaignRecord, CampaignText } from '../../records/campaign-core/record.ts'

/** Writes a campaign without its text and returns its id. */
export async function insertCampaign(
  trx: Trx,
  { groupId, by, at }: { groupId: number; by: number; at: Date }
): Promise<number> {
  const values = { group_id: groupId, created_by: by, created_at: at, changed_at: at }
  return (await trx.insertInto('campaign').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Writes a text of a campaign. */
export async function insertText(
  trx: Trx,
  id: number,
  number: number,
  text: CampaignText,
  { by, at }: { by: number; at: Date }
): Promise<void> {
  await trx
    .insertInto('campaign_text')
    .values({ campaign_id: id, number, ...text, created_by: by, created_at: at })
    .execute()
}

/** Writes a change and increases the version. */
export async function updateCampaign(
  trx: Trx,
  campaign: CampaignRecord,
  change: Updateable<CampaignTable>
): Promise<CampaignRecord> {
  const row = await trx
    .updateTable('campaign')
    .set({ ...change, version: campaign.version + 1 })
    .where('id', '=', campaign.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, group_name: campaign.group_name } as CampaignRecord
}

/** Returns the number of the next text. */
export async function nextNumber(trx: Trx, id: number): Promise<number> {
  const { last } = await trx
    .selectFrom('campaign_text')
    .select(eb => eb.fn.max('number').as('last'))
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/**
 * Returns the number of the text that was returned or taken down last, after the last confirmation; undefined if there is
 * none, or if no later text replaces it.
 */
export async function findReturnedNumber(
  db: Db | Trx,
  { id, latest }: Pick<CampaignRecord, 'id' | 'latest'>
): Promise<number | undefined> {
  // events of earlier releases do not name the text
  const { rows } = await sql<{ verb: string; number: number | null }>`
    select e.verb, coalesce((e.after ->> 'number')::integer, (
      select max(t.number) from campaign_text t where t.campaign_id = ${id} and t.created_at <= e.at)) as number
    from event e
    where e.subject_kind = 'campaign' and e.subject_id = ${id}
      and e.verb in ('campaign.returned', 'campaign.takenDown', 'campaign.confirmed')
    order by e.id desc limit 1`.execute(db)
  if (rows[0]?.verb === 'campaign.confirmed') return undefined
  const number = rows[0]?.number ?? undefined
  return number === latest ? undefined : number
}

/** Returns those of these forums that are open and belong to the group. */
export async function selectOwnForums(
  db: Db | Trx,
  groupId: number,
  fids: readonly number[]
): Promise<number[]> {
  const rows = await db
    .selectFrom('forum')
    .select('fid')
    .where('group_id', '=', groupId)
    .where('status', '=', 1)
    .where('fid', '=', sql<number>`any(${[...fids]}::int[])`)
    .execute()
  return rows.map(({ fid }) => fid)
}

/** Returns the names of these forums, in the order of their numbers. */
export async function selectForumNames(
  db: Db | Trx,
  fids: readonly number[]
): Promise<{ fid: number; name: string }[]> {
  return await db
    .selectFrom('forum')
    .select(['fid', 'name'])
    .where('fid', '=', sql<number>`any(${[...fids]}::int[])`)
    .orderBy('fid')
    .execute()
}

/**
 * Lists the accounts that took part in a campaign, and those that follow one of its approved entries. An author takes part
 * with an entry that waits for approval or was returned, too, but not with one that was withdrawn or deleted.
 */
export async function selectParticipants(trx: Db | Trx, id: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select author_uid as uid from message where collect_id = ${id} and audit_state in (0, 1, 2)
    union
    select k.account_uid from message m join message_mark k on k.tid = m.tid and k.kind = 'follow'
    where m.collect_id = ${id} and m.audit_state = 1`.execute(trx)
  return rows.map(({ uid }) => uid)
}

/** Returns the time of the campaign's last entry, approved or not; null if it has none. */
export async function lastEntryAt(trx: Trx, id: number): Promise<Date | null> {
  const { last } = await trx
    .selectFrom('message')
    .select(eb => eb.fn.max('created_at').as('last'))
    .where('collect_id', '=', id)
    .executeTakeFirstOrThrow()
  return last as Date | null
}

/** The beginning or the end of a campaign. */
export type Moment = 'begin' | 'end'

/** A public campaign that has begun or ended. */
export interface DueCampaign {
  readonly id: number
  readonly group_id: number
  readonly title: string
  /** The time of its beginning or end. The beginning is never before the confirmation. */
  readonly at: Date
}

/**
 * Locks public campaigns that have begun or ended without a notification. It skips those that another process has
 * locked.
 */
export async function takeDue(trx: Trx, moment: Moment, now: Date, limit: number): Promise<DueCampaign[]> {
  const [at, told] = [sql.ref(`c.${moment}_at`), sql.ref(`c.${moment}_told_at`)]
  const { rows } = await sql<DueCampaign>`
    select c.id, c.group_id, t.title, greatest(${at}, c.confirmed_at) as at
    from campaign c join campaign_text t on t.campaign_id = c.id and t.number = c.confirmed
    where c.confirmed is not null and c.withdrawn_at is null and ${told} is null and ${at} <= ${now}
    order by c.id limit ${limit} for no key update of c skip locked`.execute(trx)
  return rows
}

export async function markTold(trx: Trx, moment: Moment, ids: readonly number[], now: Date): Promise<void> {
  await sql`update campaign set ${sql.ref(`${moment}_told_at`)} = ${now} where id = any(${[...ids]}::int[])`.execute(
    trx
  )
}

/** Recounts the entries of these campaigns. */
export async function recount(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update campaign c set entry_count = n.entries, adopted_count = n.adopted
    from (
      select k.id, count(m.tid)::int as entries, (count(m.tid) filter (where m.adopted))::int as adopted
      from campaign k left join message m on m.collect_id = k.id and m.audit_state = 1 and m.is_public
      where k.id = any(${[...ids]}::int[]) group by k.id
    ) as n
    where c.id = n.id and (c.entry_count, c.adopted_count) <> (n.entries, n.adopted)`.execute(trx)
}
