import type { Readable } from 'node:stream'

/** A range of bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A finished file, which can be read whole or in part. */
export interface StoredFile {
  readonly bytes: number
  /**
   * Reads the file, or a range of it.
   * @throws FileGone if it was removed meanwhile
   * @throws StorageFailure
   */
  read(range?: ByteRange): Promise<Readable>
}

/**
 * A storage of files: a folder of this machine, or a bucket. The server makes the names (`0a1b….jpg`); they never come
 * from a person. A file is stored completely or not at all, and it never changes under its name.
 */
export interface Place {
  /**
   * Stores a finished draft as the file of this name. The draft is removed.
   * @throws StorageFailure
   */
  put(name: string, draft: string): Promise<void>
  /** Ensures that a stored file survives a power cut; absent if `put` ensures it already. */
  settle?(name: string): Promise<void>
  /**
   * Opens a file for reading; undefined if it does not exist.
   * @throws StorageFailure
   */
  open(name: string): Promise<StoredFile | undefined>
  /**
   * Removes files. Files that do not exist are ignored.
   * @throws StorageFailure
   */
  remove(...names: string[]): Promise<void>
}

/** The name of a stored file and its time. */
export interface StoredName {
  readonly name: string
  readonly at: Date
}

/** Files that are being received, on this machine. */
export interface Drafts {
  /** Returns a path for a file that is being received. The caller must put or discard the file. */
  draft(): Promise<string>
  /** Removes drafts that were not written to since a moment. Their processes ended before they were finished. */
  sweepDrafts(before: Date): Promise<void>
}

/** The folder of this machine. Only this server has files there, so that all of them can be listed. */
export interface LocalStore extends Place, Drafts {
  /** Lists every file. The sweep compares them with the table. */
  list(): AsyncIterable<StoredName>
}

/** The pattern of a stored name. A name of this pattern cannot leave its folder. */
const nameShape = /^[0-9a-z]{16,64}(\.thumb)?\.[0-9a-z]{2,5}$/

/** Tells whether a name has the pattern of the names that this server makes. */
export const isStoredName = (name: string): boolean => nameShape.test(name)

/**
 * Refuses a name that this server has not made.
 * @throws Error
 */
export function requireStoredName(name: string): void {
  if (!isStoredName(name)) throw new Error(`Not a name of a stored file: ${name}`)
}
