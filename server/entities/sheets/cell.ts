/** A cell of a table as a person sees it: text, or a number that a program may count with. */
export type Cell = string | number | null

/** Rows of a file that is being written, a batch at a time. */
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>

/** A row of a file that was read; `line` counts from 1 with the heading. */
export interface ReadRow {
  readonly line: number
  readonly cells: readonly (string | number)[]
}

/** What begins so is a formula to a program that opens a CSV file, also when typed in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

export const isFormula = (text: string): boolean => formula.test(text)

/** What a file may hold, so that a hostile one costs little. */
export const sheetLimits = {
  bytes: 5 * 1024 * 1024,
  /** After decompression, of all parts that are read. */
  inflated: 40 * 1024 * 1024,
  lines: 5000,
  columns: 200,
  cell: 20_000
} as const
