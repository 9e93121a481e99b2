/** Reads the sums of the data board from cells and from the sums of earlier periods. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/open.ts'
import {
  addedSums,
  type Cell,
  openReplied,
  placeConditions,
  recordset,
  type Scope,
  sumsOf
} from '../cells/store.ts'
import { daysOfMonth, monthOf } from '../days.ts'

export type Dimension = 'total' | 'period' | 'group' | 'forum' | 'type' | 'domain'

/** The sums of one value of a dimension. The key of a period is its first day; other keys are ids. */
export interface Sums extends Omit<Cell, 'day' | 'fid' | 'group_id' | 'type_id' | 'domain_id' | 'minutes'> {
  readonly dimension: Dimension
  readonly key: number
  readonly p50: number | null
  readonly p90: number | null
}

/** Cells of the days from `from` on, which were counted from the messages because these days are not summed up yet. */
export interface Live {
  readonly cells: readonly Cell[]
  readonly from: number
}

/** The sums to read. */
export interface Wanted {
  readonly dimensions: readonly Dimension[]
  /** True to read the median and the 90th percentile of the waiting time, which are the most expensive. */
  readonly waits: boolean
  /** The largest number of groups, and of forums: those with most messages. */
  readonly most?: number | undefined
}

const byTime: readonly Dimension[] = ['total', 'period', 'type', 'domain']
const byPlace: readonly Dimension[] = ['group', 'forum']

/**
 * Reads the sums of a scope for each wanted dimension, the largest numbers of messages first. The groups are the group of
 * the scope itself and its direct subordinates; each subordinate includes the groups below it.
 */
export async function selectSums(db: Db, scope: Scope, live: Live, wanted: Wanted): Promise<Sums[]> {
  const chosen = (of: readonly Dimension[]) => of.filter(dimension => wanted.dimensions.includes(dimension))
  const both = await Promise.all([
    sumsBy(db, scope, chosen(byTime), timeCells(scope, live), { ...wanted, most: undefined }),
    sumsBy(db, scope, chosen(byPlace), placeCells(scope, live), wanted)
  ])
  return both.flat()
}

async function sumsBy(
  db: Db,
  scope: Scope,
  dimensions: readonly Dimension[],
  cells: RawBuilder<unknown>,
  { waits, most }: Wanted
): Promise<Sums[]> {
  if (dimensions.length === 0) return []
  const keys = keysOf(scope)
  const sets = dimensions.map(dimension => (dimension === 'total' ? sql`()` : sql`(${sql.ref(dimension)})`))
  const named = dimensions.filter(dimension => dimension !== 'total')
  const columns = named.map(dimension => sql.ref(dimension))
  const dimension = named.map(one => sql`when grouping(${sql.ref(one)}) = 0 then ${sql.lit(one)}`)
  const label =
    named.length === 0
      ? sql`'total' as dimension, 0 as key`
      : sql`case ${sql.join(dimension, sql` `)} else 'total' end as dimension, coalesce(${sql.join([...columns, sql`0`])}) as key`
  const keyed = sql`select ${sql.join([...named.map(one => sql`${keys[one]} as ${sql.ref(one)}`), sql`c.*`])}
    from (${cells}) c ${dimensions.includes('group') ? sql`join org_group g on g.id = c.group_id` : sql``}`
  const grouped = sql`group by grouping sets (${sql.join(sets)})`
  const place = sql`row_number() over (partition by dimension order by messages desc, key)`
  // an empty scope also has a row for the total
  const { rows } = await sql<Sums & { readonly place: number }>`
    with cells as (${keyed}), sums as (select ${label}, ${sumsOf('cells')}, ${openReplied('cells')},
      ${addedSums('cells')} from cells ${grouped})
    ${
      waits
        ? sql`, waits as (select ${label}, percentile_disc(array[0.5, 0.9]) within group (order by w.minutes) as p
            from cells cross join lateral unnest(cells.minutes) as w (minutes) ${grouped})
          select s.*, w.p[1] as p50, w.p[2] as p90`
        : sql`select s.*, null as p50, null as p90`
    }
    from (select *, ${place}::int as place from sums) s ${waits ? sql`left join waits w using (dimension, key)` : sql``}
    where s.messages is not null and (${most ?? null}::int is null or s.place <= ${most ?? null})`.execute(db)
  // sorted here: for an order by dimension, PostgreSQL would compare each row of the sums with each of the waits
  return rows.toSorted((one, other) => one.place - other.place)
}

/** Returns the key of a cell `c` of a group `g` in each dimension. */
function keysOf({ group, unit }: Scope): Readonly<Record<Dimension, RawBuilder<unknown>>> {
  const below = sql`split_part(substr(g.path, ${(group?.path ?? '/').length + 1}::int), '/', 1)`
  return {
    total: sql`0`,
    period: sql`(date_trunc(${sql.lit(unit)}, date '1970-01-01' + c.day)::date - date '1970-01-01')`,
    group: sql`coalesce(nullif(${below}, '')::int, ${group?.id ?? 0}::int)`,
    forum: sql`c.fid`,
    type: sql`c.type_id::int`,
    domain: sql`c.domain_id::int`
  }
}

const sums = sql`messages, counted, replied, owed, on_time, graded, satisfied, level_sum, speed_sum, manner_sum, scores, minutes,
  open_replied, examined, hollow, copied, rated, struck, paused_late, paused_on_time, deleted, deleted_replied, deleted_overdue, deleted_graded, deleted_low`
const cell = sql`day, fid, group_id, type_id, domain_id, ${sums}`

/** Selects the cells of some days of a scope from `from`, a table or a list. */
function cellsFrom(from: RawBuilder<unknown>, scope: Scope, first: number, last: number) {
  const conditions = [sql`day between ${first} and ${last}`, ...placeConditions(scope, 'c')]
  return sql`select ${cell} from ${from} c where ${sql.join(conditions, sql` and `)}`
}

const storedCells = (scope: Scope, first: number, last: number) =>
  cellsFrom(sql`statistic_cell`, scope, first, last)

const computedCells = (scope: Scope, { cells }: Live) =>
  cellsFrom(sql`(select * from ${recordset(cells)})`, scope, scope.first, scope.last)

/** Returns the cells for time, type and domain: for all institutions and forums, the sums of days. */
function timeCells(scope: Scope, live: Live): RawBuilder<unknown> {
  const last = Math.min(scope.last, live.from - 1)
  const isEverywhere = [scope.group, scope.fid, scope.regionId].every(one => one === undefined)
  const kepts = isEverywhere
    ? cellsFrom(sql`(select *, 0 as fid, 0 as group_id from statistic_day_sum)`, scope, scope.first, last)
    : storedCells(scope, scope.first, last)
  return sql`${kepts} union all ${computedCells(scope, live)}`
}

/** Returns the cells for groups and forums: without a filter, the sums of whole months and cells of the days around them. */
function placeCells(scope: Scope, live: Live): RawBuilder<unknown> {
  const { first, group, fid, regionId, typeId, domainId } = scope
  const last = Math.min(scope.last, live.from - 1)
  const from = monthOf(first - 1) + 1
  const to = monthOf(last + 1) - 1
  const isNarrow = [group, fid, regionId, typeId, domainId].some(one => one !== undefined)
  if (isNarrow || to < from)
    return sql`${storedCells(scope, first, last)} union all ${computedCells(scope, live)}`
  return sql`select 0 as day, fid, group_id, 0 as type_id, 0 as domain_id, ${sums} from statistic_month_sum
      where month between ${from} and ${to}
    union all ${storedCells(scope, first, daysOfMonth(from).first - 1)}
    union all ${storedCells(scope, daysOfMonth(to).last + 1, last)} union all ${computedCells(scope, live)}`
}
