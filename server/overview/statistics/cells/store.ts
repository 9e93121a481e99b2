/** The only SQL that writes cells, and what is summed up of them beforehand: sums of days by type and domain, of months by forum. */
import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../../platform/database/open.ts'
import { forumsIn } from '../../../records/lists/public-messages.ts'
import { daysOfMonth, monthOf } from '../days.ts'

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The messages of some groups, forums, types or domains. Nothing given stands for all messages. */
export interface Place {
  /** The group at the top of the subtree, with its path; undefined for all groups. */
  readonly group?: { readonly id: number; readonly path: string } | undefined
  readonly fid?: number | undefined
  /** The region of the forums, including the regions below it; undefined for all regions. */
  readonly regionId?: number | undefined
  readonly typeId?: number | undefined
  readonly domainId?: number | undefined
}

/** The messages that are summed: those of a place that were approved on some days. */
export interface Scope extends Place {
  readonly first: number
  readonly last: number
  readonly unit: Unit
}

/**
 * Returns the conditions for the messages or the cells of a place.
 * @param alias the name of the table that has the columns
 */
export function placeConditions(
  { group, fid, regionId, typeId, domainId }: Place,
  alias: string
): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const conditions: RawBuilder<boolean>[] = []
  if (group) {
    const below = sql`select id from org_group where path like ${`${group.path}%`}`
    conditions.push(sql`${column('group_id')} = any(array(${below}))`)
  }
  if (fid !== undefined) conditions.push(sql`${column('fid')} = ${fid}`)
  if (regionId !== undefined) conditions.push(sql`${column('fid')} = any(array(${forumsIn(regionId)}))`)
  if (typeId !== undefined) conditions.push(sql`${column('type_id')} = ${typeId}`)
  if (domainId !== undefined) conditions.push(sql`${column('domain_id')} = ${domainId}`)
  return conditions
}

/** Sums of a day's messages of one forum, group, type and domain. */
export interface Cell {
  day: number
  fid: number
  group_id: number
  type_id: number
  domain_id: number
  messages: number
  counted: number
  replied: number
  /** Of those in the volume, too: everybody reads it beside the volume. */
  open_replied: number
  owed: number
  on_time: number
  graded: number
  satisfied: number
  level_sum: number
  speed_sum: number
  manner_sum: number
  scores: number[]
  minutes: number[]
  /** Answers that the detector examined; those without substance; those with the text of another reply. */
  examined: number
  hollow: number
  copied: number
  /** Messages with a grade, struck or not; those with one that was struck. */
  rated: number
  struck: number
  /** Answers whose clock a recheck had stopped: late all the same; on time only because of it. */
  paused_late: number
  paused_on_time: number
  /** Messages that were deleted afterwards: of all, replied, overdue, graded, and low graded ones. */
  deleted: number
  deleted_replied: number
  deleted_overdue: number
  deleted_graded: number
  deleted_low: number
}

/** Keeps whoever counts a day of the same month waiting until the transaction ends. */
export async function lockMonth(trx: Trx, month: number): Promise<void> {
  const { first, last } = daysOfMonth(month)
  const days = trx
    .selectFrom('statistic_day')
    .select('day')
    .where('day', '>=', first)
    .where('day', '<=', last)
  await days.orderBy('day').forUpdate().execute()
}

/** A day's cells, in place of those that it had, and their sums by type and domain. */
export async function replaceDay(trx: Trx, day: number, cells: readonly Cell[], now: Date): Promise<void> {
  await trx.deleteFrom('statistic_cell').where('day', '=', day).execute()
  await trx.deleteFrom('statistic_day_sum').where('day', '=', day).execute()
  if (cells.length > 0) await insertCells(trx, cells)
  await sql`insert into statistic_day_sum ${summed(['day', 'type_id', 'domain_id'], day, day)}`.execute(trx)
  await trx
    .updateTable('statistic_day')
    .set({ is_stale: false, counted_at: now })
    .where('day', '=', day)
    .execute()
}

/** The cells of all days at once, with their sums, where nothing was counted yet: for whoever fills a database. */
export async function fillDays(trx: Trx, cells: readonly Cell[], now: Date): Promise<void> {
  const days = [...new Set(cells.map(({ day }) => day))].sort((a, b) => a - b)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return
  await sql`insert into statistic_day (day, is_stale, counted_at)
    select day, false, ${now} from unnest(${days}::int[]) as day`.execute(trx)
  await insertCells(trx, cells)
  await sql`insert into statistic_day_sum ${summed(['day', 'type_id', 'domain_id'], first, last)}`.execute(
    trx
  )
  for (const month of new Set(days.map(monthOf))) await replaceMonth(trx, month)
}

const insertCells = (trx: Trx, cells: readonly Cell[]) =>
  sql`insert into statistic_cell select * from ${recordset(cells)}`.execute(trx)

/** A month's sums by forum, in place of those that it had, from the cells of its days. */
export async function replaceMonth(trx: Trx, month: number): Promise<void> {
  const { first, last } = daysOfMonth(month)
  await trx.deleteFrom('statistic_month_sum').where('month', '=', month).execute()
  const sums = summed(['fid', 'group_id'], first, last)
  await sql`insert into statistic_month_sum select ${month}::int, s.* from (${sums}) s`.execute(trx)
}

/** The cells of some days summed up by some of their columns, in the order of the tables of sums. */
function summed(by: readonly string[], first: number, last: number): RawBuilder<unknown> {
  const keys = sql.join(by.map(column => sql.ref(column)))
  const cells = sql`from statistic_cell c where day between ${first} and ${last}`
  return sql`select ${keys}, ${sumsOf('c')}, coalesce(max(w.minutes), '{}'), ${openReplied('c')}, ${addedSums('c')}
    from statistic_cell c left join (
      select ${keys}, array_agg(minute) as minutes from (select ${keys}, unnest(minutes) as minute ${cells}) m group by ${keys}
    ) w using (${keys}) where c.day between ${first} and ${last} group by ${keys}`
}

/** Sums of cells, in the order of the columns of every table of sums; what they took is apart. */
export function sumsOf(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const sums = summable.map(name => sql`sum(${column(name)})::int as ${sql.ref(name)}`)
  const scores = [1, 2, 3, 4, 5].map(at => sql`sum(${column('scores')}[${sql.lit(at)}])::int`)
  return sql`${sql.join(sums)}, array[${sql.join(scores)}] as scores`
}

/** Sums the open replies. A day that was summed up before this column existed counts all of its replies. */
export const openReplied = (table: string): RawBuilder<unknown> =>
  sql`sum(coalesce(${sql.ref(`${table}.open_replied`)}, ${sql.ref(`${table}.replied`)}))::int as open_replied`

const added = [
  'examined',
  'hollow',
  'copied',
  'rated',
  'struck',
  'paused_late',
  'paused_on_time',
  'deleted',
  'deleted_replied',
  'deleted_overdue',
  'deleted_graded',
  'deleted_low'
] as const

/** Sums of caveats and of deleted messages, in the order of every table of sums: their columns were added later. */
export const addedSums = (table: string): RawBuilder<unknown> =>
  sql.join(added.map(name => sql`sum(${sql.ref(`${table}.${name}`)})::int as ${sql.ref(name)}`))

const summable = [
  'messages',
  'counted',
  'replied',
  'owed',
  'on_time',
  'graded',
  'satisfied',
  'level_sum',
  'speed_sum',
  'manner_sum'
] as const

/** Cells that were made just now, as rows; columns in the order of the table. */
export const recordset = (
  cells: readonly Cell[]
) => sql`jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as x(
  day integer, fid integer, group_id integer, type_id smallint, domain_id smallint, messages integer,
  counted integer, replied integer, owed integer, on_time integer, graded integer, satisfied integer,
  level_sum integer, speed_sum integer, manner_sum integer, scores integer[], minutes integer[], open_replied integer,
  examined integer, hollow integer, copied integer, rated integer, struck integer, paused_late integer,
  paused_on_time integer, deleted integer, deleted_replied integer,
  deleted_overdue integer, deleted_graded integer, deleted_low integer)`
