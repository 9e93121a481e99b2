import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { isJustGraded } from '../../records/message-core/transitions.ts'
import { updateMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { becomesEffective } from './effect.ts'
import { decideComment, findGrade } from './store.ts'
import { commentTransitions, mayDecideComment } from './transitions.ts'

const actionName = { 'zh-CN': '审核评价', 'zh-TW': '審核評價', 'en-US': 'decide on the comment' }

/**
 * An editor approves or refuses a grade's comment. The grade takes effect in both cases. The scores of a grade with a
 * refused comment still count. Domain 2.
 * @throws Refusal GEN0404, MSG0001
 */
export async function decideGradeComment(
  trx: Trx,
  actor: SignedInActor,
  decision: { id: number; approved: boolean; reason?: string },
  parameters: SiteParameters,
  now: Date
) {
  const seen = await findGrade(trx, decision.id)
  if (!seen?.comment) throw new Refusal('GEN0404')
  const message = await lockMessage(trx, seen.tid)
  const grade = await findGrade(trx, decision.id)
  const action = decision.approved ? 'approve' : 'refuse'
  if (!grade || !mayDecideComment(grade.comment_state, action))
    throw new Refusal('MSG0001', { action: actionName })
  await decideComment(trx, grade.id, commentTransitions[action].to, now)
  const latest =
    grade.struck_at === null && message.satisfaction_type === grade.round && isJustGraded(message)
  const saved = await updateMessage(
    trx,
    message,
    latest ? becomesEffective(message, grade, parameters, now) : {}
  )
  await recordMessageEvent(
    trx,
    saved,
    actor,
    decision.approved
      ? {
          verb: 'comment.approved',
          audience: 'public',
          subject: { kind: 'grade', id: grade.id },
          // a past grade does not concern the group that has the message now
          groups: grade.is_past ? [] : [saved.group_id]
        }
      : {
          verb: 'comment.refused',
          audience: 'author',
          note: decision.reason?.trim(),
          subject: { kind: 'grade', id: grade.id },
          accounts: [saved.author_uid]
        },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
