import type { FileHandle } from 'node:fs/promises'

/** The ids of the elements that matter here. RFC 8794 (EBML), RFC 9559 (Matroska). */
const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469
} as const

/** The id of an element that players skip. */
const voidId = 0xec

/**
 * The number of top-level elements to read: more than any recorder writes, so that a file of tiny ones cannot keep the
 * server busy.
 */
const maxElements = 20_000

interface Element {
  id: number
  at: number
  content: number
  /** The end in bytes of the file; undefined when the recorder did not know it yet. */
  end: number | undefined
}

/**
 * Blanks the tags and attached files of a WebM file in place; pictures and sound stay. The elements keep their size and
 * become void. The search ends at a cluster of unknown length.
 * @returns the problem of the container; undefined if it holds a video
 */
export async function blankWebm(file: FileHandle): Promise<string | undefined> {
  const { size } = await file.stat()
  const header = await readElement(file, 0, size)
  if (header?.id !== ids.header || header.end === undefined) return 'it has no header'
  const segment = await readElement(file, header.end, size)
  if (segment?.id !== ids.segment) return 'it has no segment'
  const end = segment.end ?? size
  const found = new Set<number>()
  for (let at = segment.content, count = 0; at < end; count++) {
    const element = count < maxElements ? await readElement(file, at, end) : undefined
    if (!element) return 'its elements do not fit'
    found.add(element.id)
    if (element.end === undefined) break
    if (element.id === ids.tags || element.id === ids.attachments) await blank(file, element, element.end)
    at = element.end
  }
  return found.has(ids.tracks) && found.has(ids.cluster) ? undefined : 'there is no film in it'
}

async function readElement(file: FileHandle, at: number, limit: number): Promise<Element | undefined> {
  const head = Buffer.alloc(12)
  const { bytesRead } = await file.read(head, 0, Math.min(12, Math.max(0, limit - at)), at)
  const idLength = Math.clz32(head[0] ?? 0) - 23
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23
  if (idLength > 4 || sizeLength > 8 || bytesRead < idLength + sizeLength) return undefined
  const id = head.readUIntBE(0, idLength)
  const content = at + idLength + sizeLength
  const size = readSize(head.subarray(idLength, idLength + sizeLength))
  if (size === undefined) return { id, at, content, end: undefined }
  return content + size > limit ? undefined : { id, at, content, end: content + size }
}

/** Reads a size: the first bit that is set gives its length; all ones mean that the size is unknown. */
function readSize(bytes: Buffer): number | undefined {
  const bits = BigInt(bytes.length * 7)
  const all = (1n << bits) - 1n
  const value = BigInt(`0x${bytes.toString('hex')}`) & all
  return value === all ? undefined : Number(value)
}

async function blank(file: FileHandle, { at, content }: Element, end: number): Promise<void> {
  const sizeLength = Math.min(8, content - at - 1)
  const size = end - at - 1 - sizeLength
  const head = Buffer.alloc(1 + sizeLength)
  head[0] = voidId
  head.write(size.toString(16).padStart(sizeLength * 2, '0'), 1, 'hex')
  head[1] = (head[1] ?? 0) | (1 << (8 - sizeLength))
  await file.write(head, 0, head.length, at)
  const zeros = Buffer.alloc(65_536)
  for (let from = at + head.length; from < end; from += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - from), from)
  }
}
