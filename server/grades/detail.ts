/** The parts that grades add to a message's detail. */
import type { PublicPart, StaffPart } from '../message-core/detail-parts.ts'
import { isEditor } from '../messages/policy.ts'
import { listGrades } from './store.ts'
import { editorGradeView, gradeView } from './view.ts'

export const staffGrades: StaffPart<'grades'> = async ({ db, message, actor }) => ({
  grades: (await listGrades(db, message.tid)).map(grade =>
    isEditor(actor) ? editorGradeView(actor, grade) : gradeView(grade, false)
  )
})

export const publicGrades: PublicPart<'grades'> = async ({ db, message, isOwn }) => ({
  grades: (await listGrades(db, message.tid)).map(grade => gradeView(grade, isOwn))
})
