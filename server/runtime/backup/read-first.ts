/**
 * Reads the first format of archives, in which none is written any more: a line that says what it is, then parts. Each part is
 * the length of its head, the head as JSON, and its body; the last one holds the SHA-256 of all before it.
 */
import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { isKeyFile } from '../../platform/keys/key-files.ts'
import { isStoredName } from '../../platform/storage/place.ts'
import { type ArchiveReader, damagedArchive, type FoundPart, type Part } from './archive.ts'
import { hashOf, readBytes } from './bytes.ts'

const beginning = Buffer.from('BOARD BACKUP 1\n')
const lengthBytes = 4
/** No head is longer; a length beyond it was damaged. */
const longestHead = 16 * 1024 * 1024

/** The last part. */
interface End {
  readonly kind: 'end'
  readonly sha256: string
}

/** Tells whether a file is an archive of this format. */
export const isFirstFormat = async (file: FileHandle): Promise<boolean> =>
  (await readBytes(file, 0, beginning.length)).equals(beginning)

/** Reads an open archive of this format. */
export function readFirst(path: string, file: FileHandle, size: number): ArchiveReader {
  async function* all() {
    let position = beginning.length
    while (position < size) {
      const found = await partAt(file, position, size)
      if (!found) throw damagedArchive(path)
      yield found
      position = found.start + found.bytes
    }
  }
  async function* parts(): AsyncGenerator<FoundPart> {
    for await (const { part, ...place } of all()) if (part.kind !== 'end') yield { part, ...place }
  }
  return {
    parts,
    body: ({ start, bytes }) => readBytes(file, start, bytes),
    stream: ({ start, bytes }) =>
      bytes === 0 ? none() : createReadStream(path, { start, end: start + bytes - 1 }),
    async check() {
      const seen = new Map<string, Part | End>()
      let end: { at: number; sha256: string } | undefined
      let position = beginning.length
      for await (const { part, start, bytes } of all()) {
        if (end) throw damagedArchive(path)
        if (part.kind === 'end') end = { at: position, sha256: part.sha256 }
        seen.set(part.kind, part)
        position = start + bytes
      }
      const [about, schema, sum] = [seen.get('about'), seen.get('schema'), seen.get('sum')]
      if (about?.kind !== 'about' || schema?.kind !== 'schema' || sum?.kind !== 'sum' || !end)
        throw damagedArchive(path)
      if ((await hashOf(file, 0, end.at)) !== end.sha256) throw damagedArchive(path)
      return { about, schema, sum }
    },
    close: () => file.close()
  }
}

async function* none(): AsyncGenerator<Buffer> {}

/** The part that begins there; undefined where what stands there is none, or not all of one. */
async function partAt(file: FileHandle, position: number, size: number) {
  if (position + lengthBytes > size) return undefined
  const length = (await readBytes(file, position, lengthBytes)).readUInt32BE()
  if (length > longestHead || position + lengthBytes + length > size) return undefined
  const text = (await readBytes(file, position + lengthBytes, length)).toString()
  const head = parsed(text)
  if (!head) return undefined
  const { bytes, ...part } = head
  if (part.kind === 'key' && !isKeyFile(part.name)) return undefined
  if (part.kind === 'file' && !isStoredName(part.name)) return undefined
  const start = position + lengthBytes + length
  const isWhole = Number.isSafeInteger(bytes) && bytes >= 0 && start + bytes <= size
  return isWhole ? { part: part as Part | End, start, bytes } : undefined
}

function parsed(text: string): ((Part | End) & { bytes: number }) | undefined {
  try {
    const head = JSON.parse(text) as ((Part | End) & { bytes: number }) | null
    return typeof head === 'object' && head !== null ? head : undefined
  } catch {
    return undefined
  }
}
