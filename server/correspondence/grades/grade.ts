import type { BodyOf } from '@board/generated/calls'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { isBeforeSecondGrade } from '../../records/message-core/transitions.ts'
import { lapseUnfitExtension } from '../extensions/lapse.ts'
import { circumstancesOf } from '../messages/approval/circumstances.ts'
import { moveMessage } from '../messages/move.ts'
import { requireAction } from '../messages/policy.ts'
import { requireComment } from '../messages/posting/words.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { lapseUnfitProposal } from '../proposals/lapse.ts'
import { becomesEffective } from './effect.ts'
import { insertGrade } from './store.ts'

/**
 * The author grades the reply, and may grade once more after an explanation. The scores count at once. A comment is
 * hidden until an editor approves it, also from the institution. The institution's clock starts only after that. Domain
 * 2.
 * @throws Refusal GEN0404, MSG0001, MSG0017
 */
export async function gradeMessage(
  trx: Trx,
  actor: CitizenActor,
  scores: BodyOf<'gradeMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, scores.tid)
  const again = isBeforeSecondGrade(message)
  const action = again ? 'gradeAgain' : 'grade'
  requireAction(actor, message, action, await circumstancesOf(trx, message, parameters, now))
  requireComment(scores.comment, parameters)
  const comment = scores.comment?.trim() || null
  const grade = {
    round: again ? 2 : 1,
    resolution: scores.gradeLevel,
    speed: scores.gradeSpeed,
    manner: scores.gradeManner,
    solved: scores.solved ?? null,
    thanks_flag: scores.thanksFlag ?? false,
    comment
  } as const
  const id = await insertGrade(trx, { ...grade, tid: message.tid, created_at: now })
  const saved = await moveMessage(trx, message, action, {
    graded_at: now,
    satisfaction: Math.round((grade.resolution + grade.speed + grade.manner) / 3),
    satisfaction_type: grade.round,
    grade_approved_at: null,
    explain_due: false,
    deadline_at: null,
    ...(comment === null ? becomesEffective(message, grade, parameters, now) : {})
  })
  await lapseUnfitProposal(trx, actor, saved, now)
  await lapseUnfitExtension(trx, actor, saved, now)
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: again ? 'grade.givenAgain' : 'grade.given',
      audience: 'public',
      subject: { kind: 'grade', id },
      before: { state: message.state },
      after: {
        state: saved.state,
        solved: grade.solved,
        resolution: grade.resolution,
        speed: grade.speed,
        manner: grade.manner
      },
      groups: [saved.group_id]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}
