/** The policy of proposed replies; pure functions over the transition table. Domain 7. */
import { type Actor, type InstitutionActor, isInstitution } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved, isBeforeFinalReply } from '../../records/message-core/transitions.ts'
import { isKnownMove } from '../messages/policy.ts'
import { actionOf, type ProposalRecord } from './record.ts'
import { type ProposalAction, type ProposalTransition, proposalTransitions } from './transitions.ts'

const rows: Readonly<Record<ProposalAction, ProposalTransition>> = proposalTransitions
const names = Object.keys(rows) as ProposalAction[]

type Answered = Pick<MessageRecord, 'group_id' | 'audit_state' | 'state' | 'recheck_open' | 'merged_into'>

/** Returns the superior that must approve what the actor's group publishes; null: nobody. */
export const approverOf = ({ group }: InstitutionActor): number | null =>
  group.replyApproval ? group.parentId : null

/** Tells whether the message still takes what is proposed: it is the group's, and its state allows the reply. */
export const fitsMessage = (
  proposal: Pick<ProposalRecord, 'kind' | 'group_id'>,
  message: Answered
): boolean =>
  isApproved(message) &&
  message.group_id === proposal.group_id &&
  isKnownMove(message, actionOf[proposal.kind]) &&
  (proposal.kind === 'edit' || !message.recheck_open) &&
  !(message.merged_into !== null && isBeforeFinalReply(message))

function isWho(actor: Actor, proposal: ProposalRecord, action: ProposalAction): boolean {
  const group = rows[action].who === 'superior' ? proposal.superior_id : proposal.group_id
  return isInstitution(actor) && actor.group.id === group && !proposal.is_past
}

/** A text that the message no longer takes can still be sent back or withdrawn. */
const fits = (proposal: ProposalRecord, message: Answered, action: ProposalAction): boolean =>
  rows[action].from.includes(proposal.state) &&
  isApproved(message) &&
  (action !== 'approve' || fitsMessage(proposal, message))

/** Refuses somebody who is not a side of the proposal: missing and forbidden look the same. @throws Refusal GEN0404 */
export function requireSide(actor: Actor, proposal: ProposalRecord, action: ProposalAction): void {
  if (!isWho(actor, proposal, action)) throw new Refusal('GEN0404')
}

/** @throws Refusal GEN0404, APR0001 */
export function requireProposalAction(
  actor: Actor,
  proposal: ProposalRecord,
  message: Answered,
  action: ProposalAction
): void {
  requireSide(actor, proposal, action)
  if (!fits(proposal, message, action)) throw new Refusal('APR0001', { action: rows[action].name })
}

/** Returns the operations that the actor may call on the proposal now. */
export const allowedProposalActions = (actor: Actor, proposal: ProposalRecord, message: Answered): string[] =>
  names
    .filter(name => isWho(actor, proposal, name) && fits(proposal, message, name))
    .map(name => rows[name].operation)

/** Tells whether the actor's group is one of the two that read proposals of a message. */
export const isSide = (actor: Actor, { group_id, superior_id }: ProposalRecord): boolean =>
  isInstitution(actor) && (actor.group.id === group_id || actor.group.id === superior_id)
