import type { components } from '@board/generated/openapi'
import { seconds } from '../calendar/time.ts'
import type { GradeRecord } from './store.ts'
import { isCommentShown } from './transitions.ts'

type Grade = components['schemas']['Grade']

/** A grade; its comment only for those who may read it before an editor approved it. */
export function gradeView(grade: GradeRecord, seesPending: boolean): Grade {
  const shown = seesPending || isCommentShown(grade.comment_state)
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
