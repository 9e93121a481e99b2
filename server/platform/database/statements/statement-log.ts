import { inspect } from 'node:util'

/** A statement that was sent, and its outcome. */
export type LoggedStatement = {
  text: string
  values: readonly unknown[] | undefined
  milliseconds: number
  /** The number of rows that it returned or changed; the code of the error if it failed. */
  outcome: number | string
}

export type StatementLog = (statement: LoggedStatement) => void

let log: StatementLog | undefined

/** Sets the log of the statements of this process, or none. */
export function setStatementLog(given: StatementLog | undefined): void {
  log = given
}

export const currentStatementLog = (): StatementLog | undefined => log

/** Characters of a value that are shown. */
const longestValue = 80

/**
 * Returns a log with one line for each statement: duration, rows, text, values.
 * @param showsValues false where values are about real people: then only their number is shown
 */
export const lineLog =
  (write: (line: string) => void, showsValues: boolean): StatementLog =>
  ({ text, values = [], milliseconds, outcome }) => {
    const result = typeof outcome === 'string' ? `error ${outcome}` : `${outcome} rows`
    const shown = showsValues ? `[${values.map(showValue).join(', ')}]` : `(${values.length} values)`
    const statement = text.replaceAll(/\s+/g, ' ').trim()
    write(
      `sql ${milliseconds.toFixed(1)} ms, ${result}: ${statement} ${values.length > 0 ? shown : ''}`.trimEnd()
    )
  }

function showValue(value: unknown): string {
  const text = inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 2 }).replaceAll('\n', ' ')
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}
