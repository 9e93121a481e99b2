/** Search conditions on a message `m`. */
import { plainForm } from '@board/schemas/plain-form'
import { type RawBuilder, sql } from 'kysely'
import { opaqueList } from '../database/opaque.ts'
import { planPerValue } from '../database/statements.ts'
import { foldVariants } from '../language/variants.ts'
import { facetGram, plainText, type SearchQuery, searchQuery } from './bigrams.ts'

/** The common invisible characters, as a pattern of PostgreSQL. */
const invisible = '[\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]'

/**
 * Returns the condition that a column contains a text, as it is typed or in simplified characters. Width, case and
 * invisible characters do not count. No index serves it, so it is for short lists only.
 */
export function textContains(column: string | RawBuilder<string>, text: string): RawBuilder<boolean> {
  const typed = plainForm(text).text.trim().toLowerCase()
  const forms = [...new Set([typed, foldVariants(typed)])]
  const stored = typeof column === 'string' ? sql.ref<string>(column) : column
  const compared = sql`lower(regexp_replace(normalize(${stored}, NFKC), ${sql.lit(invisible)}, '', 'g'))`
  return sql<boolean>`(${sql.join(
    forms.map(form => sql`strpos(${compared}, ${form}) > 0`),
    sql` or `
  )})`
}

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
