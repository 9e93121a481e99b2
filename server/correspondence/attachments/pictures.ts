import { readFile } from 'node:fs/promises'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { isDiskFull } from '../../platform/disk-full.ts'
import { readBitmap } from './bmp.ts'
import { BitmapRefused } from './bmp-refused.ts'
import { onlySome } from './only-some.ts'
import type { Picture } from './sniff.ts'

/** A picture as it is stored. */
export interface KeptPicture {
  format: 'jpeg' | 'png' | 'gif'
  width: number
  height: number
}

/** The file is a picture that cannot be kept: it cannot be read, or it has more than `maxPixels` pixels. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
  readonly maxPixels: number | undefined

  constructor(maxPixels: number | undefined, options?: ErrorOptions) {
    super(maxPixels === undefined ? 'it cannot be read' : 'it has too many pixels', options)
    this.maxPixels = maxPixels
  }
}

/** The largest numbers of pixels of all frames together. */
export const pixelLimits = {
  usual: 120_000_000,
  /** A JPEG above the usual number is read at half its size. Phones make 200 million pixels. */
  halved: 260_000_000,
  /** A bitmap is expanded in memory. A sheet of A3 at 600 dots per inch has 70 million pixels. */
  bitmap: 72_000_000
} as const

type PixelLimits = Readonly<Record<keyof typeof pixelLimits, number>>

/** The longest side of the thumbnail, in pixels. */
const thumbnailSide = 320

/** The number of seconds that one picture may take. */
const patience = 60

type Library = typeof import('sharp').default
let library: Promise<Library> | undefined

/** Loads the library with the first picture: it takes memory, and many servers only show texts. */
function loadLibrary(): Promise<Library> {
  library ??= import('sharp').then(({ default: sharp }) => {
    // each picture is processed once, so a cache is useless
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return library
}

const inTurn = onlySome(2)

/**
 * Encodes a picture again, so that only its pixels remain: no EXIF, no place, no text, no second file behind it. It
 * turns the picture upright and keeps its format; a bitmap becomes PNG, and an animated GIF stays animated. A very large
 * JPEG is halved. It also writes a thumbnail: a WebP of at most 320 pixels. Two pictures run at a time.
 * @param source path of the uploaded file
 * @param to paths of the picture and of the thumbnail
 * @throws PictureRefused
 */
export function keepPicture(
  source: string,
  format: Picture,
  to: { picture: string; thumbnail: string },
  most: PixelLimits = pixelLimits
): Promise<KeptPicture> {
  return inTurn(async () => {
    try {
      const kept = format === 'bmp' ? 'png' : format
      const sharp = await loadLibrary()
      const input = await inputOf(sharp, source, format, most)
      const { width, height, pageHeight } = await encoder(open(sharp, input, kept === 'gif'), kept).toFile(
        to.picture
      )
      await open(sharp, { file: to.picture, limit: most.usual }, false)
        .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .timeout({ seconds: patience })
        .toFile(to.thumbnail)
      return { format: kept, width, height: pageHeight ?? height }
    } catch (cause) {
      if (cause instanceof PictureRefused) throw cause
      if (cause instanceof BitmapRefused)
        throw new PictureRefused(cause.reason === 'pixels' ? most.bitmap : undefined, { cause })
      if (isDiskFull(cause)) throw cause
      throw new PictureRefused(undefined, { cause })
    }
  })
}

/** The source of an encoding: a file, or the pixels of a bitmap. A picture with a longest side is made smaller. */
type Input = { file: SharpInput; limit: number; raw?: SharpOptions['raw']; longestSide?: number }

/** @throws PictureRefused, BitmapRefused; it has read no more than the header of another format than a bitmap */
async function inputOf(sharp: Library, source: string, format: Picture, most: PixelLimits): Promise<Input> {
  if (format === 'bmp') {
    const { width, height, channels, pixels } = await readBitmap(await readFile(source), most.bitmap)
    return { file: pixels, limit: most.bitmap, raw: { width, height, channels } }
  }
  const animated = format === 'gif'
  const { width, height, isProgressive } = await sharp(source, {
    animated,
    limitInputPixels: false
  }).metadata()
  const pixels = width * height
  if (pixels <= most.usual) return { file: source, limit: most.usual }
  // a progressive JPEG is held in memory as a whole, also when it is read at half its size
  const isHalved = format === 'jpeg' && !isProgressive
  if (!isHalved || pixels > most.halved) throw new PictureRefused(isHalved ? most.halved : most.usual)
  return { file: source, limit: most.halved, longestSide: Math.floor(Math.max(width, height) / 2) }
}

/** Opens a picture. A JPEG that is made half as large is already read at that size. */
function open(sharp: Library, { file, limit, raw, longestSide }: Input, animated: boolean): Sharp {
  const picture = sharp(file, {
    animated,
    limitInputPixels: limit,
    failOn: 'error',
    sequentialRead: true,
    ...(raw && { raw })
  })
  return longestSide === undefined
    ? picture
    : picture.resize({ width: longestSide, height: longestSide, fit: 'inside' })
}

/** Returns the encoder of a format. Without `keepMetadata`, sharp writes no metadata. */
function encoder(picture: Sharp, format: KeptPicture['format']): Sharp {
  const upright = format === 'gif' ? picture : picture.autoOrient()
  const encoded =
    format === 'jpeg'
      ? upright.jpeg({ quality: 85 })
      : format === 'png'
        ? upright.png({ compressionLevel: 6 })
        : upright.gif({ effort: 3 })
  return encoded.timeout({ seconds: patience })
}
