import { readFile } from 'node:fs/promises'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { isDiskFull } from '../disk-full.ts'
import { BitmapRefused, readBitmap } from './bmp.ts'
import { onlySome } from './only-some.ts'
import type { Picture } from './sniff.ts'

/** A picture as it is stored. */
export interface KeptPicture {
  format: 'jpeg' | 'png' | 'gif'
  width: number
  height: number
}

/** The file is not a picture, or exceeds the limits of a picture. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
}

/** The number of pixels of all frames together; the largest phone cameras make 108 million. */
const maxPixels = 120_000_000

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
 * turns the picture upright and keeps its format; a bitmap becomes PNG, and an animated GIF stays animated. It also
 * writes a thumbnail: a WebP of at most 320 pixels. Two pictures run at a time.
 * @param source path of the uploaded file
 * @param to paths of the picture and of the thumbnail
 * @throws PictureRefused
 */
export function keepPicture(
  source: string,
  format: Picture,
  to: { picture: string; thumbnail: string }
): Promise<KeptPicture> {
  return inTurn(async () => {
    try {
      const kept = format === 'bmp' ? 'png' : format
      const sharp = await loadLibrary()
      const input = await inputOf(source, format)
      const { width, height, pageHeight } = await encoder(open(sharp, input, kept === 'gif'), kept).toFile(
        to.picture
      )
      await open(sharp, { file: to.picture }, false)
        .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .timeout({ seconds: patience })
        .toFile(to.thumbnail)
      return { format: kept, width, height: pageHeight ?? height }
    } catch (cause) {
      if (isDiskFull(cause) && !(cause instanceof BitmapRefused)) throw cause
      throw new PictureRefused('not a picture that can be kept', { cause })
    }
  })
}

type Input = { file: SharpInput; raw?: SharpOptions['raw'] }

async function inputOf(source: string, format: Picture): Promise<Input> {
  if (format !== 'bmp') return { file: source }
  const { width, height, pixels } = readBitmap(await readFile(source), maxPixels)
  return { file: pixels, raw: { width, height, channels: 3 } }
}

const open = (sharp: Library, { file, raw }: Input, animated: boolean): Sharp =>
  sharp(file, {
    animated,
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: true,
    ...(raw && { raw })
  })

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
