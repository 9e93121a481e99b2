/** All SQL on hot issues. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { opaqueList } from '../../platform/database/statements/opaque.ts'
import type { ClusterCentre } from '../../platform/language/clusters/clusters.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FoundIssue, IssueText, IssueWindow, RegionTree } from './divide.ts'
import { heatFor, type IssueFigures, totalHeat } from './heat.ts'

/** The states of an issue: 0 found, 1 dismissed, 2 published. */
export type IssueState = 0 | 1 | 2

const issueStates = { found: 0, dismissed: 1, published: 2 } as const

/** The most messages that are read at once. */
const mostMessages = 100_000

/** The characters of a message that are read. */
const readCharacters = 2000

const columnsOfText = sql`m.tid as id, coalesce(m.public_subject, m.subject) as subject,
  left(coalesce(c.public_content, c.content), ${sql.lit(readCharacters)}) as content,
  (extract(epoch from m.approved_at) * 1000)::float8 as at, m.author_uid as author, m.is_public as "isPublic",
  f.region_id as region`

const readable = sql`m.audit_state = 1 and m.taken_down_at is null`

/** The messages of a page. */
const pageSize = 2000

/**
 * Reads the approved messages since a moment in their public wording, the newest first, in pages; nothing of the authors but
 * their number. At most 100,000 are read.
 */
export async function* readIssuePages(db: Db | Trx, since: Date): AsyncGenerator<IssueText[]> {
  let after = sql`true`
  for (let read = 0; read < mostMessages; read += pageSize) {
    const { rows } = await sql<IssueText & { moment: string }>`
      select ${columnsOfText}, m.approved_at::text as moment
      from message m join content_item c on c.tid = m.tid and c.position = 0 join forum f on f.fid = m.fid
      where ${readable} and m.approved_at >= ${since} and ${after}
      order by m.approved_at desc, m.tid desc limit ${sql.lit(pageSize)}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ moment, ...text }) => text)
    if (rows.length < pageSize) return
    after = sql`(m.approved_at, m.tid) < (${last.moment}::timestamptz, ${last.id}::integer)`
  }
}

/** Reads the messages that were approved after a moment, and until another. */
export async function readNewTexts(
  db: Db,
  { after, until }: { after: Date; until: Date }
): Promise<IssueText[]> {
  const { rows } = await sql<IssueText>`
    select ${columnsOfText}
    from message m join content_item c on c.tid = m.tid and c.position = 0 join forum f on f.fid = m.fid
    where ${readable} and m.approved_at > ${after} and m.approved_at <= ${until}
    order by m.approved_at, m.tid limit ${sql.lit(mostMessages)}`.execute(db)
  return rows
}

/** Reads the region above each region. */
export async function readRegionTree(db: Db | Trx): Promise<RegionTree> {
  const rows = await db.selectFrom('region').select(['id', 'parent_id']).execute()
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
}

/** An issue as it is compared with what a run finds. */
export interface KnownIssue {
  readonly id: number
  readonly state: IssueState
  readonly region: number | null
  readonly centre: ClusterCentre
  /** All messages that are or were its members. */
  readonly members: readonly number[]
}

/** Reads the issues that are not older than a moment, with the members that they have or had. */
export async function readKnownIssues(db: Db | Trx, since: Date): Promise<KnownIssue[]> {
  const { rows } = await sql<KnownIssue>`
    select i.id, i.state, i.region_id as region, i.centre, array_agg(h.tid) as members
    from hot_issue i join hot_issue_member h on h.issue_id = i.id
    where i.last_at >= ${since} group by i.id order by i.id`.execute(db)
  return rows
}

/** Writes an issue that was found for the first time. @returns its id */
export async function insertIssue(trx: Trx, issue: FoundIssue, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('hot_issue')
    .values({
      title: issue.title,
      words: JSON.stringify(issue.words),
      centre: JSON.stringify(issue.centre),
      region_id: issue.region,
      days: issue.days,
      found_at: now
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes how an issue was found this time. Its title stays, so that people know it again. */
export async function renewIssue(trx: Trx, id: number, issue: FoundIssue): Promise<void> {
  await trx
    .updateTable('hot_issue')
    .set({
      words: JSON.stringify(issue.words),
      centre: JSON.stringify(issue.centre),
      region_id: issue.region,
      days: issue.days
    })
    .where('id', '=', id)
    .execute()
}

/** Adds messages to an issue; those that are or were its members stay as they are. @returns the number of new ones */
export async function addMembers(trx: Trx, id: number, tids: readonly number[], now: Date): Promise<number> {
  if (tids.length === 0) return 0
  const result = await trx
    .insertInto('hot_issue_member')
    .columns(['issue_id', 'tid', 'joined_at'])
    .expression(
      sql<never>`select ${id}::integer, m.tid, ${now}::timestamptz from message m where m.tid = any(${opaqueList(tids)})`
    )
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

/** Takes out the members that a run no longer finds; those that people took out stay, and those that joined meanwhile. */
export async function dropLostMembers(
  trx: Trx,
  id: number,
  { tids, since }: { tids: readonly number[]; since: Date }
): Promise<void> {
  await sql`delete from hot_issue_member
    where issue_id = ${id} and removed_at is null and joined_at <= ${since} and tid <> all(${opaqueList(tids)})`.execute(
    trx
  )
}

/** Removes issues that nobody has published or dismissed and that have no members any more. */
export async function deleteEmptyIssues(trx: Trx): Promise<void> {
  await sql`delete from hot_issue i where i.state = 0 and not exists (
    select from hot_issue_member h join message m on m.tid = h.tid
    where h.issue_id = i.id and h.removed_at is null and ${readable})`.execute(trx)
}

interface CountedIssue extends IssueFigures {
  readonly id: number
  readonly firstAt: Date | null
  readonly lastAt: Date | null
}

/** Counts the figures of issues from their members. People are authors and those who have joined, each once (domain 8). */
async function countIssues(db: Db | Trx, ids: readonly number[], now: Date): Promise<CountedIssue[]> {
  const week = (weeks: number) => new Date(now.getTime() - weeks * 7 * 86_400_000)
  const { rows } = await sql<CountedIssue>`
    with member as materialized (
      select h.issue_id, m.* from hot_issue_member h join message m on m.tid = h.tid
      where h.issue_id = any(${opaqueList(ids)}) and h.removed_at is null and ${readable}),
    person as (
      select issue_id, uid, max(at) as at from (
        select issue_id, author_uid as uid, approved_at as at from member
        union all select n.issue_id, v.account_uid, v.created_at from member n join voice v on v.tid = n.tid) every
      group by issue_id, uid),
    persons as (
      select issue_id, count(*)::integer as people, (count(*) filter (where at > ${week(1)}))::integer as "recentPeople",
        (count(*) filter (where at > ${week(2)} and at <= ${week(1)}))::integer as "earlierPeople"
      from person group by issue_id)
    select i.id, coalesce(max(p.people), 0) as people, coalesce(max(p."recentPeople"), 0) as "recentPeople",
      coalesce(max(p."earlierPeople"), 0) as "earlierPeople", count(m.tid)::integer as messages,
      coalesce(sum(m.like_count), 0)::integer as likes, count(m.satisfaction)::integer as graded,
      (count(*) filter (where m.satisfaction <= 2))::integer as "lowGrades",
      (count(*) filter (where m.deadline_at < ${now}))::integer as overdue,
      min(m.approved_at) as "firstAt", max(m.approved_at) as "lastAt"
    from hot_issue i left join member m on m.issue_id = i.id left join persons p on p.issue_id = i.id
    where i.id = any(${opaqueList(ids)}) group by i.id`.execute(db)
  return rows
}

/** Counts issues again and stores their figures and their heat. */
export async function recountIssues(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  for (const { id, firstAt, lastAt, ...figures } of await countIssues(trx, ids, now))
    await trx
      .updateTable('hot_issue')
      .set({
        people: figures.people,
        recent_people: figures.recentPeople,
        earlier_people: figures.earlierPeople,
        messages: figures.messages,
        likes: figures.likes,
        graded: figures.graded,
        low_grades: figures.lowGrades,
        overdue: figures.overdue,
        heat: totalHeat(heatFor(figures)),
        first_at: firstAt,
        last_at: lastAt
      })
      .where('id', '=', id)
      .execute()
}

/** A kind of run: over 90 days, or over the newest messages. */
export type RunKind = 'whole' | 'newest'

/** Finds until when the last run has looked at messages: a run of any kind. */
export async function findReadUntil(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('hot_issue_run')
    .select(({ fn }) => fn.max('read_until').as('until'))
    .executeTakeFirst()
  return row?.until ?? undefined
}

/** Records a run as the last one of its kind. */
export async function recordRun(
  trx: Trx,
  run: { kind: RunKind; read_until: Date; messages: number; issues: number }
): Promise<void> {
  await trx
    .insertInto('hot_issue_run')
    .values(run)
    .onConflict(conflict => conflict.column('kind').doUpdateSet(run))
    .execute()
}

/** The messages that a reader may see: those of a group and its subordinates. Null stands for all. */
export type IssueSight = { readonly id: number; readonly path: string } | null

export interface IssueRecord {
  readonly id: number
  readonly title: string
  readonly words: string[]
  readonly days: IssueWindow
  readonly region_name: string | null
  readonly state: IssueState
  readonly people: number
  readonly recent_people: number
  readonly earlier_people: number
  readonly messages: number
  readonly likes: number
  readonly graded: number
  readonly low_grades: number
  readonly overdue: number
  readonly first_at: Date | null
  readonly last_at: Date | null
  readonly public_title: string | null
  readonly public_text: string | null
  readonly progress: string | null
  readonly published_at: Date | null
  readonly version: number
  /** Whether the reader may see each of its messages. */
  readonly whole: boolean
}

/** The most issues of a list. */
const mostIssues = 50

/** The most published issues that the public reads. */
const mostPublished = 20

const isShownMember = sql`h.removed_at is null and m.audit_state = 1 and m.taken_down_at is null`

const isSeen = (sight: IssueSight) => (sight === null ? sql`true` : sql`g.path like ${`${sight.path}%`}`)

const issueColumns = (sight: IssueSight) => sql`
  i.id, i.title, i.words, i.days, i.state, i.people, i.recent_people, i.earlier_people, i.messages, i.likes, i.graded,
  i.low_grades, i.overdue, i.first_at, i.last_at, i.public_title, i.public_text, i.progress, i.published_at, i.version,
  concat(above.name, r.name) as region_name, not exists (
    select from hot_issue_member h join message m on m.tid = h.tid join org_group g on g.id = m.group_id
    where h.issue_id = i.id and ${isShownMember} and not (${isSeen(sight)})) as whole`

const regionOf = sql`left join region r on r.id = i.region_id left join region above on above.id = r.parent_id`

const hasSeen = (sight: IssueSight) => sql`exists (
  select from hot_issue_member h join message m on m.tid = h.tid join org_group g on g.id = m.group_id
  where h.issue_id = i.id and ${isShownMember} and ${isSeen(sight)})`

/**
 * Reads the issues of which a reader may see a message: the hottest that were found or published and have new messages, or the
 * latest of one state.
 */
export async function selectIssues(
  db: Db,
  sight: IssueSight,
  { since, state }: { since: Date; state: IssueState | undefined }
): Promise<IssueRecord[]> {
  const isListed =
    state === undefined ? sql`i.state <> 1 and i.last_at >= ${since}` : sql`i.state = ${sql.lit(state)}`
  const order = state === undefined ? sql`i.heat desc, i.id` : sql`i.last_at desc nulls last, i.id`
  const { rows } = await sql<IssueRecord>`
    select ${issueColumns(sight)} from hot_issue i ${regionOf}
    where ${isListed} and ${hasSeen(sight)}
    order by ${order} limit ${sql.lit(mostIssues)}`.execute(db)
  return rows
}

/** Finds an issue of which a reader may see a message. */
export async function findIssue(
  db: Db | Trx,
  id: number,
  sight: IssueSight
): Promise<IssueRecord | undefined> {
  const { rows } = await sql<IssueRecord>`
    select ${issueColumns(sight)} from hot_issue i ${regionOf} where i.id = ${id} and ${hasSeen(sight)}`.execute(
    db
  )
  return rows[0]
}

/** Counts the messages of issues by days before today, from 0 on; the days are those of Shanghai. */
export async function countDaily(
  db: Db,
  ids: readonly number[],
  now: Date
): Promise<{ issue: number; ago: number; messages: number }[]> {
  const day = (at: unknown) => sql`(${at} at time zone 'Asia/Shanghai')::date`
  const { rows } = await sql<{ issue: number; ago: number; messages: number }>`
    select h.issue_id as issue, (${day(sql`${now}::timestamptz`)} - ${day(sql`m.approved_at`)})::integer as ago,
      count(*)::integer as messages
    from hot_issue_member h join message m on m.tid = h.tid
    where h.issue_id = any(${opaqueList(ids)}) and ${isShownMember} group by 1, 2`.execute(db)
  return rows
}

/** Counts the messages of issues by the forum that they are addressed to, most first. */
export async function countByForum(
  db: Db,
  ids: readonly number[]
): Promise<{ issue: number; fid: number; forumName: string; messages: number }[]> {
  const { rows } = await sql<{ issue: number; fid: number; forumName: string; messages: number }>`
    select h.issue_id as issue, f.fid, f.name as "forumName", count(*)::integer as messages
    from hot_issue_member h join message m on m.tid = h.tid join forum f on f.fid = m.fid
    where h.issue_id = any(${opaqueList(ids)}) and ${isShownMember}
    group by h.issue_id, f.fid order by messages desc, f.fid`.execute(db)
  return rows
}

export interface MemberRecord {
  readonly tid: number
  readonly subject: string
  readonly forum_name: string
  readonly approved_at: Date
  readonly state: number
  readonly voice_count: number
  readonly like_count: number
  readonly group_id: number
}

/** Reads the messages of an issue that a reader may see, the latest first; who does not handle one gets its public wording. */
export async function selectMembers(
  db: Db,
  { id, sight }: { id: number; sight: IssueSight }
): Promise<MemberRecord[]> {
  const subject =
    sight === null
      ? sql`m.subject`
      : sql`case when m.group_id = ${sight.id} then m.subject else coalesce(m.public_subject, m.subject) end`
  const { rows } = await sql<MemberRecord>`
    select m.tid, ${subject} as subject, f.name as forum_name, m.approved_at, m.state, m.voice_count, m.like_count, m.group_id
    from hot_issue_member h join message m on m.tid = h.tid join org_group g on g.id = m.group_id
      join forum f on f.fid = m.fid
    where h.issue_id = ${id} and ${isShownMember} and ${isSeen(sight)}
    order by m.approved_at desc, m.tid desc`.execute(db)
  return rows
}

/** Counts the messages that were taken out of an issue. */
export async function countRemoved(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('hot_issue_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads the published issues, the latest first. */
export async function selectPublished(db: Db): Promise<IssueRecord[]> {
  const { rows } = await sql<IssueRecord>`
    select ${issueColumns(null)} from hot_issue i ${regionOf}
    where i.state = 2 order by i.published_at desc, i.id desc limit ${sql.lit(mostPublished)}`.execute(db)
  return rows
}

/**
 * Locks an issue of which the reader may see a message.
 * @throws Refusal GEN0404
 */
export async function lockIssue(trx: Trx, id: number, sight: IssueSight): Promise<IssueRecord> {
  await sql`select id from hot_issue where id = ${id} for update`.execute(trx)
  const issue = await findIssue(trx, id, sight)
  if (!issue) throw new Refusal('GEN0404')
  return issue
}

/** Takes a message out of an issue. @returns false if the reader may not see it in the issue, or it was taken out before */
export async function takeOut(
  trx: Trx,
  { id, tid, by, sight }: { id: number; tid: number; by: number; sight: IssueSight },
  now: Date
): Promise<'taken' | 'before' | 'missing'> {
  const path = sight === null ? '/' : sight.path
  const { rows } = await sql<{ removed: boolean }>`
    select h.removed_at is not null as removed from hot_issue_member h
      join message m on m.tid = h.tid join org_group g on g.id = m.group_id
    where h.issue_id = ${id} and h.tid = ${tid} and g.path like ${`${path}%`}`.execute(trx)
  const [row] = rows
  if (!row) return 'missing'
  if (row.removed) return 'before'
  await trx
    .updateTable('hot_issue_member')
    .set({ removed_at: now, removed_by: by })
    .where('issue_id', '=', id)
    .where('tid', '=', tid)
    .execute()
  return 'taken'
}

/** Marks an issue as dismissed; what was published is no longer public, and stays written down. */
export async function markDismissed(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('hot_issue')
    .set(({ eb }) => ({ state: issueStates.dismissed, published_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Writes what the public reads of an issue. */
export async function markPublished(
  trx: Trx,
  id: number,
  published: { public_title: string; public_text: string; progress: string; published_at: Date }
): Promise<void> {
  await trx
    .updateTable('hot_issue')
    .set(({ eb }) => ({ ...published, state: issueStates.published, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Marks a dismissed issue as found again. */
export async function markRestored(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('hot_issue')
    .set(({ eb }) => ({ state: issueStates.found, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Gives the messages of an issue a topic, except those that have one. @returns their number */
export async function fillTopic(trx: Trx, id: number, topicId: number): Promise<number> {
  const result = await trx
    .updateTable('message')
    .set({ topic_id: topicId })
    .where('topic_id', 'is', null)
    .where('tid', 'in', eb =>
      eb
        .selectFrom('hot_issue_member')
        .select('tid')
        .where('issue_id', '=', id)
        .where('removed_at', 'is', null)
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** The figures by which people are alerted, with the steps of the last alert. */
export interface AlertFigures {
  readonly id: number
  readonly title: string
  /** People since a moment, people of the last seven days, and of the seven days before. */
  readonly people: number
  readonly recent: number
  readonly earlier: number
  readonly peopleStep: number
  readonly growthStep: number
}

/** Locks the issues that are not dismissed and have a message since a moment or of the last seven days. */
export async function selectAlertFigures(
  trx: Trx,
  { since, now }: { since: Date; now: Date }
): Promise<AlertFigures[]> {
  const week = new Date(now.getTime() - 7 * 86_400_000)
  const { rows } = await sql<AlertFigures>`
    select i.id, i.title, i.recent_people as recent, i.earlier_people as earlier, i.people_step as "peopleStep",
      i.growth_step as "growthStep", (
        select count(distinct person.uid)::integer from (
          select m.author_uid as uid, m.approved_at as at
          from hot_issue_member h join message m on m.tid = h.tid where h.issue_id = i.id and ${isShownMember}
          union all
          select v.account_uid, v.created_at from hot_issue_member h join message m on m.tid = h.tid
            join voice v on v.tid = h.tid where h.issue_id = i.id and ${isShownMember}) person
        where person.at > ${since}) as people
    from hot_issue i where i.state <> 1 and i.last_at > least(${since}::timestamptz, ${week}::timestamptz)
    order by i.id for update of i`.execute(trx)
  return rows
}

/** Lists the groups that handle a message of an issue. */
export async function listConcernedGroups(trx: Trx, id: number): Promise<number[]> {
  const { rows } = await sql<{ group: number }>`
    select distinct m.group_id as "group" from hot_issue_member h join message m on m.tid = h.tid
    where h.issue_id = ${id} and ${isShownMember} order by 1`.execute(trx)
  return rows.map(({ group }) => group)
}

/** Records the steps of an alert. */
export async function markAlerted(
  trx: Trx,
  id: number,
  steps: { people_step: number; growth_step: number }
): Promise<void> {
  await trx.updateTable('hot_issue').set(steps).where('id', '=', id).execute()
}
