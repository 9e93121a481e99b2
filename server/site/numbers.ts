import type { components } from '@board/generated/openapi'
import { seconds } from '../calendar/time.ts'
import type { Db, Trx } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { cacheBriefly } from './cache-briefly.ts'
import {
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
  await inTransaction(db, async trx => {
    await updateForumCounts(trx, forums)
    await setMark(trx, mark, JSON.stringify(numbers), now)
  })
  counted.forget(db)
}

async function readNumbers(db: Db | Trx): Promise<AllNumbers & { at: number }> {
  const kept = await findMark(db, mark)
  if (kept) return { ...(JSON.parse(kept.value) as AllNumbers), at: seconds(kept.at) }
  // before the job has run for the first time
  const now = new Date()
  return { ...(await numbersOf(db, await countByForum(db), now)), at: seconds(now) }
}

async function numbersOf(db: Db | Trx, forums: readonly ForumCount[], now: Date): Promise<AllNumbers> {
  const medians = await mediansOfReplies(db, new Date(now.getTime() - medianDays * day))
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
