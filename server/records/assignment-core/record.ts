import type { AssignmentTable } from '@board/generated/database'
import type { Selectable } from 'kysely'
import type { AssignmentState } from './transitions.ts'

type Row = Omit<Selectable<AssignmentTable>, 'type' | 'state' | 'state_before_return'>

/** A row of an assignment, with the names of its groups and the facts that its rules need. */
export interface AssignmentRecord extends Row {
  type: 1 | 2
  state: AssignmentState
  state_before_return: 10 | 20 | null
  giver_name: string
  holder_name: string | null
  message_group_id: number
  /** True if an assignment below it is open. */
  given_on: boolean
}
