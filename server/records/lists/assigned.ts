import { sql } from 'kysely'
import { openStatesInSql } from '../assignment-core/in-sql.ts'

/** Condition: the assignment `a` is the open one of `m` by its own group. */
export const isOpenOfOwn = sql<boolean>`a.tid = m.tid and a.giver_group_id = m.group_id and a.state in (${openStatesInSql})`

/** Condition: the own group of `m` has assigned it, and that assignment is open. */
export const isAssigned = sql<boolean>`exists (select 1 from assignment a where ${isOpenOfOwn})`
