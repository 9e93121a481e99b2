import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { requireChoices } from '../../directory/site/choices.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { fillTopic, lockIssue } from './store.ts'

/**
 * Gives the messages of an issue a topic. Messages that have one already keep it, because their authors chose it. Domain 8.
 * @throws Refusal GEN0400 for a topic that nobody can choose, GEN0404, ISS0001 if the issue was dismissed
 */
export async function setIssueTopic(
  trx: Trx,
  actor: SignedInActor,
  { id, topicId }: BodyOf<'setIssueTopic'>,
  { language, now }: { language: Language; now: Date }
): Promise<null> {
  const issue = await lockIssue(trx, id, null)
  if (issue.state === 1) throw new Refusal('ISS0001')
  await requireChoices(trx, { topicId }, language)
  const messages = await fillTopic(trx, id, topicId)
  await recordEvent(trx, {
    verb: 'issue.topicSet',
    audience: 'editor',
    subject: { kind: 'issue', id },
    actor,
    at: now,
    after: { topicId, messages }
  })
  return null
}
