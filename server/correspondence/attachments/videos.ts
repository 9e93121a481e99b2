import { type FileHandle, open } from 'node:fs/promises'
import type { Video } from './sniff.ts'
import { blankWebm } from './webm.ts'

/** The file begins like a video but is not one. */
export class VideoRefused extends Error {
  override readonly name = 'VideoRefused'
}

/** Boxes that tell who filmed, where and with which device; players need none of them. ISO/IEC 14496-12, QuickTime. */
const personal = new Set(['udta', 'meta', 'uuid'])

/** Boxes that may hold personal boxes. */
const holders = new Set(['moov', 'trak', 'moof', 'traf'])

/** The number of boxes to read: more than any camera writes, so that a file of tiny boxes cannot keep the server busy. */
const maxBoxes = 20_000

interface Box {
  type: string
  /** The start and end of its content, in bytes of the file. */
  content: number
  end: number
}

/**
 * Blanks personal data of a video in place, such as its location, owner and device; pictures and sound stay. Boxes of
 * MP4 and QuickTime keep their size and become `free`; elements of WebM become void.
 * @throws VideoRefused when the parts do not fit the file, or it holds no video
 */
export async function keepVideo(path: string, format: Video): Promise<void> {
  const file = await open(path, 'r+')
  try {
    if (format === 'webm') {
      const wrong = await blankWebm(file)
      if (wrong) throw new VideoRefused(wrong)
      return
    }
    const { size } = await file.stat()
    const counter = { left: maxBoxes }
    const types = await blankBoxes(file, { start: 0, end: size }, counter)
    if (!types.has('moov') || !types.has('mdat')) throw new VideoRefused('there is no film in it')
  } finally {
    await file.close()
  }
}

type Range = { start: number; end: number }

async function blankBoxes(file: FileHandle, range: Range, counter: { left: number }): Promise<Set<string>> {
  const types = new Set<string>()
  for (let at = range.start; at < range.end; ) {
    if (counter.left-- <= 0) throw new VideoRefused('too many boxes')
    const box = await readBox(file, at, range.end)
    types.add(box.type)
    if (personal.has(box.type)) await blank(file, at, box)
    else if (holders.has(box.type)) await blankBoxes(file, { start: box.content, end: box.end }, counter)
    at = box.end
  }
  return types
}

async function readBox(file: FileHandle, at: number, end: number): Promise<Box> {
  const head = Buffer.alloc(16)
  const { bytesRead } = await file.read(head, 0, 16, at)
  // QuickTime may end a list of boxes with four zero bytes
  if (end - at < 8 && head.readUInt32BE(0) === 0) return { type: '', content: end, end }
  if (bytesRead < 8) throw new VideoRefused('a box is cut off')
  const short = head.readUInt32BE(0)
  const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short
  const header = short === 1 ? 16 : 8
  const boxEnd = short === 0 ? end : at + long
  if (boxEnd > end || boxEnd < at + header) throw new VideoRefused('a box does not fit')
  return { type: head.toString('latin1', 4, 8), content: at + header, end: boxEnd }
}

async function blank(file: FileHandle, at: number, { content, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1')
  const zeros = Buffer.alloc(65_536)
  for (let from = content; from < end; from += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - from), from)
  }
}
