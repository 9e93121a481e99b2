import { format } from 'numfmt'

/** A cell of a table as a person sees it: text, or a number or a moment that a program can calculate with. */
export type Cell = string | number | Date | null

/** The rows of a file that is being written, in batches. */
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>

/** A cell of a file that was read. CSV has texts only. */
export type ReadCell = string | SheetNumber | SheetError

/** A row of a file that was read. `line` counts from 1, the heading included. */
export interface ReadRow {
  readonly line: number
  readonly cells: readonly ReadCell[]
}

/** A number of a workbook, which a person sees in the format of its cell: `000123`, `50%`, `2026年3月5日`. */
export class SheetNumber {
  readonly value: number
  readonly #format: string

  constructor(value: number, format = 'General') {
    this.value = value
    this.#format = format
  }

  /** The text that the person sees. In a narrow column a long number is shortened; here it is whole. */
  get text(): string {
    if (this.#format === 'General' && Number.isInteger(this.value) && !this.isRounded)
      return String(this.value)
    return format(this.#format, this.value, { locale: 'zh-CN', nbsp: false, throws: false }).trim()
  }

  /** True if spreadsheets have lost digits of it: they keep 15. A long number, such as that of an ID card, is a text. */
  get isRounded(): boolean {
    return Number.isInteger(this.value) && Math.abs(this.value) >= 1e15
  }
}

/** A cell whose formula has failed, such as `#N/A`. */
export class SheetError {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Returns the text of a cell as a person sees it. */
export const shownText = (cell: ReadCell): string => (typeof cell === 'string' ? cell : cell.text)

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
  /** The parts of a workbook. Real ones have a few dozen. */
  parts: 500,
  /** The elements of all parts that are read: four for each of the cells that may be. */
  elements: 4_000_000,
  /** The depth of elements in each other. Real workbooks reach about 15. */
  depth: 64,
  /** The attributes of an element. Real ones have about 20. */
  attributes: 256,
  /** The texts that cells share, in all sheets. */
  shared: 1_000_000,
  cell: 20_000
} as const
