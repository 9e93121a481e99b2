import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitmap, jpeg, movingGif, photo, png } from '../../../tests/support/files.ts'
import { keepPicture, PictureRefused, pixelLimits } from './pictures.ts'
import type { Picture } from './sniff.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A thousandth of the limits of the product. */
const limits = { usual: 120_000, halved: 260_000, bitmap: 72_000 }
const to = () => ({ picture: join(folder, 'picture'), thumbnail: join(folder, 'thumbnail') })

async function keep(content: Buffer, format: Picture) {
  const source = join(folder, 'source')
  await writeFile(source, content)
  return await keepPicture(source, format, to(), limits)
}

const refusalOf = async (content: Buffer, format: Picture) => {
  const error = await keep(content, format).catch((reason: unknown) => reason)
  return error instanceof PictureRefused ? error.maxPixels : error
}

describe('a picture with many pixels', () => {
  it('of a phone is allowed: 200 million as JPEG, more than 100 million as PNG', () => {
    expect(16_320 * 12_240).toBeLessThan(pixelLimits.halved)
    expect(12_000 * 9000).toBeLessThan(pixelLimits.usual)
  })

  it.each([
    [400, 300, 400, 300],
    [500, 400, 250, 200],
    [510, 509, 255, 255],
    [300, 800, 150, 400],
    [509, 510, 255, 255]
  ])('of %i × %i is kept as JPEG of %i × %i', async (width, height, keptWidth, keptHeight) => {
    const kept = await keep(await jpeg(width, height), 'jpeg')
    expect(kept).toEqual({ format: 'jpeg', width: keptWidth, height: keptHeight })
    expect(await sharp(to().picture).metadata()).toMatchObject({ width: keptWidth, height: keptHeight })
  })

  it('is turned upright and loses its place, also when it is halved', async () => {
    const large = await sharp(await photo())
      .resize(600, 400, { fit: 'fill' })
      .keepMetadata()
      .jpeg()
      .toBuffer()
    expect(await keep(large, 'jpeg')).toEqual({ format: 'jpeg', width: 200, height: 300 })
    expect((await sharp(to().picture).metadata()).exif).toBeUndefined()
  })

  it.each<[string, () => Promise<Buffer> | Buffer, Picture, number]>([
    ['JPEG', () => jpeg(520, 510), 'jpeg', limits.halved],
    // it would be held in memory as a whole
    ['progressive JPEG', () => jpeg(500, 400, { progressive: true }), 'jpeg', limits.usual],
    ['PNG', () => png(500, 400), 'png', limits.usual],
    ['bitmap', () => bitmap({ bits: 24, width: 300, height: 300 }), 'bmp', limits.bitmap],
    [
      'encoded bitmap',
      () => bitmap({ bits: 8, coding: 'rle', width: 300, height: 300 }),
      'bmp',
      limits.bitmap
    ]
  ])('as %s is refused with the limit of its kind', async (_kind, content, format, limit) => {
    expect(await refusalOf(await content(), format)).toBe(limit)
  })

  it('counts all frames of a GIF', async () => {
    expect(await keep(await movingGif(), 'gif')).toMatchObject({ width: 20, height: 10 })
    const raw = { width: 300, height: 900, channels: 3, pageHeight: 300 } as const
    const frames = [0, 120, 250].map(value => Buffer.alloc(300 * 300 * 3, value))
    const large = await sharp(Buffer.concat(frames), { raw }).gif().toBuffer()
    expect(await refusalOf(large, 'gif')).toBe(limits.usual)
  })

  it('is not confused with a damaged one', async () => {
    expect(await refusalOf((await jpeg(400, 300)).subarray(0, 500), 'jpeg')).toBeUndefined()
    expect(await refusalOf(Buffer.from('BM'), 'bmp')).toBeUndefined()
  })
})
