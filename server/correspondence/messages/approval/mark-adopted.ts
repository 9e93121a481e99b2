import type { InstitutionActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'
import { moveMessage } from '../move.ts'
import { recordMessageEvent } from '../tell.ts'

/**
 * Marks a suggestion as adopted (采纳), or removes the mark. Both are public, and the author is notified of both. Every
 * adoption uses this function: by the forum's group, by the group of a campaign, and together with an adopted draft.
 * The caller checks permission and state. Domain 4, 6.
 */
export async function markAdopted(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  { adopted, note }: { readonly adopted: boolean; readonly note?: string | undefined },
  now: Date
): Promise<MessageRecord> {
  const action = adopted ? 'adoptSuggestion' : 'cancelAdoption'
  const saved = await moveMessage(trx, message, action, { adopted })
  const verb = adopted ? 'suggestion.adopted' : 'suggestion.adoptionCancelled'
  const said = { verb, audience: 'public', note: note?.trim() || null } as const
  await recordMessageEvent(trx, saved, actor, { ...said, accounts: [message.author_uid] }, now)
  return saved
}
