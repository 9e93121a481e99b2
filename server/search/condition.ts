/** Search conditions on a message `m`. */
import { type RawBuilder, sql } from 'kysely'
import { planPerValue } from '../database/statements.ts'
import { facetGrams, plainText, type SearchQuery, searchQuery } from './bigrams.ts'
import { opaqueGrams } from './find.ts'

/** Returns the condition that a column contains a text. No index serves it, so it is for short lists only. */
export function textContains(column: string | RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(lower(${typeof column === 'string' ? sql.ref(column) : column}), ${text.trim().toLowerCase()}) > 0`
}

/**
 * Returns the grams of a query. For the messages of one group, the gram of the group is one of them, so that the index
 * serves both. The planner sees these values: for a common word it reads the messages of the group instead of the
 * index.
 */
function gramsOf({ grams }: SearchQuery, groupId: number | undefined): RawBuilder<unknown> {
  if (groupId === undefined) return opaqueGrams(grams)
  return sql`${sql.raw(planPerValue)} ${[...grams, ...facetGrams({ group: groupId })]}::integer[]`
}

/**
 * Returns the condition that the public text of a message contains every term of a query.
 * @param groupId limits the search to the messages of a group
 */
export function searchCondition(asked: string, groupId?: number): RawBuilder<boolean> {
  const query = searchQuery(asked)
  if (!query) return sql<boolean>`false`
  const holds = query.terms.map(term => sql`and strpos(s.body, ${term}) > 0`)
  return sql<boolean>`exists (
    select 1 from message_search s where s.tid = m.tid and s.grams @> ${gramsOf(query, groupId)} ${sql.join(holds, sql` `)})`
}

/** Returns the condition that the subject of a message, the first line of its body, contains every term of a query. */
export function subjectCondition(asked: string, groupId?: number): RawBuilder<boolean> {
  const query = searchQuery(asked)
  if (!query) return sql<boolean>`false`
  const holds = query.all.map(term => sql`and strpos(split_part(s.body, chr(10), 1), ${plainText(term)}) > 0`)
  return sql<boolean>`exists (
    select 1 from message_search s where s.tid = m.tid and s.grams @> ${gramsOf(query, groupId)} ${sql.join(holds, sql` `)})`
}
