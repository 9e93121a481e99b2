import type { Readable } from 'node:stream'

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A finished file, as it can be sent whole or in part. */
export interface StoredFile {
  readonly bytes: number
  /** @throws FileGone where it was taken away meanwhile @throws StorageFailure */
  read(range?: ByteRange): Promise<Readable>
}

/**
 * Somewhere that files lie: a folder of this machine, or a bucket. Names are made by us (`0a1b….jpg`), never taken
 * from a person. A file is there whole or not at all; nothing is ever changed under a name.
 */
export interface Place {
  /** Makes a finished draft the file of this name; the draft is gone afterwards. @throws StorageFailure */
  put(name: string, draft: string): Promise<void>
  /** Makes sure that not even a power cut undoes a put; absent where it is sure at once. */
  settle?(name: string): Promise<void>
  /** The file, ready to be read; undefined where there is none. @throws StorageFailure */
  open(name: string): Promise<StoredFile | undefined>
  /** Removes files; those that are not there are as good as removed. @throws StorageFailure */
  remove(...names: string[]): Promise<void>
}

/** A stored file's name and when it came. */
export interface StoredName {
  readonly name: string
  readonly at: Date
}

/** Files on their way in, on this machine. */
export interface Drafts {
  /** A path for a file on its way in; whoever writes there puts or discards it. */
  draft(): Promise<string>
  /** Removes drafts that nobody has written to since: of processes that ended in the middle. */
  sweepDrafts(before: Date): Promise<void>
}

/** The folder of this machine: nobody else's files lie there, so that all of them can be looked through. */
export interface LocalStore extends Place, Drafts {
  /** Every file, for the sweep that compares them with the table. */
  list(): AsyncIterable<StoredName>
}

/** The shape of a stored name; no name of this shape leaves its folder. */
const nameShape = /^[0-9a-z]{16,64}(\.thumb)?\.[0-9a-z]{2,5}$/

export const isStoredName = (name: string): boolean => nameShape.test(name)

/** @throws Error for what is no name of ours */
export function requireStoredName(name: string): void {
  if (!isStoredName(name)) throw new Error(`Not a name of a stored file: ${name}`)
}
