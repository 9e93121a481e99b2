import type { InstitutionActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { moveMessage } from './move.ts'
import { tell } from './tell.ts'

/**
 * Marks a suggestion as adopted (采纳), publicly, or removes the mark, as publicly; the author is notified of
 * both. Every adoption passes through here: by the forum's group, by a campaign's, and with an adopted draft.
 * The caller checks who may do it, and when. Domain 4, 6.
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
  await tell(trx, saved, actor, { ...said, accounts: [message.author_uid] }, now)
  return saved
}
