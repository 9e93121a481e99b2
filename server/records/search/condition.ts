/** Search conditions on a message `m`. */
import { type RawBuilder, sql } from 'kysely'
import { opaqueList } from '../../platform/database/statements/opaque.ts'
import { planPerValue } from '../../platform/database/statements/statements.ts'
import { facetGram, plainText, type SearchQuery, searchQuery } from './bigrams.ts'

/**
 * Returns the condition that a row `s` has the grams of a query. For the messages of some forums, their grams are among
 * them, so that the index serves both. The planner sees these values: for a common word it reads the messages of the
 * group instead of the index.
 */
function hasGrams({ grams }: SearchQuery, forums: readonly number[] | undefined): RawBuilder<boolean> {
  if (forums === undefined) return sql<boolean>`s.grams @> ${opaqueList(grams)}`
  const ofForums = forums.map(fid => facetGram('forum', fid))
  const [only, ...others] = ofForums
  if (only !== undefined && others.length === 0)
    return sql<boolean>`s.grams @> ${sql.raw(planPerValue)} ${[...grams, only]}::integer[]`
  return sql<boolean>`s.grams @> ${sql.raw(planPerValue)} ${[...grams]}::integer[] and s.grams && ${ofForums}::integer[]`
}

/**
 * Returns the condition that the public text of a message contains every term of a query.
 * @param forums limits the search to the messages of these forums
 */
export function searchCondition(asked: string, forums?: readonly number[]): RawBuilder<boolean> {
  const query = searchQuery(asked)
  if (!query) return sql<boolean>`false`
  const holds = query.terms.map(term => sql`and strpos(s.body, ${term}) > 0`)
  return sql<boolean>`exists (
    select 1 from message_search s where s.tid = m.tid and ${hasGrams(query, forums)} ${sql.join(holds, sql` `)})`
}

/** Returns the condition that the subject of a message, the first line of its body, contains every term of a query. */
export function subjectCondition(asked: string, forums?: readonly number[]): RawBuilder<boolean> {
  const query = searchQuery(asked)
  if (!query) return sql<boolean>`false`
  const holds = query.all.map(term => sql`and strpos(split_part(s.body, chr(10), 1), ${plainText(term)}) > 0`)
  return sql<boolean>`exists (
    select 1 from message_search s where s.tid = m.tid and ${hasGrams(query, forums)} ${sql.join(holds, sql` `)})`
}
