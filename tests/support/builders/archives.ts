import { createHash } from 'node:crypto'
import { open, readFile, writeFile } from 'node:fs/promises'
import { readArchive } from '../../../server/runtime/backup/open.ts'
import { headOf } from '../../../server/runtime/backup/write-tar.ts'

/** An entry of an archive, with the values of its header that a test can change. */
export interface ArchiveEntry {
  name: string
  body: Buffer
  type: 'File' | 'SymbolicLink' | 'Link' | 'Directory' | 'CharacterDevice'
  linkpath?: string
  /** The size that the header names; absent: the true size. */
  size?: number
}

/** Reads all entries of a tar archive, its checksum lists included. */
export async function entriesOf(path: string): Promise<ArchiveEntry[]> {
  const whole = await readFile(path)
  const entries: ArchiveEntry[] = []
  for (let at = 0; whole[at] !== 0; ) {
    const name = textAt(whole, at, 100)
    const size = Number.parseInt(textAt(whole, at + 124, 12), 8)
    entries.push({ name, body: whole.subarray(at + 512, at + 512 + size), type: 'File' })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return entries
}

const textAt = (bytes: Buffer, at: number, length: number) =>
  bytes
    .subarray(at, at + length)
    .toString()
    .replace(/\0.*/s, '')

/** Writes entries as an archive with correct checksums, so that a refusal has another reason. */
export async function writeEntries(path: string, entries: readonly ArchiveEntry[]): Promise<void> {
  const own = entries.filter(({ name }) => name !== 'SHA256SUMS')
  const sums = own.map(({ name, body }) => `${sha256(body)}  ${name}\n`).join('')
  await writeFile(path, Buffer.concat([...own, sumsEntry(sums)].flatMap(blocksOf).concat(Buffer.alloc(1024))))
}

export const sumsEntry = (sums: string): ArchiveEntry => ({
  name: 'SHA256SUMS',
  body: Buffer.from(sums),
  type: 'File'
})

/** The digits of the entry types, at byte 156 of a header. */
const types = { File: '0', Link: '1', SymbolicLink: '2', CharacterDevice: '3', Directory: '5' } as const

/**
 * Returns the blocks of an entry: a header with the values of the entry and a correct header checksum, and the body.
 */
export function blocksOf({ name, body, type, linkpath = '', size = body.length }: ArchiveEntry): Buffer[] {
  const head = headOf(name, size, new Date(0))
  head.write(types[type], 156)
  head.write(linkpath, 157)
  head.write('        ', 148)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return [head, body, Buffer.alloc((512 - (body.length % 512)) % 512)]
}

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex')

/**
 * Writes an archive again in the first format, which versions before decision 0102 wrote.
 * @param more further parts, with a body of one byte each
 */
export async function writeFirstFormat(
  from: string,
  path: string,
  more: readonly object[] = []
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  const write = async (chunk: Uint8Array) => {
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  const head = async (part: object, bytes: number) => {
    const text = Buffer.from(JSON.stringify({ ...part, bytes }))
    const size = Buffer.alloc(4)
    size.writeUInt32BE(text.length)
    await write(Buffer.concat([size, text]))
  }
  await write(Buffer.from('BOARD BACKUP 1\n'))
  const archive = await readArchive(from)
  for await (const found of archive.parts()) {
    const isInHead = ['about', 'schema', 'sum'].includes(found.part.kind)
    const body = isInHead ? Buffer.alloc(0) : await archive.body(found)
    await head(found.part, body.length)
    if (body.length > 0) await write(body)
  }
  for (const part of more) {
    await head(part, 1)
    await write(Buffer.from('x'))
  }
  await head({ kind: 'end', sha256: hash.copy().digest('hex') }, 0)
  await file.close()
  await archive.close()
}
