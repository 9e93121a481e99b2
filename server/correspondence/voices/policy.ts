/** Conditions under which citizens join a message and answer for themselves; pure functions. Domain 7. */
import { type Actor, isCitizen } from '../../platform/actor.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isBeforeFinalReply, isConcluded } from '../../records/message-core/transitions.ts'
import { isOpen } from '../messages/policy.ts'
import type { VoiceRecord } from './store.ts'

/** Tells whether a message can still be joined: everybody may read it, and an answer is still possible. */
export const takesVoices = (message: MessageRecord): boolean => isOpen(message) && !isConcluded(message)

/** Tells whether those who joined can say now whether it is solved for them: the final reply has come. */
export const isAsked = (message: MessageRecord): boolean => isOpen(message) && !isBeforeFinalReply(message)

/** Returns the operations on voices that the reader may call on the message now. */
export function voiceActions(actor: Actor, message: MessageRecord, own: VoiceRecord | undefined): string[] {
  if (!isCitizen(actor)) return []
  if (own)
    return own.solved === null && isAsked(message) ? ['takeVoiceBack', 'answerVoice'] : ['takeVoiceBack']
  return takesVoices(message) && actor.accountId !== message.author_uid ? ['joinMessage'] : []
}

/** Tells whether a number of voices is told to the author and the handlers: 1, 10, 100 and so on. */
export const isMilestone = (voices: number): boolean => /^10*$/.test(String(voices))
