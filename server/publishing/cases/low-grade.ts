import { isLow } from '@board/schemas/facts/low-score'
import { listGrades } from '../../correspondence/grades/read.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CaseRecord } from './store.ts'

type Grades = Awaited<ReturnType<typeof listGrades>>

/** The minimum length of the reason, in characters. */
const minReason = 10

/** Returns the grades of a message that count. */
const countedGrades = async (db: Db | Trx, tid: number): Promise<Grades> =>
  (await listGrades(db, tid)).filter(({ struck_at }) => struck_at === null)

/** Tells whether the last grade of a message is low, by the rule that also asks for an explanation. Domain 2. */
async function isGradedLow(db: Db | Trx, grades: Grades): Promise<boolean> {
  const last = grades.at(-1)
  if (!last) return false
  return isLow([last.resolution, last.speed, last.manner], await readParameters(db))
}

/**
 * Checks that a message that was graded low has a reason why it becomes a case.
 * @throws Refusal CAS0005 at the reason
 */
export async function requireReason(
  db: Db | Trx,
  { tid, low_grade_reason }: Pick<CaseRecord, 'tid' | 'low_grade_reason'>
): Promise<void> {
  if (!(await isGradedLow(db, await countedGrades(db, tid)))) return
  if (Array.from(low_grade_reason ?? '').length >= minReason) return
  throw new Refusal('CAS0005', { min: minReason }, { at: 'lowGradeReason' })
}

/** Returns what deciders read of the grades: the three scores of each grade, in the order of the grades. */
export async function gradesText(db: Db | Trx, tid: number): Promise<string> {
  const grades = await countedGrades(db, tid)
  return (
    grades.map(({ resolution, speed, manner }) => `${resolution} / ${speed} / ${manner}`).join(' → ') || '—'
  )
}
