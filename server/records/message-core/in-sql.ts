/** Trace states of messages as lists in SQL. They are literals, so that partial indexes on them are used. */
import { sql } from 'kysely'
import { literals } from '../../platform/database/statements/literals.ts'
import { messageTransitions } from './transitions.ts'

const { grade, gradeAgain, replyFinal } = messageTransitions

/** The author can grade for the first time. */
export const firstGradeStatesInSql = literals(grade.state.from)

/** The author can grade, for the first or the second time. */
export const gradableStatesInSql = literals([...grade.state.from, ...gradeAgain.state.from])

/** The last contribution is a grade. */
export const gradedStatesInSql = literals([grade.state.to, gradeAgain.state.to])

/** The last contribution is the first grade. */
export const firstGradedInSql = sql.lit(grade.state.to)

/** The message has a final reply without a grade. */
export const finallyRepliedInSql = sql.lit(replyFinal.state.to)
