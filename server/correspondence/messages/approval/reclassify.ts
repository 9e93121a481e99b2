import type { BodyOf } from '@board/generated/calls'
import { holdOpenForum } from '../../../directory/forums/find.ts'
import type { SiteParameters } from '../../../directory/site/parameters.ts'
import type { SignedInActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../../records/message-core/lock.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'
import { messageTransitions } from '../../../records/message-core/transitions.ts'
import { moveMessage } from '../move.ts'
import { requireAction } from '../policy.ts'
import { recordMessageEvent } from '../tell.ts'
import { circumstancesOf } from './circumstances.ts'

/**
 * An editor corrects the domain, the type or the forum of a message that waits for approval. Its author is told. Values that
 * the message has already change nothing. Decision 0182.
 * @throws Refusal GEN0404, GEN0409, MSG0001, MSG0005, FRM0001
 */
export async function reclassifyMessage(
  trx: Trx,
  actor: SignedInActor,
  { tid, version, ...values }: BodyOf<'reclassifyMessage'>,
  parameters: SiteParameters,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  requireAction(actor, message, 'reclassify', await circumstancesOf(trx, message, parameters, now))
  requireVersion(message, version)
  const { domainId = message.domain_id, typeId = message.type_id, fid = message.fid } = values
  const isSame = domainId === message.domain_id && typeId === message.type_id && fid === message.fid
  if (isSame) return { tid, version }
  if (typeId !== message.type_id) requireFreeType(message)
  if (fid !== message.fid) requireFreeForum(message)
  const forum = fid === message.fid ? undefined : await holdOpenForum(trx, fid)
  // a message to a congress is a suggestion, and the editor does not make one of a complaint
  if (forum && forum.organization !== message.organization) throw new Refusal('MSG0001', { action: name })
  const saved = await moveMessage(trx, message, 'reclassify', {
    domain_id: domainId,
    type_id: typeId,
    ...(forum ? { fid: forum.fid, group_id: forum.group_id } : {})
  })
  const facts = (one: MessageRecord) => ({ domainId: one.domain_id, typeId: one.type_id, fid: one.fid })
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'message.reclassified',
      audience: 'parties',
      before: facts(message),
      after: facts(saved),
      accounts: [saved.author_uid]
    },
    now
  )
  return { tid: saved.tid, version: saved.version }
}

const { name } = messageTransitions.reclassify

/** @throws Refusal MSG0001 for an entry of a campaign and a message to a congress, which are suggestions */
function requireFreeType({ organization, collect_id }: MessageRecord): void {
  if (organization === 5 || collect_id !== null) throw new Refusal('MSG0001', { action: name })
}

/** @throws Refusal MSG0001 for an entry of a campaign, and for a message that was approved before: it has been handled */
function requireFreeForum({ approved_at, collect_id }: MessageRecord): void {
  if (approved_at !== null || collect_id !== null) throw new Refusal('MSG0001', { action: name })
}
