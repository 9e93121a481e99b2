/** Trace states of messages as lists in SQL. They are literals, so that partial indexes on them are used. */
import { sql } from 'kysely'
import { messageTransitions } from './transitions.ts'

const list = (states: readonly number[]) => sql.raw(states.join(', '))
const { grade, gradeAgain } = messageTransitions

/** The author can grade for the first time. */
export const firstGradeStatesInSql = list(grade.state.from)

/** The author can grade, for the first or the second time. */
export const gradableStatesInSql = list([...grade.state.from, ...gradeAgain.state.from])

/** The last contribution is a grade. */
export const gradedStatesInSql = list([grade.state.to, gradeAgain.state.to])

/** The last contribution is the first grade. */
export const firstGradedInSql = sql.lit(grade.state.to)
