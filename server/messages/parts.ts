/** The parts of a message's detail, as the contract shows them. */
import type { components } from '@board/generated/openapi'
import type { GradeRecord } from '../grades/read.ts'
import type { ReplyRecord } from '../replies/read.ts'
import { seconds, secondsOrNull } from '../site/time.ts'

type Schemas = components['schemas']

/** A grade; its comment only for those who may read it before an editor approved it. */
export function gradeOf(grade: GradeRecord, seesPending: boolean): Schemas['Grade'] {
  const shown = seesPending || grade.comment_state === 1
  return {
    round: grade.round,
    gradeLevel: grade.resolution as Schemas['Grade']['gradeLevel'],
    gradeSpeed: grade.speed as Schemas['Grade']['gradeSpeed'],
    gradeManner: grade.manner as Schemas['Grade']['gradeManner'],
    thanksFlag: grade.thanks_flag,
    comment: shown ? grade.comment : null,
    commentState: grade.comment && shown ? grade.comment_state : null,
    createdAt: seconds(grade.created_at),
    struck: grade.struck_at !== null
  }
}

/** A reply with its attachments. */
export const replyOf = <A>(reply: ReplyRecord, attachments: A[]) => ({
  id: reply.id,
  kind: reply.kind,
  groupName: reply.group_name,
  content: reply.content,
  createdAt: seconds(reply.created_at),
  editedAt: secondsOrNull(reply.edited_at),
  version: reply.version,
  attachments
})
