import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { requireVersion } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { requireDraftsSeen } from '../assignments/require-drafts-seen.ts'
import { requireUnsuspicious } from '../detector/require.ts'
import { requireReply } from '../messages/posting/words.ts'
import { requireNewText } from './require-new-text.ts'

interface Draft {
  tid: number
  version: number
  content: string
  aids?: readonly number[]
  seen?: number
  detectorReason?: string
}

/**
 * Checks a text before the group publishes it as a reply or an explanation.
 * @param assignments all of the message
 * @throws Refusal ASG0007, GEN0409, MSG0004, MSG0012, MSG0013
 */
export async function requireText(
  trx: Trx,
  actor: InstitutionActor,
  message: MessageRecord,
  assignments: readonly AssignmentRecord[],
  draft: Draft,
  parameters: SiteParameters,
  now: Date
): Promise<void> {
  await requireNewText(trx, actor, draft, now)
  await requireDraftsSeen(trx, actor, assignments, draft.seen)
  requireVersion(message, draft.version)
  requireReply(draft.content, parameters)
  await requireUnsuspicious(trx, message, draft)
}
