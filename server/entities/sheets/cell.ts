/** A cell of a table as a person sees it: text, or a number or a moment that a program can calculate with. */
export type Cell = string | number | Date | null

/** The rows of a file that is being written, in batches. */
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>

/** A row of a file that was read. `line` counts from 1, the heading included. */
export interface ReadRow {
  readonly line: number
  readonly cells: readonly (string | number)[]
}

/** The first characters of a text that spreadsheet programs read as a formula in a CSV file, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

export const isFormula = (text: string): boolean => formula.test(text)

/** The limits of a file. They keep the cost of a hostile file small. */
export const sheetLimits = {
  bytes: 5 * 1024 * 1024,
  /** Bytes after decompression, of all parts that are read. */
  inflated: 40 * 1024 * 1024,
  lines: 5000,
  columns: 200,
  cell: 20_000
} as const
