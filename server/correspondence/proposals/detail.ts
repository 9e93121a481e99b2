/** The part of a message's detail about proposed replies, and who reads the message because of one. */

import { findGroup } from '../../directory/groups/find.ts'
import { isInstitution } from '../../platform/actor.ts'
import type { MessageReading, Sight, StaffPart } from '../../records/message-core/detail-parts.ts'
import { approverOf, isSide } from './policy.ts'
import { hasProposal } from './sight.ts'
import { listProposals } from './store.ts'
import { proposalView } from './view.ts'

export const proposalSight = async ({ db, actor, message }: MessageReading): Promise<Sight | null> =>
  (await hasProposal(db, message.tid, actor)) ? 'full' : null

/**
 * Only the two groups read them: nothing of it is published, and others who handle the message do not decide. Editors and
 * who handles it learn that one waits, because it lapses by acts of theirs.
 */
export const staffProposals: StaffPart<'proposals'> = async reading => {
  const { db, actor, message, attachments, isHandler } = reading
  const all = await listProposals(db, message.tid)
  const waiting = all.find(({ state }) => state === 0)
  const knows = isHandler || !isInstitution(actor)
  const seen = all.filter(one => isSide(actor, one) && !one.is_past)
  return {
    proposals: seen.map(one => proposalView(actor, one, message, attachments.ofIds(one.aids))),
    proposedKind: knows ? (waiting?.kind ?? null) : null,
    approverName: await approverName(reading)
  }
}

/** The name of the superior that approves the reader's answers to this message. */
async function approverName({ db, actor, message }: MessageReading): Promise<string | null> {
  const approver = isInstitution(actor) && actor.group.id === message.group_id ? approverOf(actor) : null
  return approver === null ? null : ((await findGroup(db, approver))?.name ?? null)
}
