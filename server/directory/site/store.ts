/** The only SQL on parameters, dictionaries, topics, regions and the site's own marks. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import {
  dayNumber,
  isAnswer,
  isOutOfRates,
  isOutOfVolume,
  isStanding,
  leftOut,
  owedSince
} from '../counted/rules.ts'

export interface ParameterRow {
  code: string
  value: string
}

/** Reads the groups of words of the same meaning that searches use. */
export async function selectSynonyms(db: Db | Trx): Promise<{ name: string; words: string[] }[]> {
  return await db
    .selectFrom('synonym_group')
    .select(['name', 'words'])
    .where('status', '=', 1)
    .orderBy('id')
    .execute()
}

/** Inserts groups of words that are not there yet. */
export async function insertSynonyms(trx: Trx, rows: { name: string; words: string[] }[]): Promise<void> {
  await trx
    .insertInto('synonym_group')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Locks the groups of words, so that they change one after another. */
export async function lockSynonyms(trx: Trx): Promise<void> {
  await sql`lock table synonym_group in share row exclusive mode`.execute(trx)
}

/** Finds the name of the group that has a word, other than the group with this id. */
export async function findSynonymGroup(
  trx: Trx,
  word: string,
  id: number | undefined
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from synonym_group
    where (name = ${word} or ${word} = any(words)) and id is distinct from ${id ?? null}::integer limit 1`.execute(
    trx
  )
  return rows[0]?.name
}

/** Selects every parameter that was set. */
export async function selectParameters(db: Db | Trx): Promise<ParameterRow[]> {
  return await db.selectFrom('parameter').select(['code', 'value']).execute()
}

/** Reads a parameter and keeps it unchanged until the transaction ends; undefined if it has its default. */
export async function lockParameter(trx: Trx, code: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('parameter')
    .select('value')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row?.value
}

/** One value of one dictionary with its labels. */
export interface DictRow {
  dictType: string
  dictValue: string
  'zh-CN': string
  'zh-TW': string
  'en-US': string
  /** 0 is retired. */
  status: number
}

/** Selects all dictionaries, in the order in which they are shown. */
export async function selectDictionaries(db: Db | Trx): Promise<DictRow[]> {
  return await db
    .selectFrom('dict_type as t')
    .innerJoin('dict_value as v', 'v.type_id', 't.id')
    .select([
      't.name as dictType',
      'v.value as dictValue',
      'v.label_zh_cn as zh-CN',
      'v.label_zh_tw as zh-TW',
      'v.label_en_us as en-US',
      'v.status'
    ])
    .orderBy('t.sort')
    .orderBy('t.name')
    .orderBy('v.sort')
    .orderBy('v.id')
    .execute()
}

/** Reads the names of some dictionaries. */
export async function selectDictTypes(
  db: Db | Trx,
  ids: readonly number[]
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  return await db.selectFrom('dict_type').select(['id', 'name']).where('id', 'in', ids).execute()
}

/** Locks a dictionary, so that its values change one after another. */
export async function lockDictType(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('dict_type').select('id').where('id', '=', id).forUpdate().execute()
}

/** Tells whether a dictionary has a value that can be chosen. */
export async function hasOffered(trx: Trx, typeId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('dict_value')
    .select('id')
    .where('type_id', '=', typeId)
    .where('status', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whether any message has a domain. */
export async function isDomainUsed(trx: Trx, domainId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('message')
    .select('tid')
    .where('domain_id', '=', domainId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface TopicRow {
  topicId: number
  topicName: string
  /** Empty if it has no English name. */
  nameEnUs: string
}

const topicColumns = ['id as topicId', 'name as topicName', 'name_en_us as nameEnUs'] as const

export async function selectTopic(db: Db | Trx, id: number): Promise<TopicRow | undefined> {
  return await db.selectFrom('topic').select(topicColumns).where('id', '=', id).executeTakeFirst()
}

/** Reads the topics that a message can have now. */
export async function selectTopics(db: Db | Trx): Promise<TopicRow[]> {
  return await db
    .selectFrom('topic')
    .select(topicColumns)
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export interface RegionRow {
  id: number
  parentId: number | null
  name: string
  type: string
  hasChildren: boolean
}

/** Selects the regions directly below one, or the provinces. */
export async function selectRegions(db: Db, parentId: number | null): Promise<RegionRow[]> {
  return await db
    .selectFrom('region as r')
    .select([
      'r.id',
      'r.parent_id as parentId',
      'r.name',
      'r.type',
      sql<boolean>`exists (select 1 from region c where c.parent_id = r.id)`.as('hasChildren')
    ])
    .where('r.parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('r.sort')
    .orderBy('r.id')
    .execute()
}

/** Selects a region and those above it, the topmost first; empty if there is none. */
export async function selectRegionPath(db: Db, id: number): Promise<RegionRow[]> {
  const { rows } = await sql<RegionRow>`
    with recursive path as (
      select r.*, 0 as height from region r where r.id = ${id}
      union all
      select r.*, path.height + 1 from region r join path on r.id = path.parent_id where path.height < 9
    )
    select id, parent_id as "parentId", name, type,
      exists (select 1 from region c where c.parent_id = path.id) as "hasChildren"
    from path order by height desc`.execute(db)
  return rows
}

/** Selects the name and the parent of every region, in the order of the entity's list. */
export async function selectRegionNames(db: Db | Trx) {
  return await db
    .selectFrom('region')
    .select(['id', 'parent_id as parentId', 'name'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export async function hasRegionsBelow(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('region')
    .select('id')
    .where('parent_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the institutions and forums of a region. */
export async function countInRegion(trx: Trx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from org_group where region_id = ${id})::int
      + (select count(*) from forum where region_id = ${id})::int as count`.execute(trx)
  return rows[0]?.count ?? 0
}

/** The province of a forum `f`: the first two digits of its region's code; 0 for a forum without a region. */
const provinceOfForum = sql<number>`coalesce(f.region_id / 10000 * 10000, 0)`

/** The numbers of messages and of replied messages of a forum. */
export interface ForumCount {
  fid: number
  /** 0 for a forum of the whole country. */
  province: number
  messages: number
  replied: number
}

/**
 * Counts the messages of each forum as the data board does, and how many of these have a reply. A replied message that is
 * not counted is left out, because readers take the second number for a part of the first. It reads all messages.
 */
export async function countByForum(db: Db | Trx): Promise<ForumCount[]> {
  const { rows } = await sql<ForumCount>`
    select m.fid, ${provinceOfForum} as province, count(*) filter (where not ${isOutOfVolume})::int as messages,
      count(*) filter (where not ${isOutOfVolume} and not ${isOutOfRates} and r.at >= ${owedSince})::int as replied
    from message m join forum f on f.fid = m.fid ${leftOut}
    left join (select tid, max(created_at) as at from reply where kind = 'final' group by tid) r on r.tid = m.tid
    where ${isStanding} group by m.fid, f.region_id`.execute(db)
  return rows
}

/** A day in a list of days without a gap. */
export interface CalendarDay {
  /** Counted from 1970, in Shanghai. */
  readonly day: number
  /** The working days of the list before this day. */
  readonly before: number
  /** True for a working day. */
  readonly open: boolean
}

/** The working days of the list before a moment, whose day is `day`; a working day has 24 hours. Decision 0032. */
const workingDaysUntil = (moment: string, day: string) => sql<number>`coalesce(
  ${sql.ref(day)}.before + case when ${sql.ref(day)}.open
    then (extract(epoch from ${sql.ref(moment)}) + 28800)::float8 / 86400 - ${sql.ref(day)}.day else 0 end, 0)`

/**
 * Returns the median working days to a first final reply, of the replies since a moment: for each province, and with the
 * key null for the whole country. It reads all messages.
 */
export async function mediansOfReplies(
  db: Db | Trx,
  since: Date,
  calendar: readonly CalendarDay[]
): Promise<Map<number | null, number>> {
  const { rows } = await sql<{ province: number | null; days: number | null }>`
    with calendar as (
      select * from jsonb_to_recordset(${JSON.stringify(calendar)}::jsonb) as c (day integer, before integer, open boolean)
    )
    select province, percentile_cont(0.5) within group (
        order by ${workingDaysUntil('first.at', 'ended')} - ${workingDaysUntil('first.since', 'begun')}) as days
    from (
      select ${provinceOfForum} as province, ${owedSince} as since, min(r.created_at) as at
      from message m join forum f on f.fid = m.fid join reply r on r.tid = m.tid and ${isAnswer} ${leftOut}
      where ${isStanding} and not ${isOutOfRates}
      group by m.tid, f.region_id having min(r.created_at) >= ${since}
    ) first
    left join calendar begun on begun.day = ${dayNumber('first.since')}
    left join calendar ended on ended.day = ${dayNumber('first.at')}
    group by grouping sets ((), (province))`.execute(db)
  return new Map(rows.flatMap(({ province, days }) => (days === null ? [] : [[province, days] as const])))
}

/** Updates the counts of each forum, and writes only those that changed. */
export async function updateForumCounts(trx: Trx, counts: readonly ForumCount[]): Promise<void> {
  await sql`
    update forum f set message_count = n.messages, reply_count = n.replied
    from (
      select forum.fid, coalesce(c.messages, 0) as messages, coalesce(c.replied, 0) as replied
      from forum left join jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as c (fid integer, messages integer, replied integer) on c.fid = forum.fid
    ) n
    where n.fid = f.fid and (f.message_count, f.reply_count) is distinct from (n.messages, n.replied)`.execute(
    trx
  )
}

/** Reads a fact about this database, and the time when it was written. */
export async function findMark(db: Db | Trx, name: string): Promise<{ value: string; at: Date } | undefined> {
  return await db.selectFrom('site_mark').select(['value', 'at']).where('name', '=', name).executeTakeFirst()
}

/** Writes a fact about this database, in place of an earlier value. */
export async function setMark(trx: Trx, name: string, value: string, at: Date): Promise<void> {
  await trx
    .insertInto('site_mark')
    .values({ name, value, at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value, at }))
    .execute()
}

/** Reads the words that replies and names must not contain; administrators edit the list. */
export async function selectForbiddenWords(db: Db | Trx): Promise<string[]> {
  const rows = await db.selectFrom('forbidden_word').select('word').orderBy('word').execute()
  return rows.map(row => row.word)
}
