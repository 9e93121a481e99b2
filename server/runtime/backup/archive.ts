/**
 * An archive of each format holds the same parts in the same order. Archives are written as tar (`write-tar.ts`) and read as tar
 * (`read-tar.ts`) or in the first format (`read-first.ts`). Decision 0102.
 */

/** A table and its columns in their order. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** Those that are not worked out of others. */
  readonly written: readonly string[]
}

/** A migration that the database has had. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

export interface About {
  readonly kind: 'about'
  /** Version of the product. */
  readonly version: string
  /** When it was begun, in ISO 8601. */
  readonly at: string
  readonly database: 'postgres' | 'pglite'
  /** Tells whether other keys are the same; nothing can be read with it. */
  readonly keys: string
  /** The same for each later pair of keys, by number; absent in archives of a site that has rotated none. */
  readonly laterKeys?: Readonly<Record<number, string>>
}

export interface Schema {
  readonly kind: 'schema'
  readonly migrations: readonly AppliedMigration[]
  readonly tables: readonly TableShape[]
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly isCalled: boolean }[]
}

/** Some rows of a table: their texts as JSON, compressed by gzip. */
export interface Rows {
  readonly kind: 'rows'
  readonly table: string
}

/** The totals of a backup. */
export interface Sum {
  readonly kind: 'sum'
  readonly rows: Readonly<Record<string, number>>
  readonly files: number
  /** Files that were not where their rows say. */
  readonly missing: number
}

export type Part =
  | About
  | Schema
  | Rows
  | Sum
  /** A file of local storage, or one of the keys. */
  | { readonly kind: 'file' | 'key'; readonly name: string }

/** An archive cannot be made or used; the message says why and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** The refusal of a file that was cut off or changed. */
export const damagedArchive = (path: string) =>
  new BackupRefused(`${path} is not a whole archive: it was cut off or changed. Take another one.`)

/** Where the parts of an archive are written to. */
export interface ArchiveWriter {
  add(part: Part, body?: Uint8Array): Promise<void>
  /** @throws Error where it has another number of bytes */
  addStream(part: Part, bytes: number, body: AsyncIterable<Uint8Array>): Promise<void>
  /** Writes the last part, and makes sure that a power cut does not undo it. @returns the archive’s bytes */
  finish(): Promise<number>
  close(): Promise<void>
}

/** A part where it stands in the file. */
export interface FoundPart {
  readonly part: Part
  readonly start: number
  readonly bytes: number
}

export interface ArchiveReader {
  /** The parts in their order; only their heads are read. @throws BackupRefused where one is not whole */
  parts(): AsyncGenerator<FoundPart>
  /** The whole body of a part. */
  body(found: FoundPart): Promise<Buffer>
  stream(found: FoundPart): AsyncIterable<Buffer>
  /** Reads all of it once. @throws BackupRefused where it is not what was written */
  check(): Promise<{ about: About; schema: Schema; sum: Sum }>
  close(): Promise<void>
}
