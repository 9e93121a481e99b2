import type { BodyOf } from '@board/generated/calls'
import { authorPhone } from '../../people/accounts/author.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isAtWork } from '../../records/assignment-core/open.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { handles } from './policy.ts'
import { recordMessageEvent } from './tell.ts'

/**
 * Returns the author's phone number to a group that handles the message now. An event records the reader, the time and
 * the reason, and the author is notified of it. Domain 2, 8, decision 0153.
 * @throws Refusal GEN0404
 */
export async function revealAuthorPhone(
  trx: Trx,
  keys: Keys,
  actor: InstitutionActor,
  request: BodyOf<'revealAuthorPhone'>,
  now: Date
) {
  const message = await lockMessage(trx, request.tid)
  if (!handles(actor, message, await isAtWork(trx, message.tid, actor))) throw new Refusal('GEN0404')
  const phone = await authorPhone(trx, keys, message.author_uid)
  const subject = { kind: 'account', id: message.author_uid }
  await recordMessageEvent(
    trx,
    message,
    actor,
    {
      verb: 'phone.revealed',
      audience: 'author',
      note: request.reason.trim(),
      subject,
      // without a phone nothing was read
      accounts: phone === null ? [] : [message.author_uid]
    },
    now
  )
  return { phone }
}
