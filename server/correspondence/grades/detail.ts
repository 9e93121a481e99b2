/** The parts that grades add to a message's detail. */
import { scoresOf } from '../../records/lists/last-grade.ts'
import type { PublicPart, StaffPart } from '../../records/message-core/detail-parts.ts'
import { isEditor } from '../messages/policy.ts'
import { type GradeRecord, listGrades } from './store.ts'
import { editorGradeView, gradeView } from './view.ts'

export const staffGrades: StaffPart<'grades'> = async ({ db, message, actor }) => {
  const grades = await listGrades(db, message.tid)
  return {
    grades: grades.map(grade => (isEditor(actor) ? editorGradeView(actor, grade) : gradeView(grade, false))),
    ...lastScores(grades)
  }
}

export const publicGrades: PublicPart<'grades'> = async ({ db, message, isOwn }) => {
  const grades = await listGrades(db, message.tid)
  return { grades: grades.map(grade => gradeView(grade, isOwn)), ...lastScores(grades) }
}

/** Returns the scores of the last grade that counts, as the lists have them. */
function lastScores(grades: readonly GradeRecord[]) {
  const [last] = grades
    .filter(({ struck_at }) => struck_at === null)
    .toSorted((one, other) => other.round - one.round)
  return scoresOf(
    last && {
      handleDegree: last.resolution,
      handleManner: last.manner,
      handleSpeed: last.speed,
      solved: last.solved
    }
  )
}
