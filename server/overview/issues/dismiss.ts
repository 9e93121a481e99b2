import type { BodyOf } from '@board/generated/calls'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockIssue, markDismissed } from './store.ts'
import type { IssueReader } from './view.ts'

/**
 * Marks an issue as not one matter. The next runs find its messages again and leave it dismissed. Domain 8.
 * @throws Refusal GEN0404, GEN0409, ISS0001 if it was dismissed, ISS0002 if others have messages in it
 */
export async function dismissHotIssue(
  trx: Trx,
  { actor, sight }: IssueReader,
  { id, version }: BodyOf<'dismissHotIssue'>,
  now: Date
): Promise<null> {
  const issue = await lockIssue(trx, id, sight)
  if (!issue.whole) throw new Refusal('ISS0002')
  if (issue.state === 1) throw new Refusal('ISS0001')
  if (issue.version !== version) throw new Refusal('GEN0409')
  await markDismissed(trx, id)
  await recordEvent(trx, {
    verb: 'issue.dismissed',
    audience: 'editor',
    subject: { kind: 'issue', id },
    actor,
    at: now,
    before: { state: issue.state }
  })
  return null
}
