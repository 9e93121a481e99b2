import type { components } from '@board/generated/openapi'
import type { Actor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import type { StaffAttachment } from '../attachments/list.ts'
import { allowedProposalActions } from './policy.ts'
import type { ProposalRecord } from './record.ts'

type Schemas = components['schemas']

/** Returns what a list shows of a proposal. */
export const proposalFacts = (one: ProposalRecord) => ({
  id: one.id,
  kind: one.kind,
  groupName: one.group_name,
  proposalState: one.state,
  askedAt: seconds(one.created_at),
  decidedAt: secondsOrNull(one.decided_at),
  note: one.note
})

/** Returns a proposal in the form of the contract. */
export const proposalView = (
  actor: Actor,
  one: ProposalRecord,
  message: MessageRecord,
  attachments: StaffAttachment[]
): Schemas['ReplyProposal'] => ({
  ...proposalFacts(one),
  superiorName: one.superior_name,
  text: one.content,
  detectorReason: one.detector_reason,
  attachments,
  hash: one.hash,
  allowedActions: allowedProposalActions(actor, one, message)
})
