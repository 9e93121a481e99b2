/** Reads an archive in tar. It takes nothing that the writer does not write: no links, no other names, no gaps. */
import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { Header } from 'tar'
import {
  type About,
  type ArchiveReader,
  BackupRefused,
  damagedArchive,
  type FoundPart,
  type Part,
  type Schema,
  type Sum
} from './archive.ts'
import { hashOf, readBytes } from './bytes.ts'
import { block, entriesOfSums, format, isSums, lastSums, manifest, namedBy, paddingOf } from './entries.ts'

/** No part that is kept as JSON, and no list of checksums, is longer. */
const longestJson = 16 * 1024 * 1024

/** An entry where it stands in the file. */
interface Entry {
  readonly name: string
  readonly start: number
  readonly bytes: number
}

/** Reads an open archive. @throws BackupRefused for what is none, or of a newer format */
export async function readTar(path: string, file: FileHandle, size: number): Promise<ArchiveReader> {
  const first = await entryAt(file, 0, size)
  if (first === 'end' || first?.name !== manifest) throw noArchive(path)
  const { format: found } = (await jsonIn(file, first)) as { format?: unknown }
  if (found !== format) throw noArchive(path)

  async function* entries(): AsyncGenerator<Entry> {
    let position = 0
    for (;;) {
      const entry = await entryAt(file, position, size)
      if (entry === undefined) throw damagedArchive(path)
      if (entry === 'end') break
      yield entry
      position = entry.start + entry.bytes + paddingOf(entry.bytes)
    }
    if (!(await isEmpty(file, position, size))) throw damagedArchive(path)
  }

  async function partOf(entry: Entry): Promise<Part> {
    const named = namedBy(entry.name)
    if (!named) throw damagedArchive(path)
    if ('part' in named) return named.part
    const part = (await jsonIn(file, entry)) as Part | undefined
    if (part?.kind !== named.json) throw damagedArchive(path)
    return part
  }

  async function* parts(): AsyncGenerator<FoundPart> {
    for await (const entry of entries())
      if (!isSums(entry.name)) yield { part: await partOf(entry), start: entry.start, bytes: entry.bytes }
  }

  return {
    parts,
    body: ({ start, bytes }) => readBytes(file, start, bytes),
    stream: ({ start, bytes }) =>
      bytes === 0 ? none() : createReadStream(path, { start, end: start + bytes - 1 }),
    async check() {
      const single = new Map<string, Part>()
      let unlisted: string[] = []
      let isOver = false
      for await (const entry of entries()) {
        if (isOver) throw damagedArchive(path)
        if (isSums(entry.name)) {
          const list = Buffer.from(unlisted.join(''))
          if (entry.bytes !== list.length || !(await readBytes(file, entry.start, list.length)).equals(list))
            throw damagedArchive(path)
          unlisted = []
          isOver = entry.name === lastSums
        } else {
          const part = await partOf(entry)
          const isSingle = part.kind === 'about' || part.kind === 'schema' || part.kind === 'sum'
          if (isSingle && single.has(part.kind)) throw damagedArchive(path)
          if (isSingle) single.set(part.kind, part)
        }
        // a list counts itself in the next one
        if (unlisted.length > entriesOfSums) throw damagedArchive(path)
        unlisted.push(`${await hashOf(file, entry.start, entry.bytes)}  ${entry.name}\n`)
      }
      const [about, schema, sum] = ['about', 'schema', 'sum'].map(kind => single.get(kind))
      if (!isOver || !about || !schema || !sum) throw damagedArchive(path)
      return { about: about as About, schema: schema as Schema, sum: sum as Sum }
    },
    close: () => file.close()
  }
}

const noArchive = (path: string) =>
  new BackupRefused(`${path} is not a backup of the board, or one of a newer version.`)

async function* none(): AsyncGenerator<Buffer> {}

/** The entry that begins there, or the end; undefined where what stands there is neither, or not all of one. */
async function entryAt(file: FileHandle, position: number, size: number): Promise<Entry | 'end' | undefined> {
  const head = await readBytes(file, position, block)
  if (head.length < block) return undefined
  const header = headerIn(head)
  if (!header) return undefined
  const { nullBlock, cksumValid, type, path: name = '', size: bytes = -1, linkpath } = header
  if (nullBlock) return 'end'
  const start = position + block
  const end = start + bytes + paddingOf(bytes)
  const isFile = cksumValid && type === 'File' && !linkpath
  if (!isFile || !Number.isSafeInteger(bytes) || bytes < 0 || end > size) return undefined
  const padding = await readBytes(file, start + bytes, paddingOf(bytes))
  return padding.every(byte => byte === 0) ? { name, start, bytes } : undefined
}

/** Reads a block as the head of an entry; undefined for numbers that no head has. */
function headerIn(head: Buffer): Header | undefined {
  try {
    return new Header(head)
  } catch {
    return undefined
  }
}

/** Tells whether an archive ends there: nothing but empty blocks, two or more. */
async function isEmpty(file: FileHandle, position: number, size: number): Promise<boolean> {
  const rest = size - position
  if (rest < 2 * block || rest % block !== 0 || rest > longestJson) return false
  return (await readBytes(file, position, rest)).every(byte => byte === 0)
}

async function jsonIn(file: FileHandle, { start, bytes }: Entry): Promise<unknown> {
  if (bytes > longestJson) return {}
  try {
    const value: unknown = JSON.parse((await readBytes(file, start, bytes)).toString())
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
