import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { translations } from '@board/schemas/vocabulary/words'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import { requireMayPost } from '../../people/accounts/restrictions.ts'
import { requireConfirmed } from '../../people/company-core/confirmed.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify } from '../../platform/notify/notify.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { publicSubjectOf } from '../../records/message-core/public-wording.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { keepMessage } from '../marks/mark.ts'
import { isOpen } from '../messages/policy.ts'
import { addVoice } from '../messages/voices.ts'
import { isMilestone, takesVoices } from './policy.ts'
import { findVoice, insertVoice, updateNote } from './store.ts'
import { ownVoice } from './view.ts'

type OwnVoiceResult = components['schemas']['OwnVoiceResult']

const actionName = translations('加入', '加入', 'join')

/**
 * A citizen joins a message of somebody else, and follows it from then on. Joining again changes nothing but the
 * note, where one is given. Domain 7.
 * @throws Refusal GEN0404 where the public may not read it, VOI0001 for an own message, MSG0001 where it is finished,
 * USR0044, SN0011, COM0001 for somebody who may not post
 */
export async function joinMessage(
  trx: Trx,
  actor: CitizenActor,
  { tid, note = '' }: BodyOf<'joinMessage'>,
  parameters: SiteParameters,
  now: Date
): Promise<OwnVoiceResult> {
  const message = await lockMessage(trx, tid)
  if (!isOpen(message)) throw new Refusal('GEN0404')
  if (message.author_uid === actor.accountId) throw new Refusal('VOI0001')
  await requireMayPost(trx, actor, parameters, now, { again: true })
  await requireConfirmed(trx, parameters, actor)
  const words = note.trim()
  const known = await findVoice(trx, tid, actor.accountId)
  if (known) {
    if (words !== '') await updateNote(trx, known.id, words)
    return { tid, voiceCount: message.voice_count, voice: ownVoice({ ...known, note: words || known.note }) }
  }
  if (!takesVoices(message)) throw new Refusal('MSG0001', { action: actionName })
  const voice = await insertVoice(trx, { tid, account_uid: actor.accountId, note: words, created_at: now })
  const voiceCount = await addVoice(trx, tid)
  await keepMessage(trx, actor, 'follow', tid, now)
  await recordEvent(trx, {
    verb: 'voice.joined',
    audience: 'editor',
    subject: { kind: 'voice', id: voice.id },
    actor,
    at: now,
    after: { tid }
  })
  if (voiceCount > message.voice_peak && isMilestone(voiceCount)) {
    await tellMilestone(trx, message, voiceCount, now)
  }
  return { tid, voiceCount, voice: ownVoice(voice) }
}

/**
 * Tells the author, and from ten voices on the handlers, that other people have the same problem. The public reads in the
 * timeline that many have it.
 */
async function tellMilestone(trx: Trx, message: MessageRecord, voiceCount: number, now: Date): Promise<void> {
  const { tid } = message
  const verb = 'message.voiced'
  const isMany = voiceCount > 1
  const eventId = await recordEvent(trx, {
    verb,
    audience: isMany ? 'public' : 'author',
    subject: { kind: 'message', id: tid },
    tid,
    // nobody learns who joined
    actor: 'system',
    at: now,
    after: { voiceCount }
  })
  const publicSubject = publicSubjectOf(message)
  await notify(
    trx,
    { eventId, verb, tid, subject: message.subject, publicSubject, at: now },
    { accounts: [message.author_uid], groups: isMany ? [message.group_id] : [] }
  )
}
