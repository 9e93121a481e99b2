/** The states of assignments as lists in SQL. They are literals, so that partial indexes on them are used. */
import { literals } from '../../platform/database/statements/literals.ts'
import { assignmentTransitions, openStates, owedStates } from './transitions.ts'

/** Somebody still waits for it. */
export const openStatesInSql = literals(openStates)

/** An answer or a result is still owed; what waits for the giver to examine it is not. */
export const owedStatesInSql = literals(owedStates)

/** Its holder has yet to accept it, or to answer. */
export const holdersStatesInSql = literals([
  ...assignmentTransitions.accept.from,
  ...assignmentTransitions.answer.from
])
