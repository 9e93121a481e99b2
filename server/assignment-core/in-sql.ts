/** The states of assignments as lists in SQL. They are literals, so that partial indexes on them are used. */
import { sql } from 'kysely'
import { assignmentTransitions, openStates } from './transitions.ts'

const list = (states: readonly number[]) => sql.raw([...new Set(states)].sort((a, b) => a - b).join(', '))

/** Somebody still waits for it. */
export const openStatesInSql = list(openStates)

/** An answer or a result is still owed; what waits for the giver to examine it is not. */
export const owedStatesInSql = list(openStates.filter(state => state !== assignmentTransitions.answer.to))

/** Its holder has yet to accept it, or to answer. */
export const holdersStatesInSql = list([
  ...assignmentTransitions.accept.from,
  ...assignmentTransitions.answer.from
])
