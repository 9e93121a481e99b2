import type { BodyOf } from '@board/generated/calls'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockIssue, markPublished } from './store.ts'

/**
 * Publishes an issue in the words of an editor, or replaces what is published. Domain 8.
 * @throws Refusal GEN0404, GEN0409, ISS0001 if it was dismissed
 */
export async function publishHotIssue(
  trx: Trx,
  actor: SignedInActor,
  { id, version, publicTitle, publicText, progress = '' }: BodyOf<'publishHotIssue'>,
  now: Date
): Promise<null> {
  const issue = await lockIssue(trx, id, null)
  if (issue.state === 1) throw new Refusal('ISS0001')
  if (issue.version !== version) throw new Refusal('GEN0409')
  const published = {
    public_title: publicTitle.trim(),
    public_text: publicText.trim(),
    progress: progress.trim()
  }
  await markPublished(trx, id, { ...published, published_at: issue.published_at ?? now })
  await recordEvent(trx, {
    verb: 'issue.published',
    audience: 'editor',
    subject: { kind: 'issue', id },
    actor,
    at: now,
    after: published
  })
  return null
}
