/** Files as users and attackers upload them. */
import sharp, { type JpegOptions } from 'sharp'
import { roadPicture } from './builders/picture.ts'

const plain = { create: { width: 800, height: 600, channels: 3, background: '#3a7' } } as const

/** Returns a photo of 800 × 600 that is stored rotated and names place, time and author in its metadata. */
export const photo = async (): Promise<Buffer> =>
  sharp(await roadPicture(600, 800).png().toBuffer())
    .rotate(270)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'CANARY-ARTIST', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 26/1' }
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const png = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { ...plain.create, width, height } })
    .png()
    .toBuffer()

/** Returns a JPEG of one colour. */
export const jpeg = (width: number, height: number, options: JpegOptions = {}): Promise<Buffer> =>
  sharp({ create: { ...plain.create, width, height }, limitInputPixels: false })
    .jpeg(options)
    .toBuffer()

/** Returns a GIF of three frames, 20 × 10, each in another colour. */
export function movingGif(): Promise<Buffer> {
  const frame = (value: number) => Buffer.alloc(20 * 10 * 3, value)
  const raw = { width: 20, height: 30, channels: 3, pageHeight: 10 } as const
  return sharp(Buffer.concat([frame(0), frame(120), frame(250)]), { raw })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

type Bitmap = {
  bits: 1 | 2 | 4 | 8 | 16 | 24 | 32
  /** The size of the second header: 12 OS/2 1, 64 OS/2 2, 40 Windows 3, 52 and 56 with masks, 108 V4, 124 V5. */
  header?: 12 | 40 | 52 | 56 | 64 | 108 | 124
  /** `565`: 16 bits with masks; `masks`: 32 bits with masks in the order of PNG, the last one opacity. */
  coding?: 'rle' | '565' | 'masks'
  topDown?: boolean
  width?: number
  height?: number
  /** The number of bytes that are missing at the end. */
  cut?: number
  compression?: number
}

/** The lines of an encoded bitmap: red and blue have index 1 and 0. */
const runs = {
  4: { red: [3, 0x11], blue: [0, 3, 0x00, 0x00] },
  8: { red: [3, 1], blue: [0, 3, 0, 0, 0, 0] }
} as const

/** Returns the bytes of three red or three blue pixels. */
function bitmapRow({ bits, coding }: Bitmap, isRed: boolean): Buffer {
  if (coding === 'rle') return Buffer.from([...runs[bits as 4 | 8][isRed ? 'red' : 'blue'], 0, 0])
  const index = isRed ? 1 : 0
  const pixels: Readonly<Record<Bitmap['bits'], number[]>> = {
    1: [isRed ? 0b11100000 : 0],
    2: [isRed ? 0b01010100 : 0],
    4: [index * 0x11, index * 0x10],
    8: [index, index, index],
    16: Array(3)
      .fill(coding === '565' ? (isRed ? [0x00, 0xf8] : [0x1f, 0x00]) : isRed ? [0x00, 0x7c] : [0x1f, 0x00])
      .flat(),
    24: Array(3)
      .fill(isRed ? [0, 0, 255] : [255, 0, 0])
      .flat(),
    32: Array(3)
      .fill(
        coding === 'masks'
          ? isRed
            ? [255, 0, 0, 255]
            : [0, 0, 255, 255]
          : isRed
            ? [0, 0, 255, 0]
            : [255, 0, 0, 0]
      )
      .flat()
  }
  const bytes = Buffer.from(pixels[bits])
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}

/** Returns a bitmap of three pixels a row: the upper row is red, the lower row is blue. */
export function bitmap(given: Bitmap): Buffer {
  const { bits, header = 40, coding, topDown = false, width = 3, height = 2, cut = 0 } = given
  const compression =
    given.compression ?? (coding === undefined ? 0 : coding !== 'rle' ? 3 : bits === 8 ? 1 : 2)
  const colours = header === 12 ? [255, 0, 0, 0, 0, 255] : [255, 0, 0, 0, 0, 0, 255, 0]
  const palette = Buffer.from(bits <= 8 ? colours : [])
  const masks = Buffer.alloc(coding === '565' || coding === 'masks' ? 16 : 0)
  const wanted = coding === '565' ? [0xf800, 0x7e0, 0x1f, 0] : [0xff, 0xff00, 0xff0000, 0xff000000]
  if (masks.length > 0) for (const [at, mask] of wanted.entries()) masks.writeUInt32LE(mask, at * 4)
  // masks follow the small header, and are a part of the larger ones
  const head = Buffer.alloc(14 + header)
  const after = header === 40 ? masks.subarray(0, 12) : Buffer.alloc(0)
  head.write('BM')
  head.writeUInt32LE(head.length + after.length + palette.length, 10)
  head.writeUInt32LE(header, 14)
  if (header === 12) {
    for (const [at, value] of [width, height, 1, bits].entries()) head.writeUInt16LE(value, 18 + at * 2)
  } else {
    head.writeInt32LE(width, 18)
    head.writeInt32LE(topDown ? -height : height, 22)
    head.writeUInt16LE(1, 26)
    head.writeUInt16LE(bits, 28)
    head.writeUInt32LE(compression, 30)
    head.writeUInt32LE(palette.length / 4, 46)
    if (header > 40) masks.copy(head, 54, 0, Math.min(16, header - 40))
  }
  const end = Buffer.from(coding === 'rle' ? [0, 1] : [])
  const rows = [bitmapRow(given, topDown), bitmapRow(given, !topDown)]
  const file = Buffer.concat([head, after, palette, ...rows, end])
  return file.subarray(0, file.length - cut)
}

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Returns an MP4 with the necessary boxes, which names in two places where it was filmed. */
export const film = (bytes = 1000, brand = 'isom'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0mp42`, 'latin1')),
    box('mdat', Buffer.alloc(bytes, 7)),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('tkhd', Buffer.alloc(84)), box('meta', Buffer.from('CANARY-PLACE +39.9075+116.3972/'))),
      box('udta', box('\u00a9xyz', Buffer.from('CANARY-PLACE +39.9075+116.3972/')))
    )
  ])

/**
 * Returns a WebM file: its header and a segment with the given elements, by default tracks, tags and a cluster of
 * unknown length.
 */
export const webm = (...elements: string[]): Buffer =>
  Buffer.from(
    [
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102',
      '1853806701ffffffffffffff',
      ...(elements.length > 0 ? elements : [webmTracks, webmTags, webmCluster])
    ].join(''),
    'hex'
  )
export const webmTracks = `1654ae6b84${'00'.repeat(4)}`
/** Tags with the name of a place. */
export const webmTags = `1254c36790${Buffer.from('Shaoxing 30N120E').toString('hex')}`
export const webmCluster = `1f43b67501ffffffffffffff${'03'.repeat(500)}`

export const page = Buffer.from('<!doctype html><script>alert(document.cookie)</script>'.padEnd(200, ' '))
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(200, ' '))
