/** Finds the words of a search in the texts of a row, and shows them within a longer text if the row does not. */
import { inOneLine } from '@board/schemas/facts/formats'
import type { Db } from '../../../platform/database/open.ts'
import { searchForm, searchQuery } from '../../search/bigrams.ts'

/** The number of code points before the first match, and in the whole excerpt. */
const charactersBefore = 20
const excerptLength = 80

/** The number of different words of a row that are named. */
const maxWords = 40

interface Passage {
  readonly from: number
  readonly to: number
}

/** Finds each place of some terms of a query in a text, in UTF-16 units of the text. */
function placesOf(text: string, terms: readonly string[]): Passage[] {
  const form = searchForm(text)
  const places: Passage[] = []
  for (const term of terms)
    for (let at = form.text.indexOf(term); at >= 0; at = form.text.indexOf(term, at + term.length))
      places.push(form.locate(at, at + term.length))
  return places
}

/** Returns the part of a text around the first of some terms of a query; null if it contains none of them. */
export function excerptAround(text: string, terms: readonly string[]): string | null {
  const places = placesOf(text, terms)
  if (places.length === 0) return null
  const first = Math.min(...places.map(({ from }) => from))
  // the first word stays whole: a space before it must not become part of what is cut
  const before = Array.from(inOneLine(`${text.slice(0, first)}|`)).slice(0, -1)
  const points = [...before, ...Array.from(inOneLine(text.slice(first)))]
  const from = Math.max(0, before.length - charactersBefore)
  const part = points.slice(from, from + excerptLength).join('')
  return `${from > 0 ? '…' : ''}${part}${from + excerptLength < points.length ? '…' : ''}`
}

interface Row {
  readonly tid: number
  readonly subject: string
  readonly content: string
  readonly replyExcerpt: string | null
}

/** The places of a search in a row. */
export interface Match {
  readonly matchExcerpt: string | null
  /** The words as they are written in the texts of the row, in one line. */
  readonly matchWords: string[]
}

/**
 * Returns the matches by message id. A row whose subject and beginning do not show all words has an excerpt.
 * @param keywords the text of the search
 */
export async function findMatches(
  db: Db,
  rows: readonly Row[],
  keywords: string
): Promise<ReadonlyMap<number, Match>> {
  const terms = searchQuery(keywords)?.all ?? []
  if (terms.length === 0) return new Map()
  const missingIn = ({ subject, content }: Row) => {
    const shown = searchForm(`${subject}\n\n${content}`).text
    return terms.filter(term => !shown.includes(term))
  }
  const missing = new Map(rows.map(row => [row.tid, missingIn(row)]))
  const texts = await readTexts(
    db,
    [...missing].filter(([, some]) => some.length > 0).map(([tid]) => tid)
  )
  const found = (row: Row): Match => {
    const hidden = missing.get(row.tid) ?? []
    const around = texts
      .filter(({ tid }) => tid === row.tid)
      .map(({ text }) => ({ text, excerpt: excerptAround(text, hidden) }))
      .find(({ excerpt }) => excerpt !== null)
    const shown = [row.subject, row.content, row.replyExcerpt, around?.text]
    const written = shown
      .filter(text => typeof text === 'string')
      .flatMap(text => placesOf(text, terms).map(({ from, to }) => inOneLine(text.slice(from, to))))
    return {
      matchExcerpt: around?.excerpt ?? null,
      matchWords: [...new Set(written)].slice(0, maxWords)
    }
  }
  return new Map(rows.map(row => [row.tid, found(row)]))
}

/** Reads the public texts of messages in their order. */
async function readTexts(db: Db, tids: readonly number[]): Promise<{ tid: number; text: string }[]> {
  if (tids.length === 0) return []
  return await db
    .selectFrom('content_item')
    .select(({ fn }) => ['tid', fn.coalesce('public_content', 'content').as('text')])
    .where('tid', 'in', tids)
    .where('audit_state', '=', 1)
    .orderBy('tid')
    .orderBy('position')
    .execute()
}
