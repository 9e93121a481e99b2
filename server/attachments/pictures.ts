import { readFile } from 'node:fs/promises'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'
import { isDiskFull } from '../disk-full.ts'
import { BitmapRefused, readBitmap } from './bmp.ts'
import { onlySome } from './only-some.ts'
import type { Picture } from './sniff.ts'

/** A picture as it is kept. */
export interface KeptPicture {
  format: 'jpeg' | 'png' | 'gif'
  width: number
  height: number
}

/** It is no picture, or one that costs more than a picture may. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
}

/** Pixels of all frames together; the largest phone cameras make 108 million. */
const maxPixels = 120_000_000

/** Longest side of the small picture, in pixels. */
const thumbnailSide = 320

/** Seconds that one picture may take. */
const patience = 60

type Library = typeof import('sharp').default
let library: Promise<Library> | undefined

/** Loaded for the first picture: it takes memory from every server, also from those that only show texts. */
function loadLibrary(): Promise<Library> {
  library ??= import('sharp').then(({ default: sharp }) => {
    // a server shows a picture once; nothing is gained by keeping it
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return library
}

const inTurn = onlySome(2)

/**
 * Writes a picture anew, so that nothing but its pixels remains (no EXIF, no place, no text, no second file
 * behind it), upright, in its own format; a bitmap becomes PNG, a moving GIF keeps moving. Beside it a small
 * WebP of at most 320 pixels. Two pictures at a time.
 * @param source path of what was uploaded @param to paths of the picture and of the small one
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

/** Without `keepMetadata`, sharp writes none. */
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
