/**
 * An archive: a line that says what it is, then parts. Each part is the length of its head, the head as JSON, and its body;
 * the last one holds the SHA-256 of all before it, so that what was cut off or changed is never taken for whole.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

const beginning = Buffer.from('BOARD BACKUP 1\n')
const lengthBytes = 4
/** No head is longer; a length beyond it was damaged. */
const longestHead = 16 * 1024 * 1024

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

/** Some rows of a table: their texts as JSON, compressed. */
export interface Rows {
  readonly kind: 'rows'
  readonly table: string
  readonly rows: number
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
  | { readonly kind: 'end'; readonly sha256: string }

/** An archive cannot be made or used; the message says why and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

const damaged = (path: string) =>
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

/** Begins an archive in a new file that its owner alone may read. */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let length = 0
  async function write(chunk: Uint8Array) {
    hash.update(chunk)
    length += chunk.length
    // from where it is, all of it
    await file.writeFile(chunk)
  }
  async function head(part: Part, bytes: number) {
    const text = Buffer.from(JSON.stringify({ ...part, bytes }))
    const size = Buffer.alloc(lengthBytes)
    size.writeUInt32BE(text.length)
    await write(Buffer.concat([size, text]))
  }
  await write(beginning)
  return {
    async add(part, body = new Uint8Array()) {
      await head(part, body.length)
      if (body.length > 0) await write(body)
    },
    async addStream(part, bytes, body) {
      await head(part, bytes)
      const before = length
      for await (const chunk of body) await write(chunk)
      if (length - before !== bytes)
        throw new Error(`${'name' in part ? part.name : part.kind} changed while it was read`)
    },
    async finish() {
      await head({ kind: 'end', sha256: hash.copy().digest('hex') }, 0)
      await file.sync()
      return length
    },
    close: () => file.close()
  }
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

/** Opens an archive. @throws BackupRefused for what is none */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupRefused(`There is no file ${path}.`) : error
  })
  const { size } = await file.stat()
  if (!(await bytesAt(file, 0, beginning.length)).equals(beginning)) {
    await file.close()
    throw new BackupRefused(`${path} is not a backup of the board, or one of a newer version.`)
  }
  async function* parts(): AsyncGenerator<FoundPart> {
    let position = beginning.length
    while (position < size) {
      const found = await partAt(file, position, size)
      if (!found) throw damaged(path)
      yield found
      position = found.start + found.bytes
    }
  }
  return {
    parts,
    body: ({ start, bytes }) => bytesAt(file, start, bytes),
    stream: ({ start, bytes }) =>
      bytes === 0 ? none() : createReadStream(path, { start, end: start + bytes - 1 }),
    async check() {
      const seen = new Map<Part['kind'], Part>()
      let end: { at: number; sha256: string } | undefined
      let position = beginning.length
      for await (const { part, start, bytes } of parts()) {
        if (end) throw damaged(path)
        if (part.kind === 'end') end = { at: position, sha256: part.sha256 }
        seen.set(part.kind, part)
        position = start + bytes
      }
      const [about, schema, sum] = [seen.get('about'), seen.get('schema'), seen.get('sum')]
      if (about?.kind !== 'about' || schema?.kind !== 'schema' || sum?.kind !== 'sum' || !end)
        throw damaged(path)
      if ((await hashOf(path, end.at)) !== end.sha256) throw damaged(path)
      return { about, schema, sum }
    },
    close: () => file.close()
  }
}

async function* none(): AsyncGenerator<Buffer> {}

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, start + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return buffer.subarray(0, read)
}

/** The part that begins there; undefined where what stands there is none, or not all of one. */
async function partAt(file: FileHandle, position: number, size: number): Promise<FoundPart | undefined> {
  if (position + lengthBytes > size) return undefined
  const length = (await bytesAt(file, position, lengthBytes)).readUInt32BE()
  if (length > longestHead || position + lengthBytes + length > size) return undefined
  const text = (await bytesAt(file, position + lengthBytes, length)).toString()
  const head = parsed(text)
  if (!head) return undefined
  const { bytes, ...part } = head
  const start = position + lengthBytes + length
  const isWhole = Number.isSafeInteger(bytes) && bytes >= 0 && start + bytes <= size
  return isWhole ? { part: part as Part, start, bytes } : undefined
}

function parsed(text: string): (Part & { bytes: number }) | undefined {
  try {
    const head = JSON.parse(text) as (Part & { bytes: number }) | null
    return typeof head === 'object' && head !== null ? head : undefined
  } catch {
    return undefined
  }
}

async function hashOf(path: string, until: number): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { end: until - 1, highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}
