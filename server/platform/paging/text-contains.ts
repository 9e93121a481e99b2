import { dashes, middleDots, plainForm } from '@board/schemas/facts/text/plain-form'
import { type RawBuilder, sql } from 'kysely'
import { cleanLine } from '../language/clean-line.ts'
import { foldVariants } from '../language/variants.ts'

/** The common invisible characters, as a pattern of PostgreSQL. */
const invisible = '[\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]'

/** Lists the characters of a class of regular expressions. */
function charactersIn(characterClass: string): string[] {
  const isIn = new RegExp(`[${characterClass}]`, 'u')
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  return all.filter(character => isIn.test(character))
}

const [dashList, dotList] = [charactersIn(dashes), charactersIn(middleDots)]
const signs = [...dashList, ...dotList].join('')
const plainSigns = '-'.repeat(dashList.length) + '·'.repeat(dotList.length)

/**
 * Returns the condition that a column contains a text, as it is typed or in simplified characters. Width, case, invisible
 * characters and the form of dashes and middle dots do not count. No index serves it, so it is for short lists only.
 */
export function textContains(column: string | RawBuilder<string>, text: string): RawBuilder<boolean> {
  const typed = plainForm(cleanLine(text)).text.trim().toLowerCase()
  const forms = [...new Set([typed, foldVariants(typed)])]
  const stored = typeof column === 'string' ? sql.ref<string>(column) : column
  const visible = sql`regexp_replace(normalize(${stored}, NFKC), ${sql.lit(invisible)}, '', 'g')`
  const compared = sql`lower(translate(${visible}, ${sql.lit(signs)}, ${sql.lit(plainSigns)}))`
  return sql<boolean>`(${sql.join(
    forms.map(form => sql`strpos(${compared}, ${form}) > 0`),
    sql` or `
  )})`
}
