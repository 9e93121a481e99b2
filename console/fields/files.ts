/** A file of a record in the form of the contract. */
export interface RecordFile {
  readonly aid: number
  readonly fileName: string
  /** The media type. It and the fields below are absent in the history of a record. */
  readonly mime?: string
  readonly bytes?: number
  readonly url?: string
  readonly thumbUrl?: string | null
}

/** A file in a form's value that is not stored yet. A form with such a file cannot be saved. */
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

/** Tells whether two values have the same files in the same order. */
export const sameFiles = (one: unknown, other: unknown): boolean =>
  filesOf(one).map(keyOf).join() === filesOf(other).map(keyOf).join()
