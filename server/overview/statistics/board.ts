import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { findGroup } from '../../directory/groups/find.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Scope, Unit } from './cells/store.ts'
import { cellsOf } from './cells.ts'
import { dayOf, startOf } from './days.ts'
import { figuresOf } from './figures.ts'
import { findCounted, selectFacts, selectNames } from './store.ts'
import { type Dimension, type Live, type Sums, selectSums, type Wanted } from './sums/store.ts'

type DataBoard = components['schemas']['DataBoard']
export type BoardFilter = BodyOf<'dataBoard'>

/** The messages that a reader may see: those of a group and its subordinates. Null stands for all messages. */
export type Sight = { readonly id: number; readonly path: string } | null

/** The smallest number of days in each unit. */
const minDays: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 28, quarter: 90, year: 365 }
const maxPeriods = 400
const maxDays = 40 * 366
/** The largest number of forums, and of groups, on a board. Those with most messages are shown. */
export const maxNamed = 100
const everything: Wanted = {
  dimensions: ['total', 'period', 'group', 'forum', 'type', 'domain'],
  waits: true,
  most: maxNamed
}
/** The largest number of days that are counted from the messages themselves, if the job has not summed them up. */
const maxLiveDays = 31

/**
 * Turns a reader's filter into the scope of the sums.
 * @throws Refusal GEN0404 for a group that the reader may not see, MSG0010, STA0001
 */
export async function scopeOf(db: Db, sight: Sight, filter: BoardFilter, now: Date): Promise<Scope> {
  const { startTime, endTime, unit = 'day', groupId, fid, typeId, domainId } = filter
  const last = endTime === undefined ? dayOf(now) : dayOf(new Date(endTime * 1000))
  const first = startTime === undefined ? last - 29 : dayOf(new Date(startTime * 1000))
  if (last < first) throw new Refusal('MSG0010')
  const length = last - first + 1
  if (length > maxDays || length / minDays[unit] > maxPeriods) throw new Refusal('STA0001')
  const named = groupId === undefined ? undefined : await findGroup(db, groupId)
  if (groupId !== undefined && !named?.path.startsWith(sight?.path ?? '/')) throw new Refusal('GEN0404')
  return { first, last, unit, group: named ?? sight ?? undefined, fid, typeId, domainId }
}

/** Counts the cells of a scope on the days that were not summed up yet, and always of today, from the messages themselves. */
async function liveCells(db: Db, counted: number | null, scope: Scope, now: Date): Promise<Live> {
  const today = dayOf(now)
  const from = Math.max(today - maxLiveDays + 1, Math.min(today, (counted ?? 0) + 1))
  const [first, last] = [Math.max(from, scope.first), Math.min(today, scope.last)]
  if (last < first) return { cells: [], from }
  return { cells: cellsOf(await selectFacts(db, first, last, scope), await readParameters(db), now), from }
}

/** Reads the sums of a scope, and the time when the days before today were last summed up. */
export async function readSums(
  db: Db,
  scope: Scope,
  wanted: Wanted,
  now: Date
): Promise<{ sums: Sums[]; at: Date | null }> {
  const { last, at } = await findCounted(db)
  return { sums: await selectSums(db, scope, await liveCells(db, last, scope, now), wanted), at }
}

/** Returns the rows of one dimension. */
export const rowsOf = (sums: readonly Sums[], dimension: Dimension): Sums[] =>
  sums.filter(row => row.dimension === dimension)

/** Reads the names of the forums and groups among some sums. */
export const namesOf = (db: Db, sums: readonly Sums[]) =>
  selectNames(
    db,
    rowsOf(sums, 'forum').map(({ key }) => key),
    rowsOf(sums, 'group').map(({ key }) => key)
  )

/** Returns the periods from the first to the last, including periods without messages. */
export function periodsOf({ first, last, unit }: Scope, sums: readonly Sums[]) {
  const known = new Map(rowsOf(sums, 'period').map(row => [row.key, row]))
  const periods: { from: number; sums: Sums | undefined }[] = []
  for (let from = periodOf(first, unit); from <= last; from = nextOf(from, unit))
    periods.push({ from, sums: known.get(from) })
  return periods
}

const dateOf = (day: number) => new Date(day * 86_400_000)

/** Returns the first day of the period that contains a day. Weeks begin on Monday. */
function periodOf(day: number, unit: Unit): number {
  if (unit === 'day') return day
  if (unit === 'week') return day - ((dateOf(day).getUTCDay() + 6) % 7)
  const date = dateOf(day)
  const months = unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12
  const month = Math.floor(date.getUTCMonth() / months) * months
  return Date.UTC(date.getUTCFullYear(), month, 1) / 86_400_000
}

/** Returns the first day of the next period. */
const nextOf = (from: number, unit: Unit): number =>
  unit === 'day'
    ? from + 1
    : unit === 'week'
      ? from + 7
      : periodOf(from + (unit === 'year' ? 370 : unit === 'quarter' ? 95 : 32), unit)

/**
 * Reads the data board: the figures of messages by the day of their approval.
 * @throws Refusal GEN0404, MSG0010, STA0001. Specification 2; decision 0032.
 */
export async function readBoard(db: Db, sight: Sight, filter: BoardFilter, now: Date): Promise<DataBoard> {
  const scope = await scopeOf(db, sight, filter, now)
  const { sums, at } = await readSums(db, scope, everything, now)
  const names = await namesOf(db, sums)
  return {
    total: figuresOf(rowsOf(sums, 'total')[0]),
    periods: periodsOf(scope, sums).map(period => ({
      // the year 1970 began before the epoch in the time zone of the site, and a time must not be negative
      from: Math.max(0, seconds(startOf(period.from))),
      ...figuresOf(period.sums)
    })),
    byGroup: rowsOf(sums, 'group').map(row => ({
      groupId: row.key,
      name: names.groups.get(row.key) ?? '',
      ...figuresOf(row)
    })),
    byForum: rowsOf(sums, 'forum').map(row => ({
      fid: row.key,
      name: names.forums.get(row.key)?.name ?? '',
      groupName: names.forums.get(row.key)?.groupName ?? '',
      ...figuresOf(row)
    })),
    byType: rowsOf(sums, 'type').map(row => ({ typeId: row.key, ...figuresOf(row) })),
    byDomain: rowsOf(sums, 'domain').map(row => ({ domainId: row.key, ...figuresOf(row) })),
    countedAt: secondsOrNull(at)
  }
}
