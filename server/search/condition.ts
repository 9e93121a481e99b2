/** Searching as a condition on a message `m`. */
import { type RawBuilder, sql } from 'kysely'
import { planPerValue } from '../database/statements.ts'
import { facetGrams, plainText, type SearchQuery, searchQuery } from './bigrams.ts'
import { hidden } from './find.ts'

/** Whether a column holds a text; for short lists only, nothing is indexed for it. */
export function textContains(column: string | RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(lower(${typeof column === 'string' ? sql.ref(column) : column}), ${text.trim().toLowerCase()}) > 0`
}

/**
 * The grams that are asked for. Of one group's messages that of the group too: words and group meet in the index, as rarely
 * as the planner sees from these values; for a common word it looks through the group's messages.
 */
function gramsOf({ grams }: SearchQuery, groupId: number | undefined): RawBuilder<unknown> {
  if (groupId === undefined) return hidden(grams)
  return sql`${sql.raw(planPerValue)} ${[...grams, ...facetGrams({ group: groupId })]}::integer[]`
}

/**
 * Whether what may be read of a message holds every term that is asked for.
 * @param groupId whose messages alone are looked through, where that is so
 */
export function searchCondition(asked: string, groupId?: number): RawBuilder<boolean> {
  const query = searchQuery(asked)
  if (!query) return sql<boolean>`false`
  const holds = query.terms.map(term => sql`and strpos(s.body, ${term}) > 0`)
  return sql<boolean>`exists (
    select 1 from message_search s where s.tid = m.tid and s.grams @> ${gramsOf(query, groupId)} ${sql.join(holds, sql` `)})`
}

/** Whether a message's subject alone, the first line of its body, holds every term. */
export function subjectCondition(asked: string, groupId?: number): RawBuilder<boolean> {
  const query = searchQuery(asked)
  if (!query) return sql<boolean>`false`
  const holds = query.all.map(term => sql`and strpos(split_part(s.body, chr(10), 1), ${plainText(term)}) > 0`)
  return sql<boolean>`exists (
    select 1 from message_search s where s.tid = m.tid and s.grams @> ${gramsOf(query, groupId)} ${sql.join(holds, sql` `)})`
}
