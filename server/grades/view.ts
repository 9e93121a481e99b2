import type { components } from '@board/generated/openapi'
import { seconds } from '../calendar/time.ts'
import type { GradeRecord } from './store.ts'
import { isCommentShown } from './transitions.ts'

type Grade = components['schemas']['Grade']

/**
 * Returns a grade in the form of the contract.
 * @param seesPending whether the reader may read a comment that is not approved
 */
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
