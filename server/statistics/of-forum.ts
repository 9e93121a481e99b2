import type { components } from '@board/generated/openapi'
import type { Db } from '../database/open.ts'
import { getForumView } from '../forums/view.ts'
import { seconds } from '../site/time.ts'
import { readSums, rowsOf } from './board.ts'
import { dayOf } from './days.ts'
import { figuresOf, openFiguresOf } from './figures.ts'
import type { Wanted } from './sums/store.ts'

const wanted: Wanted = { dimensions: ['total'], waits: true }

/**
 * Returns the public figures of a forum over all of its messages.
 * @throws Refusal GEN0404 if there is no such forum
 */
export async function forumFigures(
  db: Db,
  fid: number,
  now: Date
): Promise<components['schemas']['PublicForumFigures']> {
  await getForumView(db, fid)
  const { sums } = await readSums(db, { first: 0, last: dayOf(now), unit: 'year', fid }, wanted, now)
  const [total] = rowsOf(sums, 'total')
  const { p50Days, graded, gradeLevel, gradeSpeed, gradeManner } = figuresOf(total)
  return {
    fid,
    ...openFiguresOf(total),
    medianDays: p50Days,
    graded,
    gradeLevel,
    gradeSpeed,
    gradeManner,
    at: seconds(now)
  }
}
