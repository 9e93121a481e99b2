/** The SQL on open matters of messages, for hand-overs and for changes of the tree of forums. */
import { openStates } from '@board/schemas/facts/open-states'
import { type RawBuilder, sql } from 'kysely'
import { literals } from '../../../platform/database/statements/literals.ts'

/** The tables of matters of a message that its group has to finish itself, with the states in which one is open. */
const openMatters: readonly { table: string; states: readonly (number | string)[] }[] = [
  { table: 'assignment', states: openStates.assignment },
  { table: 'recheck', states: openStates.recheck },
  { table: 'delivery', states: openStates.delivery },
  { table: 'message_report', states: openStates.report },
  { table: 'reply_proposal', states: openStates.proposal },
  { table: 'deadline_extension', states: openStates.extension }
]

/** Returns the condition that something about a message is open. @param message the alias of the message */
export const hasOpenMatter = (message: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    openMatters.map(
      // a name of its own, so that it never hides the alias of the message
      ({ table, states }) => sql`exists (select 1 from ${sql.table(table)} as open_matter
        where open_matter.tid = ${sql.ref(`${message}.tid`)} and open_matter.state in (${literals(states)}))`
    ),
    sql` or `
  )})`

/** Returns the number of open matters of the messages in a common table expression `own` with the column `tid`. */
export const countOfOpenMatters: RawBuilder<number> = sql<number>`(${sql.join(
  openMatters.map(
    ({ table, states }) => sql`(select count(*) from own join ${sql.table(table)} o on o.tid = own.tid
      where o.state in (${literals(states)}))`
  ),
  sql` + `
)})`
