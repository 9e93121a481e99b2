/** A finished file, as it can be sent whole or in part. */
export interface StoredFile {
  path: string
  bytes: number
}

/** A stored file's name and when it came. */
export interface StoredName {
  name: string
  at: Date
}

/**
 * Where files lie. Names are made by us (`0a1b….jpg`), never taken from a person. A file is there whole or not
 * at all; nothing is ever changed under a name.
 */
export interface FileStore {
  /** A path for a file on its way in; whoever writes there puts or discards it. */
  draft(): Promise<string>
  /** Makes a finished draft the file of this name; the draft is gone afterwards. */
  put(name: string, draft: string): Promise<void>
  /** The file, ready to be read; undefined where there is none. */
  open(name: string): Promise<StoredFile | undefined>
  /** Removes files; those that are not there are as good as removed. */
  remove(...names: string[]): Promise<void>
  /** Every file, for the sweep that compares them with the table. */
  list(): AsyncIterable<StoredName>
  /** Removes drafts that nobody has written to since: of processes that ended in the middle. */
  sweepDrafts(before: Date): Promise<void>
}
