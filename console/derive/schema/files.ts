/** A file of a record, as the contract has it. */
export interface RecordFile {
  readonly aid: number
  readonly fileName: string
  /** Absent in a record's history, as is all below. */
  readonly mime?: string
  readonly bytes?: number
  readonly url?: string
  readonly thumbUrl?: string | null
}

/** A file that stands in a form's value before it is stored: a form that holds one cannot be saved. */
export interface PendingFile {
  readonly pending: number
  readonly fileName: string
}

/** The files of a value, stored or not: one file, a list of them, or nothing. */
export const filesOf = (value: unknown): readonly (RecordFile | PendingFile)[] =>
  [value ?? []].flat() as (RecordFile | PendingFile)[]

export const isStored = (file: RecordFile | PendingFile): file is RecordFile => 'aid' in file

export const storedFiles = (value: unknown): readonly RecordFile[] => filesOf(value).filter(isStored)

const keyOf = (file: RecordFile | PendingFile) => (isStored(file) ? file.aid : `pending ${file.pending}`)

/** Tells whether two values hold the same files in the same order. */
export const sameFiles = (one: unknown, other: unknown): boolean =>
  filesOf(one).map(keyOf).join() === filesOf(other).map(keyOf).join()
