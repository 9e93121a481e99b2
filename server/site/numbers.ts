import type { components } from '@board/generated/openapi'
import { seconds } from '../calendar/time.ts'
import type { Db, Trx } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { freshly } from './freshly.ts'
import {
  countByForum,
  type ForumCount,
  findMark,
  medianOfReplies,
  setMark,
  updateForumCounts
} from './store.ts'

type SiteNumbers = components['schemas']['SiteNumbers']
type Numbers = Omit<SiteNumbers, 'at'>

const mark = 'numbers'
const day = 86_400_000

/** Days back from now whose first replies make the median. */
const medianDays = 90

const counted = freshly(60_000, readNumbers)

/** The numbers of the home page, with the moment at which they were counted; counting takes seconds, so a job does it. */
export const siteNumbers = (db: Db): Promise<SiteNumbers> => counted.read(db)

/** Counts what the home page and the leaders' pages show, and keeps it. */
export async function countSite(db: Db, now: Date): Promise<void> {
  const forums = await countByForum(db)
  const numbers = await numbersOf(db, forums, now)
  await inTransaction(db, async trx => {
    await updateForumCounts(trx, forums)
    await setMark(trx, mark, JSON.stringify(numbers), now)
  })
  counted.forget(db)
}

async function readNumbers(db: Db | Trx): Promise<SiteNumbers> {
  const kept = await findMark(db, mark)
  if (kept) return { ...(JSON.parse(kept.value) as Numbers), at: seconds(kept.at) }
  // before the job has run for the first time
  const now = new Date()
  return { ...(await numbersOf(db, await countByForum(db), now)), at: seconds(now) }
}

async function numbersOf(db: Db | Trx, forums: readonly ForumCount[], now: Date): Promise<Numbers> {
  const median = await medianOfReplies(db, new Date(now.getTime() - medianDays * day))
  const sum = (of: 'messages' | 'replied') => forums.reduce((all, forum) => all + forum[of], 0)
  return {
    messages: sum('messages'),
    replied: sum('replied'),
    medianDays: median === null ? null : Math.round(median * 10) / 10
  }
}
