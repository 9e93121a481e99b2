import type { BodyOf } from '@board/generated/calls'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockIssue, recountIssues, takeOut } from './store.ts'
import type { IssueReader } from './view.ts'

/**
 * Takes a message out of an issue for good; a second time changes nothing. Domain 8.
 * @throws Refusal GEN0404 for an issue or a message that the reader may not see
 */
export async function removeHotMember(
  trx: Trx,
  { actor, sight }: IssueReader,
  { id, tid }: BodyOf<'removeHotMember'>,
  now: Date
): Promise<null> {
  await lockIssue(trx, id, sight)
  const outcome = await takeOut(trx, { id, tid, by: actor.accountId, sight }, now)
  if (outcome === 'missing') throw new Refusal('GEN0404')
  if (outcome === 'before') return null
  await recountIssues(trx, [id], now)
  await recordEvent(trx, {
    verb: 'issue.memberRemoved',
    audience: 'editor',
    subject: { kind: 'issue', id },
    actor,
    at: now,
    after: { tid }
  })
  return null
}
