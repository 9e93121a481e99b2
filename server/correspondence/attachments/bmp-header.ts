import { BitmapRefused } from './bmp-refused.ts'

/** The header of a bitmap. */
export interface BitmapHeader {
  readonly width: number
  readonly height: number
  readonly isTopDown: boolean
  readonly bits: number
  readonly coding: 'palette' | 'rle4' | 'rle8' | 'masks'
  /** The place of the first pixel in the file. */
  readonly start: number
  /** The colours of the palette: red, green, blue. Empty without a palette. */
  readonly palette: Buffer
  /** The bits of red, green, blue and opacity in a pixel. */
  readonly masks: readonly [number, number, number, number]
}

const fileHeader = 14

/** The size of the oldest header, of OS/2 1 and Windows 2, with sizes of two bytes and a palette of three. */
const coreHeader = 12

/** The sizes of all headers: OS/2 1; OS/2 2 from 16 to 64; Windows 3 with masks, opacity, colour space, profile. */
export const bitmapHeaders: readonly number[] = [
  coreHeader,
  16,
  24,
  32,
  40,
  42,
  44,
  46,
  48,
  52,
  56,
  60,
  64,
  108,
  124
]

/** The numbers of compressions. OS/2 uses 3 and 4 for Huffman and RLE24, which no camera or scanner writes. */
const [plain, rle8, rle4, bitFields, alphaBitFields] = [0, 1, 2, 3, 6]

/** @throws BitmapRefused */
export function readHeader(file: Buffer, maxPixels: number): BitmapHeader {
  const size = file.length >= fileHeader + coreHeader ? file.readUInt32LE(fileHeader) : 0
  if (file.toString('latin1', 0, 2) !== 'BM' || !bitmapHeaders.includes(size)) throw new BitmapRefused('kind')
  if (file.length < fileHeader + size) throw new BitmapRefused('short')
  const isCore = size === coreHeader
  // OS/2 2 may cut its header; what is missing is 0
  const field = (at: number) => (at + 4 <= size ? file.readUInt32LE(fileHeader + at) : 0)
  const width = isCore ? file.readUInt16LE(18) : file.readInt32LE(18)
  const rows = isCore ? file.readUInt16LE(20) : file.readInt32LE(22)
  const bits = file.readUInt16LE(isCore ? 24 : 28)
  const compression = isCore ? plain : field(16)
  const height = Math.abs(rows)
  if (width < 1 || height < 1) throw new BitmapRefused('short')
  if (width * height > maxPixels) throw new BitmapRefused('pixels')
  const start = file.readUInt32LE(10)
  const coding = codingOf(compression, bits, size)
  const isPalette = coding !== 'masks'
  return {
    width,
    height,
    isTopDown: rows < 0,
    bits,
    coding,
    start,
    palette: isPalette
      ? paletteOf(file, fileHeader + size, { bits, start, used: field(32), isCore })
      : Buffer.alloc(0),
    masks: isPalette ? [0, 0, 0, 0] : masksOf(file, { size, bits, compression })
  }
}

function codingOf(compression: number, bits: number, size: number): BitmapHeader['coding'] {
  if (compression === rle8 && bits === 8) return 'rle8'
  if (compression === rle4 && bits === 4) return 'rle4'
  if (compression === plain && [1, 2, 4, 8].includes(bits)) return 'palette'
  if (compression === plain && [16, 24, 32].includes(bits)) return 'masks'
  const hasMasks = compression === bitFields || compression === alphaBitFields
  if (hasMasks && size >= 40 && size !== 64 && [16, 32].includes(bits)) return 'masks'
  throw new BitmapRefused('kind')
}

/** Reads the palette, which stands between the header and the pixels. It may have fewer colours than `bits` allow. */
function paletteOf(
  file: Buffer,
  from: number,
  { bits, start, used, isCore }: { bits: number; start: number; used: number; isCore: boolean }
): Buffer {
  const bytes = isCore ? 3 : 4
  const most = 2 ** bits
  const room = Math.floor((start - from) / bytes)
  const count = Math.min(used > 0 ? Math.min(used, most) : most, room)
  if (count < 1) throw new BitmapRefused('short')
  if (from + count * bytes > file.length) throw new BitmapRefused('short')
  const palette = Buffer.alloc(count * 3)
  for (let index = 0; index < count; index++) {
    // a bitmap stores blue, green, red
    for (let colour = 0; colour < 3; colour++)
      palette[index * 3 + colour] = file[from + index * bytes + 2 - colour] ?? 0
  }
  return palette
}

/** Returns the masks of a pixel. Without a compression that names them, they are those of Windows, without opacity. */
function masksOf(
  file: Buffer,
  { size, bits, compression }: { size: number; bits: number; compression: number }
): BitmapHeader['masks'] {
  if (compression === plain) return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0]
  // they are a part of a large header, and follow a small one
  const from = fileHeader + 40
  const hasOpacity = size >= 56 || compression === alphaBitFields
  if (from + (hasOpacity ? 16 : 12) > file.length) throw new BitmapRefused('short')
  const mask = (at: number) => file.readUInt32LE(from + at * 4)
  return [mask(0), mask(1), mask(2), hasOpacity ? mask(3) : 0]
}
