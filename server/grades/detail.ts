/** What grades add to a message's detail. */
import type { components } from '@board/generated/openapi'
import type { PublicPart, StaffPart } from '../messages/detail-parts.ts'
import { isEditor } from '../messages/policy.ts'
import { seconds } from '../site/time.ts'
import { type GradeRecord, listGrades } from './store.ts'

type Grade = components['schemas']['Grade']

export const staffGrades: StaffPart<'grades'> = async ({ db, message, actor }) => ({
  grades: (await listGrades(db, message.tid)).map(grade => gradeView(grade, isEditor(actor)))
})

export const publicGrades: PublicPart<'grades'> = async ({ db, message, isOwn }) => ({
  grades: (await listGrades(db, message.tid)).map(grade => gradeView(grade, isOwn))
})

/** A grade; its comment only for those who may read it before an editor approved it. */
function gradeView(grade: GradeRecord, seesPending: boolean): Grade {
  const shown = seesPending || grade.comment_state === 1
  return {
    round: grade.round,
    gradeLevel: grade.resolution as Grade['gradeLevel'],
    gradeSpeed: grade.speed as Grade['gradeSpeed'],
    gradeManner: grade.manner as Grade['gradeManner'],
    solved: grade.solved,
    thanksFlag: grade.thanks_flag,
    comment: shown ? grade.comment : null,
    commentState: grade.comment && shown ? grade.comment_state : null,
    createdAt: seconds(grade.created_at),
    struck: grade.struck_at !== null
  }
}
