import type { components } from '@board/generated/openapi'
import { type Actor, mayCall } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { GradeRecord } from './store.ts'
import { commentTransitions, isCommentShown, mayDecideComment } from './transitions.ts'

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

/** Returns a grade for an editor, with the decisions on its comment that are possible now. */
export function editorGradeView(actor: Actor, grade: GradeRecord): Grade {
  const decisions = (['approve', 'refuse'] as const).filter(
    action => grade.comment !== null && mayDecideComment(grade.comment_state, action)
  )
  return {
    ...gradeView(grade, true),
    id: grade.id,
    allowedActions: decisions
      .map(action => commentTransitions[action].operation)
      .filter(operation => mayCall(actor, operation))
  }
}
