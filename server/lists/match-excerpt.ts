/** Shows the words of a search within a longer text, for rows whose beginning does not contain them. */
import { inOneLine } from '@board/schemas/formats'
import type { Db } from '../database/open.ts'

/** The number of code points before the first match, and in the whole excerpt. */
const charactersBefore = 20
const excerptLength = 80

/** Returns the part of a text around the first of some words; null if it contains none of them. It ignores case. */
export function excerptAround(text: string, words: readonly string[]): string | null {
  const plain = inOneLine(text)
  const found = words.map(word => plain.toLowerCase().indexOf(word.toLowerCase())).filter(at => at >= 0)
  if (found.length === 0) return null
  const first = Array.from(plain.slice(0, Math.min(...found))).length
  const points = Array.from(plain)
  const from = Math.max(0, first - charactersBefore)
  const part = points.slice(from, from + excerptLength).join('')
  return `${from > 0 ? '…' : ''}${part}${from + excerptLength < points.length ? '…' : ''}`
}

interface Row {
  readonly tid: number
  readonly subject: string
  readonly content: string
}

/** Returns the match excerpts by message id, for the rows whose subject and beginning do not show all words. */
export async function matchExcerpts(
  db: Db,
  rows: readonly Row[],
  keywords: string
): Promise<ReadonlyMap<number, string>> {
  const words = keywords.split(/\s+/).filter(Boolean)
  if (words.length === 0) return new Map()
  const missingIn = ({ subject, content }: Row) => {
    const shown = `${subject}\n${content}`.toLowerCase()
    return words.filter(word => !shown.includes(word.toLowerCase()))
  }
  const missing = new Map(rows.map(row => [row.tid, missingIn(row)]))
  const tids = [...missing].filter(([, some]) => some.length > 0).map(([tid]) => tid)
  if (tids.length === 0) return new Map()
  const texts = await db
    .selectFrom('content_item')
    .select(({ fn }) => ['tid', fn.coalesce('public_content', 'content').as('text')])
    .where('tid', 'in', tids)
    .where('audit_state', '=', 1)
    .orderBy('tid')
    .orderBy('position')
    .execute()
  const excerpts = new Map<number, string>()
  for (const { tid, text } of texts) {
    const excerpt = excerpts.has(tid) ? null : excerptAround(text, missing.get(tid) ?? [])
    if (excerpt) excerpts.set(tid, excerpt)
  }
  return excerpts
}
