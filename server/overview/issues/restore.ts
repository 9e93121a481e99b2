import type { BodyOf } from '@board/generated/calls'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockIssue, markRestored } from './store.ts'
import type { IssueReader } from './view.ts'

/**
 * Shows an issue again that was marked as not one matter. What was published before is not public until an editor publishes
 * it again. Domain 8.
 * @throws Refusal GEN0404, GEN0409, ISS0003 if it is not dismissed, ISS0002 if others have messages in it
 */
export async function restoreHotIssue(
  trx: Trx,
  { actor, sight }: IssueReader,
  { id, version }: BodyOf<'restoreHotIssue'>,
  now: Date
): Promise<null> {
  const issue = await lockIssue(trx, id, sight)
  if (!issue.whole) throw new Refusal('ISS0002')
  if (issue.state !== 1) throw new Refusal('ISS0003')
  if (issue.version !== version) throw new Refusal('GEN0409')
  await markRestored(trx, id)
  await recordEvent(trx, {
    verb: 'issue.restored',
    audience: 'editor',
    subject: { kind: 'issue', id },
    actor,
    at: now
  })
  return null
}
