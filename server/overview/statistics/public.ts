import type { components } from '@board/generated/openapi'
import { cacheBriefly } from '../../directory/site/cache-briefly.ts'
import { siteNumbers } from '../../directory/site/numbers.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { maxNamed, namesOf, periodsOf, readSums, rowsOf } from './board.ts'
import { dayOf, startOf } from './days.ts'
import { openFiguresOf } from './figures.ts'
import type { Wanted } from './sums/store.ts'

type PublicStatistics = components['schemas']['PublicStatistics']
type SiteNumbers = components['schemas']['SiteNumbers']

/** The public figures, and whether the days were counted at all. */
interface Reading {
  readonly figures: PublicStatistics
  readonly isCounted: boolean
}

const freshOf = (regionId: number | undefined) =>
  cacheBriefly(60_000, (db, now: Date) => read(db as Db, regionId, now))

/** The readings of the whole country and of provinces; their codes are bounded by the contract. */
const fresh = new Map<number | undefined, ReturnType<typeof freshOf>>()

/**
 * Returns the figures that everybody may read, at most a minute old. Specification 2.
 * @param regionId a province; undefined: the whole country
 */
export async function publicStatistics(
  db: Db,
  regionId: number | undefined,
  now: Date
): Promise<PublicStatistics> {
  return (await readBriefly(db, regionId, now)).figures
}

/**
 * Returns the numbers of the home page. Messages and replies are those of the public figures, as of the same moment, so
 * that the two pages never differ; until the days have been counted once, they are those of the job that counts forums.
 * @param regionId a province; undefined: the whole country
 */
export async function homeNumbers(db: Db, regionId: number | undefined, now: Date): Promise<SiteNumbers> {
  const [numbers, { figures, isCounted }] = await Promise.all([
    siteNumbers(db, regionId),
    readBriefly(db, regionId, now)
  ])
  const { total, at } = figures
  return isCounted ? { ...numbers, messages: total.messages, replied: total.replied, at } : numbers
}

/** Drops the figures that were read before the days were counted anew. */
export function forgetPublicStatistics(db: Db): void {
  for (const reading of fresh.values()) reading.forget(db)
}

function readBriefly(db: Db, regionId: number | undefined, now: Date): Promise<Reading> {
  const reading = fresh.get(regionId) ?? freshOf(regionId)
  fresh.set(regionId, reading)
  return reading.read(db, now)
}

async function read(db: Db, regionId: number | undefined, now: Date): Promise<Reading> {
  const today = dayOf(now)
  const date = new Date(today * 86_400_000)
  const yearAgo = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 11, 1) / 86_400_000
  const ever = { first: 0, last: today, unit: 'year', regionId } as const
  const lately = { first: yearAgo, last: today, unit: 'month', regionId } as const
  const all: Wanted = { dimensions: ['total', 'type', 'domain', 'forum'], waits: false, most: maxNamed }
  const { sums, at } = await readSums(db, ever, all, now)
  const months = await readSums(db, lately, { dimensions: ['period'], waits: false }, now)
  const names = await namesOf(db, sums)
  const figures = {
    total: openFiguresOf(rowsOf(sums, 'total')[0]),
    byMonth: periodsOf(lately, months.sums).map(({ from, sums: found }) => ({
      from: seconds(startOf(from)),
      ...openFiguresOf(found)
    })),
    byType: rowsOf(sums, 'type').map(row => ({ typeId: row.key, ...openFiguresOf(row) })),
    byDomain: rowsOf(sums, 'domain').map(row => ({ domainId: row.key, ...openFiguresOf(row) })),
    byForum: rowsOf(sums, 'forum').map(row => ({
      fid: row.key,
      name: names.forums.get(row.key)?.name ?? '',
      groupName: names.forums.get(row.key)?.groupName ?? '',
      ...openFiguresOf(row)
    })),
    at: seconds(at ?? now)
  }
  return { figures, isCounted: at !== null }
}
