import type { components } from '@board/generated/openapi'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { isOpen } from '../messages/policy.ts'
import { removeVoice } from '../messages/voices.ts'
import { deleteVoice, findVoice } from './store.ts'

type OwnVoiceResult = components['schemas']['OwnVoiceResult']

/**
 * Takes a voice back at any time, with its note; a second time changes nothing. The citizen still follows the message.
 * Domain 7.
 * @throws Refusal GEN0404 for a message that the public does not read and the citizen has not joined, as for one that
 * does not exist
 */
export async function takeVoiceBack(
  trx: Trx,
  actor: CitizenActor,
  tid: number,
  now: Date
): Promise<OwnVoiceResult> {
  const message = await lockMessage(trx, tid)
  const voice = await findVoice(trx, tid, actor.accountId)
  if (!voice && !isOpen(message)) throw new Refusal('GEN0404')
  let voiceCount = message.voice_count
  if (voice) {
    await deleteVoice(trx, voice.id)
    voiceCount = await removeVoice(trx, tid)
    await recordEvent(trx, {
      verb: 'voice.takenBack',
      audience: 'editor',
      subject: { kind: 'voice', id: voice.id },
      actor,
      at: now,
      after: { tid }
    })
  }
  // the number of a hidden message is not told
  return { tid, voiceCount: isOpen(message) ? voiceCount : 0, voice: null }
}
