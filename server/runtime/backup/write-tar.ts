/** Writes an archive as tar, so that it can be opened without this product. Decision 0102. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Header } from 'tar'
import type { ArchiveWriter, Part } from './archive.ts'
import { block, entriesOfSums, entryName, format, lastSums, paddingOf, sumsName } from './entries.ts'

/** Returns the head of an entry, a file that its owner alone may read. @throws Error for a name that does not fit */
export function headOf(path: string, size: number, mtime: Date): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for a name in an archive`)
  const head = Buffer.alloc(block)
  const header = { path, size, mtime, mode: 0o600, uid: 0, gid: 0, type: 'File' } as const
  new Header(header).encode(head)
  return head
}

/** Begins an archive in a new file that its owner alone may read. */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600)
  const numbers = new Map<string, number>()
  let sums: string[] = []
  let sumsWritten = 0
  let length = 0
  let moment = new Date(0)

  async function write(chunk: Uint8Array) {
    length += chunk.length
    // from where it is, all of it
    await file.writeFile(chunk)
  }

  async function writeEntry(
    name: string,
    bytes: number,
    body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  ) {
    await write(headOf(name, bytes, moment))
    const hash = createHash('sha256')
    let written = 0
    for await (const chunk of body) {
      hash.update(chunk)
      written += chunk.length
      await write(chunk)
    }
    if (written !== bytes) throw new Error(`${name} changed while it was read`)
    if (paddingOf(bytes) > 0) await write(Buffer.alloc(paddingOf(bytes)))
    sums.push(`${hash.digest('hex')}  ${name}\n`)
  }

  /** Writes the checksums since the last list of them; the list is in the next one. */
  async function writeSums(name: string) {
    const list = Buffer.from(sums.join(''))
    sums = []
    await writeEntry(name, list.length, [list])
  }

  async function addEntry(part: Part, bytes: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const number = (numbers.get(numbered(part)) ?? 0) + 1
    numbers.set(numbered(part), number)
    await writeEntry(entryName(part, number), bytes, body)
    if (sums.length >= entriesOfSums) await writeSums(sumsName(++sumsWritten))
  }

  return {
    async add(part, body) {
      if (part.kind === 'about') moment = new Date(part.at)
      const own = body ?? Buffer.from(JSON.stringify(part.kind === 'about' ? { format, ...part } : part))
      await addEntry(part, own.length, [own])
    },
    addStream: addEntry,
    async finish() {
      await writeSums(lastSums)
      await write(Buffer.alloc(2 * block))
      await file.sync()
      return length
    },
    close: () => file.close()
  }
}

const numbered = (part: Part): string => (part.kind === 'rows' ? part.table : '')
