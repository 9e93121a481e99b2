import type { proposalKinds } from '@board/schemas/facts/formats'
import type { MessageAction } from '../../records/message-core/transitions.ts'
import type { ProposalState } from './transitions.ts'

export type ProposalKind = (typeof proposalKinds)[number]

/** A proposed reply with the names of both groups. Only its state and what was decided ever change. */
export interface ProposalRecord {
  id: number
  tid: number
  group_id: number
  group_name: string
  superior_id: number
  superior_name: string
  proposed_by: number
  kind: ProposalKind
  content: string
  /** Its attachments, in the order in which they were given. */
  aids: number[]
  detector_reason: string | null
  from_tpid: number | null
  /** Of an edit: the reply, and its version when the edit was written. */
  reply_id: number | null
  reply_version: number | null
  hash: string
  state: ProposalState
  note: string | null
  is_past: boolean
  created_at: Date
  decided_at: Date | null
}

/** The action of a message when a proposal of each kind is published. */
export const actionOf = {
  interim: 'replyInterim',
  final: 'replyFinal',
  explanation: 'explain',
  last: 'lastExplanation',
  edit: 'editReply'
} as const satisfies Record<ProposalKind, MessageAction>
