/** Reads published records with their titles, so that their likeness to searched words can be compared. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import { isPublished } from './campaign-order.ts'

/** A record with a title and a text. */
export interface TitledRecord {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly groupName: string
}

export interface TitledCampaign extends TitledRecord {
  readonly beginAt: Date
  readonly endAt: Date
}

/** The number of records that are compared; the newest of them, if more contain one of the pieces. */
const mostCompared = 300

/** Returns the condition that a text contains one of the pieces. No index serves it, so it is for short lists only. */
const containsOne = (text: RawBuilder<unknown>, pieces: readonly string[]) =>
  sql<boolean>`exists (select 1 from unnest(${[...pieces]}::text[]) as piece where strpos(lower(${text}), piece) > 0)`

/** Returns the published cases whose title or summary contains one of the pieces, the newest first. */
export async function listTitledCases(db: Db, pieces: readonly string[]): Promise<TitledRecord[]> {
  const { rows } = await sql<TitledRecord>`
    select c.id, c.title, c.summary as text, g.name as "groupName"
    from library_case c join message m on m.tid = c.tid join org_group g on g.id = c.group_id
    where c.state = 'published' and m.audit_state = 1 and m.is_public
      and ${containsOne(sql`c.title || ' ' || c.summary`, pieces)}
    order by c.published_at desc, c.id desc limit ${sql.lit(mostCompared)}`.execute(db)
  return rows
}

/** Returns the public campaigns whose title or excerpt contains one of the pieces, the last begun first. */
export async function listTitledCampaigns(db: Db, pieces: readonly string[]): Promise<TitledCampaign[]> {
  const { rows } = await sql<TitledCampaign>`
    select c.id, t.title, t.excerpt as text, g.name as "groupName", t.begin_at as "beginAt", t.end_at as "endAt"
    from campaign c join org_group g on g.id = c.group_id
    join campaign_text t on t.campaign_id = c.id and t.number = c.confirmed
    where ${isPublished} and ${containsOne(sql`t.title || ' ' || t.excerpt`, pieces)}
    order by c.begin_at desc, c.id desc limit ${sql.lit(mostCompared)}`.execute(db)
  return rows
}
