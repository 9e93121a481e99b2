/** Voices in the form of the contract. */
import type { components } from '@board/generated/openapi'
import { seconds } from '../../platform/calendar/time.ts'
import type { VoiceRecord } from './store.ts'

/** Returns a voice as the person who gave it reads it. */
export const ownVoice = (voice: VoiceRecord): components['schemas']['OwnVoice'] => ({
  note: voice.note,
  createdAt: seconds(voice.created_at),
  solved: voice.solved
})
