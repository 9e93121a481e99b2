import type { InstitutionActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { moveMessage } from './move.ts'
import type { MessageRecord } from './record.ts'
import { tell } from './tell.ts'

/**
 * 采纳: marks a suggestion as adopted, for all to see, or takes the mark back as openly; its author is told of both. The
 * one place where it is done: by the forum's group, by a campaign's, and with a draft that is adopted. Who may, and
 * when, is the caller's question. Domain 4, 6.
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
