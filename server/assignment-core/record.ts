import type { AssignmentState } from './transitions.ts'

/** A row of an assignment, with the names of its groups and the facts that its rules need. */
export interface AssignmentRecord {
  tpid: number
  tid: number
  parent_tpid: number | null
  type: 1 | 2
  giver_group_id: number
  giver_name: string
  holder_group_id: number | null
  holder_name: string | null
  message_group_id: number
  state: AssignmentState
  state_before_return: 10 | 20 | null
  /** True if an assignment below it is open. */
  given_on: boolean
  /** True if the message has moved to another group since. */
  is_past: boolean
  note: string
  return_reason: string | null
  send_back_reason: string | null
  close_reason: string | null
  unit: string | null
  contact: string | null
  result: string | null
  answer: string | null
  answered_at: Date | null
  deadline_at: Date
  accept_by: Date | null
  created_at: Date
  version: number
}
