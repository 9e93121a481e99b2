import type { LanguageModelTable } from '@board/generated/database'
import type { ProposableKind } from '@board/schemas/facts/proposals'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { LabelledText } from '../../platform/language/classifier.ts'

/** What the site learns of a message from its text. */
export const modelNames = ['domain', 'type'] as const
export type ModelName = (typeof modelNames)[number]

/** The newest messages that are learnt from: more take longer, and say little that is new. */
const mostTexts = 12_000

/** The characters of a message that are read. */
const readCharacters = 800

/** The column that has the class of a message. */
const columns = { domain: 'm.domain_id', type: 'm.type_id' } as const satisfies Record<ModelName, string>

/** The version of the newest stored model of a name, and what it was trained on. */
export interface ModelVersion {
  readonly version: number
  readonly trainedAt: Date
  readonly texts: number
}

/** Finds the newest model of a name, without its data. */
export async function findModelVersion(db: Db | Trx, name: ModelName): Promise<ModelVersion | undefined> {
  return await db
    .selectFrom('language_model')
    .select(['version', 'trained_at as trainedAt', 'texts'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .executeTakeFirst()
}

/** Finds the data of a model; undefined if it was removed meanwhile. */
export async function findModelData(
  db: Db | Trx,
  name: ModelName,
  version: number
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('language_model')
    .select('data')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.data
}

/** Reads the newest approved messages, each with its class. Nothing of the author is read. */
export async function readLabelledTexts(db: Db, name: ModelName): Promise<LabelledText[]> {
  const { rows } = await sql<LabelledText>`
    select m.subject || chr(10) || left(c.content, ${sql.lit(readCharacters)}) as text, ${sql.ref(columns[name])}::text as label
    from message m join content_item c on c.tid = m.tid and c.position = 0
    where m.audit_state = 1
    order by m.approved_at desc, m.tid desc limit ${sql.lit(mostTexts)}`.execute(db)
  return rows
}

/** Stores a model as the newest of its name, and removes the older ones. */
export async function replaceModel(
  trx: Trx,
  name: ModelName,
  model: Omit<Insertable<LanguageModelTable>, 'name' | 'version'>
): Promise<void> {
  const newest = await findModelVersion(trx, name)
  await trx.deleteFrom('language_model').where('name', '=', name).execute()
  await trx
    .insertInto('language_model')
    .values({ name, version: (newest?.version ?? 0) + 1, ...model })
    .execute()
}

/** How often one proposal was offered, taken and changed in one institution. */
export interface OutcomeRow {
  readonly kind: ProposableKind
  /** Null for the public. */
  readonly groupId: number | null
  readonly groupName: string | null
  readonly label: string
  /** The name of the unit or forum that was proposed; null for other kinds. */
  readonly name: string | null
  readonly offered: number
  readonly taken: number
  readonly changed: number
}

/** Counts the approved messages; not more than are learnt from. */
export async function countApproved(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from message where audit_state = 1 limit ${sql.lit(mostTexts)}) m`.execute(db)
  return rows[0]?.count ?? 0
}

/** Sums the outcomes by institution and class since a day, the most frequent first. */
export async function selectOutcomes(db: Db, since: string | null, limit: number): Promise<OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    with sums as materialized (
      select kind, group_id, label, sum(offered)::int as offered, sum(taken)::int as taken, sum(changed)::int as changed
      from proposal_count where ${since}::date is null or day >= ${since}::date
      group by kind, group_id, label
      order by offered desc, taken desc, kind, group_id, label limit ${limit})
    select s.kind, s.group_id as "groupId", g.name as "groupName", s.label, coalesce(u.name, f.name) as name,
      s.offered, s.taken, s.changed
    from sums s
    left join org_group g on g.id = s.group_id
    left join org_group u on s.kind = 'unit' and u.id::text = s.label
    left join forum f on s.kind = 'forum' and f.fid::text = s.label
    order by s.offered desc, s.taken desc, s.kind, s.group_id, s.label`.execute(db)
  return rows
}

/** Sums the outcomes of each kind since a day. */
export async function sumOutcomes(
  db: Db,
  since: string | null
): Promise<ReadonlyMap<string, { offered: number; taken: number; changed: number }>> {
  const { rows } = await sql<{ kind: string; offered: number; taken: number; changed: number }>`
    select kind, sum(offered)::int as offered, sum(taken)::int as taken, sum(changed)::int as changed
    from proposal_count where ${since}::date is null or day >= ${since}::date group by kind`.execute(db)
  return new Map(rows.map(({ kind, ...sums }) => [kind, sums]))
}

/** Selects the parameters that switch kinds of proposals, by kind. */
export async function selectSwitches(db: Db): Promise<ReadonlyMap<string, { id: number; version: number }>> {
  const rows = await db
    .selectFrom('parameter')
    .select(['id', 'version', 'code'])
    .where('code', 'like', 'proposal.%')
    .execute()
  return new Map(rows.map(({ code, ...row }) => [code.slice('proposal.'.length), row]))
}

/** Selects what the newest model of each name was trained on, and how its trial ended. */
export async function selectLearntFigures(db: Db) {
  return await db
    .selectFrom('language_model')
    .distinctOn('name')
    .select([
      'name',
      'version',
      'trained_at as trainedAt',
      'texts',
      'accuracy',
      'within_two as withinTwo',
      'trial_texts as trialTexts',
      'milliseconds'
    ])
    .orderBy('name')
    .orderBy('version', 'desc')
    .$narrowType<{ name: ModelName }>()
    .execute()
}

/** Finds the id of the scheduled job that learns. */
export async function findLearningJob(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('schedule_job')
    .select('id')
    .where('bean_name', '=', 'languageModels')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** Adds an outcome to the count of its day. */
export async function addOutcome(
  trx: Trx,
  proposal: { day: string; kind: ProposableKind; groupId: number | null; label: string; outcome: string }
): Promise<void> {
  const { day, kind, groupId, label, outcome } = proposal
  const one = (name: 'offered' | 'taken' | 'changed') => sql.lit(outcome === name ? 1 : 0)
  await sql`
    insert into proposal_count as p (day, kind, group_id, label, offered, taken, changed)
    values (${day}::date, ${kind}, ${groupId}::integer, ${label}, ${one('offered')}, ${one('taken')}, ${one('changed')})
    on conflict (day, kind, group_id, label) do update set
      offered = p.offered + excluded.offered, taken = p.taken + excluded.taken, changed = p.changed + excluded.changed`.execute(
    trx
  )
}
