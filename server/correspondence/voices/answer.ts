import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { translations } from '@board/schemas/vocabulary/words'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { isOpen } from '../messages/policy.ts'
import { isAsked } from './policy.ts'
import { findVoice, updateSolved } from './store.ts'
import { ownVoice } from './view.ts'

type OwnVoiceResult = components['schemas']['OwnVoiceResult']

const actionName = translations('反馈是否解决', '回饋是否解決', 'say whether it is solved')

/**
 * Somebody who joined says, once after the final reply, whether the problem is solved for them. The same answer again
 * changes nothing. Domain 7.
 * @throws Refusal GEN0404 where the person has not joined or may not read it, MSG0001 before the final reply,
 * VOI0002 for another answer
 */
export async function answerVoice(
  trx: Trx,
  actor: CitizenActor,
  { tid, solved }: BodyOf<'answerVoice'>,
  now: Date
): Promise<OwnVoiceResult> {
  const message = await lockMessage(trx, tid)
  const voice = isOpen(message) ? await findVoice(trx, tid, actor.accountId) : undefined
  if (!voice) throw new Refusal('GEN0404')
  const answered = { tid, voiceCount: message.voice_count, voice: ownVoice({ ...voice, solved }) }
  if (voice.solved === solved) return answered
  if (voice.solved !== null) throw new Refusal('VOI0002')
  if (!isAsked(message)) throw new Refusal('MSG0001', { action: actionName })
  await updateSolved(trx, voice.id, solved, now)
  await recordEvent(trx, {
    verb: 'voice.answered',
    audience: 'editor',
    subject: { kind: 'voice', id: voice.id },
    actor,
    at: now,
    after: { tid, solved }
  })
  return answered
}
