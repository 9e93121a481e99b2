import type { components } from '@board/generated/openapi'
import { isWorkingDay, startOfDay } from '../../platform/calendar/calendar.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { cacheBriefly } from './cache-briefly.ts'
import {
  type CalendarDay,
  countByForum,
  type ForumCount,
  findMark,
  mediansOfReplies,
  setMark,
  updateForumCounts
} from './store.ts'

type SiteNumbers = components['schemas']['SiteNumbers']
type Numbers = Omit<SiteNumbers, 'at'>

/** The numbers of the whole country, and of each province that has any. */
interface AllNumbers extends Numbers {
  readonly provinces?: Readonly<Record<number, Numbers>>
}

const none: Numbers = { messages: 0, replied: 0, medianDays: null }

const mark = 'numbers'
const day = 86_400_000

/** The number of days before now whose first replies make the median. */
const medianDays = 90

const counted = cacheBriefly(60_000, readNumbers, 'numbers')

/**
 * Returns the numbers of the home page, with the moment at which they were counted. A job counts them, because it takes
 * seconds.
 * @param province undefined for the whole country
 */
export async function siteNumbers(db: Db, province?: number): Promise<SiteNumbers> {
  const { provinces = {}, ...country } = await counted.read(db)
  if (province === undefined) return country
  return { ...(provinces[province] ?? none), at: country.at }
}

/** Counts and stores the numbers of the home page and the leaders' pages. */
export async function countSite(db: Db, now: Date): Promise<void> {
  const forums = await countByForum(db)
  const numbers = await numbersOf(db, forums, now)
  await inTransaction(db, trx => keep(trx, forums, numbers, now))
  counted.forget(db)
}

/** Counts and stores these numbers in the transaction that writes the messages, for demo data. */
export async function writeSiteNumbers(trx: Trx, now: Date): Promise<void> {
  const forums = await countByForum(trx)
  await keep(trx, forums, await numbersOf(trx, forums, now), now)
}

async function keep(trx: Trx, forums: readonly ForumCount[], numbers: AllNumbers, now: Date): Promise<void> {
  await updateForumCounts(trx, forums)
  await setMark(trx, mark, JSON.stringify(numbers), now)
}

/** Returns the moment at which the forums were last counted; null before the job has run for the first time. */
export async function forumsCountedAt(db: Db): Promise<Date | null> {
  return (await findMark(db, mark))?.at ?? null
}

async function readNumbers(db: Db | Trx): Promise<AllNumbers & { at: number }> {
  const kept = await findMark(db, mark)
  if (kept) return { ...(JSON.parse(kept.value) as AllNumbers), at: seconds(kept.at) }
  // before the job has run for the first time
  const now = new Date()
  return { ...(await numbersOf(db, await countByForum(db), now)), at: seconds(now) }
}

/** The number of days for which working days are counted. A reply that took longer is taken to have lasted so long. */
const calendarDays = 1100

/** Lists the days until a moment, each with the number of working days before it. */
function calendarUntil(now: Date): CalendarDay[] {
  const today = startOfDay(now).getTime()
  let before = 0
  return Array.from({ length: calendarDays }, (_, at) => {
    const start = new Date(today - (calendarDays - 1 - at) * day)
    const open = isWorkingDay(start)
    const listed = { day: Math.floor((start.getTime() + 8 * 3_600_000) / day), before, open }
    if (open) before++
    return listed
  })
}

async function numbersOf(db: Db | Trx, forums: readonly ForumCount[], now: Date): Promise<AllNumbers> {
  const medians = await mediansOfReplies(db, new Date(now.getTime() - medianDays * day), calendarUntil(now))
  const numbers = (of: readonly ForumCount[], median: number | undefined): Numbers => ({
    messages: of.reduce((sum, { messages }) => sum + messages, 0),
    replied: of.reduce((sum, { replied }) => sum + replied, 0),
    medianDays: median === undefined ? null : Math.round(median * 10) / 10
  })
  const byProvince = Map.groupBy(forums, ({ province }) => province)
  byProvince.delete(0)
  return {
    ...numbers(forums, medians.get(null)),
    provinces: Object.fromEntries(
      [...byProvince].map(([province, of]) => [province, numbers(of, medians.get(province))])
    )
  }
}
