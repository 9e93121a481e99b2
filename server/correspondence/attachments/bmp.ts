import { setImmediate } from 'node:timers/promises'
import { type BitmapHeader, readHeader } from './bmp-header.ts'
import { BitmapRefused } from './bmp-refused.ts'

/** The pixels of a bitmap, from the top left: red, green, blue, and with four channels the opacity. */
export interface Bitmap {
  width: number
  height: number
  channels: 3 | 4
  pixels: Buffer
}

/** The number of pixels after which other requests are served. */
const atOnce = 2_000_000

/**
 * Reads a bitmap of Windows or OS/2: 1, 2, 4, 8, 16, 24 or 32 bits a pixel, with a palette, with masks, or run-length
 * encoded. Rows may start at the bottom or at the top.
 * @param maxPixels a larger bitmap is refused before memory is allocated
 * @throws BitmapRefused
 */
export async function readBitmap(file: Buffer, maxPixels: number): Promise<Bitmap> {
  const header = readHeader(file, maxPixels)
  const { width, height, coding } = header
  if (coding === 'rle4' || coding === 'rle8') return fromIndexes(header, await expand(file, header))
  const read = coding === 'palette' ? fromPalette(file, header) : fromMasks(file, header)
  const { start, bits } = header
  const stride = Math.ceil((width * bits) / 32) * 4
  // some programs leave out the padding of the last row
  if (start + stride * (height - 1) + Math.ceil((width * bits) / 8) > file.length)
    throw new BitmapRefused('short')
  for (let y = 0, done = 0; y < height; y++, done += width) {
    if (done >= atOnce) {
      await setImmediate()
      done = 0
    }
    read.row(start + stride * y, header.isTopDown ? y : height - 1 - y)
  }
  return read.bitmap()
}

/** Reads rows of a bitmap one by one. */
interface RowReader {
  /** Reads the row that begins at `from` in the file into the row `y` of the picture. */
  row(from: number, y: number): void
  bitmap(): Bitmap
}

function fromPalette(file: Buffer, { width, height, bits, palette }: BitmapHeader): RowReader {
  const pixels = Buffer.alloc(width * height * 3)
  const perByte = 8 / bits
  const mask = (1 << bits) - 1
  return {
    row(from, y) {
      for (let x = 0, to = y * width * 3; x < width; x++, to += 3) {
        const byte = file[from + Math.floor(x / perByte)] ?? 0
        copyColour(palette, (byte >> (8 - bits - (x % perByte) * bits)) & mask, pixels, to)
      }
    },
    bitmap: () => ({ width, height, channels: 3, pixels })
  }
}

/** Copies a colour of the palette. An index beyond the palette is black. */
function copyColour(palette: Buffer, index: number, pixels: Buffer, to: number): void {
  pixels[to] = palette[index * 3] ?? 0
  pixels[to + 1] = palette[index * 3 + 1] ?? 0
  pixels[to + 2] = palette[index * 3 + 2] ?? 0
}

function fromMasks(file: Buffer, { width, height, bits, masks }: BitmapHeader): RowReader {
  const [red, green, blue, opacity] = masks.map(scaleOf)
  const bytes = bits / 8
  const channels = masks[3] === 0 ? 3 : 4
  const pixels = Buffer.alloc(width * height * channels)
  let isSeen = channels === 3
  return {
    row(from, y) {
      for (let x = 0, to = y * width * channels; x < width; x++, to += channels) {
        const value = file.readUIntLE(from + x * bytes, bytes)
        pixels[to] = red?.(value) ?? 0
        pixels[to + 1] = green?.(value) ?? 0
        pixels[to + 2] = blue?.(value) ?? 0
        if (channels === 3) continue
        const visible = opacity?.(value) ?? 255
        pixels[to + 3] = visible
        isSeen ||= visible > 0
      }
    },
    bitmap() {
      // programs that leave the fourth byte empty mean a picture without transparency
      if (!isSeen) for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
      return { width, height, channels, pixels }
    }
  }
}

/** Returns what takes one colour out of a pixel and scales it to 0 to 255. */
function scaleOf(mask: number): (value: number) => number {
  if (mask === 0) return () => 0
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask / 2 ** shift
  // bit operations make numbers above 2^31 negative
  return value => Math.round((((value & mask) >>> shift) * 255) / most)
}

function fromIndexes({ width, height, palette }: BitmapHeader, indexes: Uint8Array): Bitmap {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < indexes.length; at++) copyColour(palette, indexes[at] ?? 0, pixels, at * 3)
  return { width, height, channels: 3, pixels }
}

/** Expands run-length encoded rows to one index a pixel, from the top left. A pixel that is jumped over has index 0. */
async function expand(file: Buffer, header: BitmapHeader): Promise<Uint8Array> {
  const { width, height, isTopDown, coding } = header
  const indexes = new Uint8Array(width * height)
  const isWide = coding === 'rle8'
  let [x, y, at] = [0, 0, header.start]
  const put = (index: number) => {
    // a run that goes over the edge is cut off
    if (x < width && y < height) indexes[(isTopDown ? y : height - 1 - y) * width + x] = index
    x++
  }
  const next = () => {
    const byte = file[at++]
    if (byte === undefined) throw new BitmapRefused('short')
    return byte
  }
  for (let steps = 0; y < height; steps++) {
    // a step writes at most 255 pixels
    if (steps % (atOnce / 200) === 0) await setImmediate()
    // a file may end without the mark of its end, but not before its last row is complete
    if (at >= file.length && y === height - 1 && x >= width) break
    const [count, value] = [next(), next()]
    if (count > 0) {
      for (let one = 0; one < count; one++) put(isWide ? value : one % 2 === 0 ? value >> 4 : value & 15)
    } else if (value === 0) [x, y] = [0, y + 1]
    else if (value === 1) break
    else if (value === 2) [x, y] = [x + next(), y + next()]
    else {
      const first = at
      for (let one = 0; one < value; one++) {
        const byte = file[first + (isWide ? one : one >> 1)]
        if (byte === undefined) throw new BitmapRefused('short')
        put(isWide ? byte : one % 2 === 0 ? byte >> 4 : byte & 15)
      }
      // literal pixels fill whole words of two bytes
      at = first + Math.ceil(value / (isWide ? 2 : 4)) * 2
    }
  }
  return indexes
}
