import { CleanedHtml } from '../parts/CleanedHtml.tsx'
import type { CellProps } from './cells.tsx'
import { LongCell } from './LongCell.tsx'
import { wordsOfHtml } from './wordsOfHtml.ts'

/** Shows formatted text, which the server has cleaned: only its words in a column, all of it where there is room. */
export default function RichTextCell({ value, whole = false }: CellProps) {
  const html = typeof value === 'string' ? value : ''
  return whole ? <CleanedHtml html={html} /> : <LongCell value={wordsOfHtml(html)} />
}
