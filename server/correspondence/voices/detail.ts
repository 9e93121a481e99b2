/** The part of a message's detail that voices add. */
import { isCitizen } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { PublicPart, StaffPart } from '../../records/message-core/detail-parts.ts'
import { takesVoices, voiceActions } from './policy.ts'
import { findVoice, selectNotes, selectNumbers } from './store.ts'
import { ownVoice } from './view.ts'

/** The most notes that a detail shows: the newest ones. */
const maxNotes = 200

export const publicVoices: PublicPart<'voices'> = async ({ db, actor, message }) => {
  const own = isCitizen(actor) ? await findVoice(db, message.tid, actor.accountId) : undefined
  return {
    voiceCount: message.voice_count,
    voicesOpen: takesVoices(message),
    voice: own ? ownVoice(own) : null,
    allowedActions: voiceActions(actor, message, own)
  }
}

/** Handlers read the numbers and the notes, and never who wrote them; who only receives the message reads the number. */
export const staffVoices: StaffPart<'voices'> = async ({ db, message, sight }) => {
  const { voice_count: count } = message
  if (count === 0 || sight !== 'full') return { voices: { count, regions: [], solved: [], notes: [] } }
  const numbers = await selectNumbers(db, message.tid)
  const notes = await selectNotes(db, message.tid, maxNotes)
  return {
    voices: {
      count,
      ...numbers,
      notes: notes.map(({ id, note, created_at }) => ({ id, note, createdAt: seconds(created_at) }))
    }
  }
}
