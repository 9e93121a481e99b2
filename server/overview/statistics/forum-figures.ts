import type { components } from '@board/generated/openapi'
import { shareMinimum } from '@board/schemas/facts/public-share'
import { getForumView } from '../../directory/forums/view.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { readSums, rowsOf } from './board.ts'
import { dayOf } from './days.ts'
import { figuresOf, openFiguresOf, ratioOf } from './figures.ts'
import { countSolved } from './store.ts'
import type { Wanted } from './sums/store.ts'

const wanted: Wanted = { dimensions: ['total'], waits: true }

const publicShare = (part: number, of: number): number | null =>
  of < shareMinimum ? null : ratioOf(part, of)

/**
 * Returns the public figures of a forum, calculated from all of its messages.
 * @throws Refusal GEN0404 if there is no such forum
 */
export async function getForumFigures(
  db: Db,
  fid: number,
  now: Date
): Promise<components['schemas']['PublicForumFigures']> {
  await getForumView(db, fid)
  const { sums, at } = await readSums(db, { first: 0, last: dayOf(now), unit: 'year', fid }, wanted, now)
  const countedAt = at ?? now
  const solved = await countSolved(db, fid, countedAt)
  const [total] = rowsOf(sums, 'total')
  const { owed = 0, on_time: onTime = 0 } = total ?? {}
  const { p50Days, graded, gradeLevel, gradeSpeed, gradeManner } = figuresOf(total)
  return {
    fid,
    ...openFiguresOf(total),
    medianDays: p50Days,
    graded,
    gradeLevel,
    gradeSpeed,
    gradeManner,
    owed,
    lateRate: publicShare(owed - onTime, owed),
    solvedAnswers: solved.answers,
    solvedRate: publicShare(solved.solved, solved.answers),
    at: seconds(countedAt)
  }
}
