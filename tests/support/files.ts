/** Files as users and attackers upload them. */
import sharp from 'sharp'
import { roadPicture } from './picture.ts'

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

/** Returns a GIF of three frames, 20 × 10, each in another colour. */
export function movingGif(): Promise<Buffer> {
  const frame = (value: number) => Buffer.alloc(20 * 10 * 3, value)
  const raw = { width: 20, height: 30, channels: 3, pageHeight: 10 } as const
  return sharp(Buffer.concat([frame(0), frame(120), frame(250)]), { raw })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

type Bitmap = {
  bits: 8 | 24 | 32
  topDown?: boolean
  width?: number
  height?: number
  cut?: number
  compression?: number
}

/** Returns a bitmap of three pixels a row: the upper row is red, the lower row is blue. */
export function bitmap({
  bits,
  topDown = false,
  width = 3,
  height = 2,
  cut = 0,
  compression = 0
}: Bitmap): Buffer {
  const palette = bits === 8 ? Buffer.from([255, 0, 0, 0, 0, 0, 255, 0]) : Buffer.alloc(0)
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + palette.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(topDown ? -height : height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(compression, 30)
  head.writeUInt32LE(palette.length / 4, 46)
  const row = (red: boolean) => {
    const pixel = bits === 8 ? [red ? 1 : 0] : red ? [0, 0, 255, 0] : [255, 0, 0, 0]
    const bytes = Buffer.from(
      Array(3)
        .fill(pixel.slice(0, bits / 8))
        .flat()
    )
    return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  }
  const file = Buffer.concat([head, palette, row(topDown), row(!topDown)])
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
