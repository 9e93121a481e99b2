import { formatDate } from '../../lib/time.ts'

/** Formats a share between 0 and 1 with one decimal place, so that the figures of a column are aligned: `92.0%`. */
export const percent = (share: number): string => `${(Math.round(share * 1000) / 10).toFixed(1)}%`

/** Formats the month of a moment: `2026-11`. */
export const monthOf = (seconds: number): string => formatDate(seconds).slice(0, 7)

/**
 * Writes rows as a CSV file that spreadsheets open as UTF-8. A text that a spreadsheet would take for a
 * formula is marked as text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}
