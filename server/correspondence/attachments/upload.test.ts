import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import {
  bitmap,
  film,
  jpeg,
  movingGif,
  page,
  photo,
  png,
  svg,
  webm,
  webmCluster,
  webmTags,
  webmTracks
} from '../../../tests/support/files.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { smallLimits, testServer } from '../../../tests/support/servers/server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { keepUpload } from './upload.ts'

const database = await testDatabase()
const { files, names } = testFiles()
const { app, deps } = await testServer(database, { files })
const { uid } = await buildAccount(database.db)
const citizen = clientOf(app, await buildSession(database.db, uid), deps.keys.publicKeyPem)

const upload = (content: Buffer, fileName = 'photo.jpg', idempotencyKey?: string) => {
  const file = new File([new Uint8Array(content)], fileName, { type: 'image/jpeg' })
  const body = { attachmentType: '1' as const, file }
  return citizen.call('uploadAttachment', { body, ...(idempotencyKey && { idempotencyKey }) })
}
const read = async (url: string | null) => (await app.inject({ url: url ?? '' })).rawPayload
const rows = () => database.db.selectFrom('attachment').select('aid').execute()

describe('an upload', () => {
  afterEach(async () => {
    const stored = await database.db
      .selectFrom('attachment')
      .select(['stored_name', 'has_thumbnail'])
      .execute()
    const expected = stored.length + stored.filter(row => row.has_thumbnail).length
    expect(names(), 'files without a row, or drafts that were left').toHaveLength(expected)
  })

  it('of a photo is kept upright, without place or person, with a small picture beside it', async () => {
    const original = await photo()
    expect(original.toString('latin1')).toContain('CANARY-ARTIST')
    const kept = await upload(original, '我的 照片.JPG')
    expect(kept).toMatchObject({
      fileName: '我的 照片.JPG',
      mime: 'image/jpeg',
      width: 600,
      height: 800,
      isPublic: 1
    })
    const picture = await read(kept.url)
    expect(kept.bytes).toBe(picture.length)
    expect(picture.toString('latin1')).not.toContain('CANARY')
    expect((await sharp(picture).metadata()).exif).toBeUndefined()
    expect(await sharp(await read(kept.thumbUrl)).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 320
    })
  })

  it('of an animated GIF stays animated', async () => {
    const kept = await upload(await movingGif(), 'move.gif')
    expect(kept).toMatchObject({ mime: 'image/gif', width: 20, height: 10 })
    expect((await sharp(await read(kept.url), { animated: true }).metadata()).pages).toBe(3)
  })

  it.each<Parameters<typeof bitmap>[0]>([
    { bits: 24 },
    { bits: 32 },
    { bits: 16 },
    { bits: 8 },
    { bits: 4 },
    { bits: 2 },
    { bits: 1 },
    { bits: 24, topDown: true },
    { bits: 8, topDown: true },
    { bits: 1, topDown: true },
    { bits: 8, coding: 'rle' },
    { bits: 4, coding: 'rle' },
    { bits: 8, coding: 'rle', header: 124 },
    { bits: 16, coding: '565' },
    { bits: 16, coding: '565', header: 52 },
    { bits: 16, coding: '565', header: 56 },
    { bits: 32, coding: 'masks' },
    { bits: 32, coding: 'masks', header: 56 },
    { bits: 32, coding: 'masks', header: 108 },
    { bits: 32, coding: 'masks', header: 124, topDown: true },
    { bits: 24, header: 108 },
    { bits: 24, header: 124 },
    { bits: 1, header: 12 },
    { bits: 8, header: 12 },
    { bits: 24, header: 12 },
    { bits: 8, header: 64 },
    { bits: 24, header: 64 }
  ])('of a bitmap of %o becomes a PNG with the right colours', async options => {
    const kept = await upload(bitmap(options), 'scan.bmp')
    expect(kept).toMatchObject({ mime: 'image/png', width: 3, height: 2 })
    const { data } = await sharp(await read(kept.url))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([...Array(3).fill([255, 0, 0]), ...Array(3).fill([0, 0, 255])].flat())
  })

  it('of a film keeps the film and forgets the place', async () => {
    const original = film()
    const kept = await upload(original, 'film.mp4')
    expect(kept).toMatchObject({ mime: 'video/mp4', bytes: original.length, thumbUrl: null })
    const stored = await read(kept.url)
    expect(stored.toString('latin1')).not.toContain('CANARY')
    expect(stored.subarray(0, 1032).equals(original.subarray(0, 1032))).toBe(true)
    expect(await upload(film(10, 'qt  '), 'film.mov')).toMatchObject({ mime: 'video/quicktime' })
    expect(await upload(webm(), 'film.webm')).toMatchObject({ mime: 'video/webm' })
  })

  it('of a WebM film forgets its tags and keeps its length', async () => {
    const kept = await upload(webm(), 'film.webm')
    const stored = await read(kept.url)
    expect(stored.length).toBe(webm().length)
    expect(stored.toString('latin1')).not.toContain('Shaoxing')
    expect(stored.subarray(-500).equals(webm().subarray(-500))).toBe(true)
    // the tags became an element that players skip
    expect(stored.includes(Buffer.from(webmTags.slice(0, 8), 'hex'))).toBe(false)
  })

  it.each([
    ['without tracks', webm(webmCluster)],
    ['without pictures', webm(webmTracks)],
    ['that ends in the middle', webm(webmTracks, '1254c36790aa')],
    ['with text in its place', Buffer.concat([webm().subarray(0, 36), page])]
  ])('of a WebM container %s is refused', async (_what, content) => {
    await expect(upload(content, 'film.webm')).rejects.toMatchObject({ code: 'ATT0015' })
  })

  it('has a name that ends as such a file does', async () => {
    expect((await upload(webm(), 'letter.html')).fileName).toBe('letter.html.webm')
    expect((await upload(webm(), 'film.mp4')).fileName).toBe('film.mp4.webm')
    expect((await upload(film(10), 'film.webm')).fileName).toBe('film.webm.mp4')
    expect((await upload(film(10, 'qt  '), 'film.mp4')).fileName).toBe('film.mp4.mov')
    expect((await upload(await png(), 'photo.exe')).fileName).toBe('photo.exe.png')
    expect((await upload(await png(), 'photo.JPG')).fileName).toBe('photo.JPG')
  })

  it('is told by its bytes, not by its name', async () => {
    expect(await upload(await png(), 'photo.exe')).toMatchObject({ mime: 'image/png' })
    for (const content of [
      page,
      svg,
      Buffer.from('BM and some text, which begins like a bitmap'),
      film(10, 'M4A '),
      film(10, 'heic')
    ])
      await expect(upload(content)).rejects.toMatchObject({ code: 'ATT0001', status: 400 })
  })

  it('of a film of another kind is refused, and the refusal names the accepted kinds', async () => {
    const others = ['RIFF\0\0\0\0AVI LIST', '\x1aE\xdf\xa3\x01\x42\x82\x88matroska', 'FLV\x01\x05']
    for (const head of others) {
      const content = Buffer.from(head.padEnd(300, '\0'), 'latin1')
      await expect(upload(content, 'film.mp4')).rejects.toMatchObject({
        code: 'ATT0006',
        message: '只能上传 .mp4 .webm .mov 格式的文件'
      })
    }
  })

  it('loses whatever hangs behind a picture', async () => {
    const kept = await upload(Buffer.concat([await png(), page, Buffer.from('PK\x03\x04 CANARY')]))
    expect((await read(kept.url)).toString('latin1')).not.toMatch(/script|CANARY/)
  })

  it('is refused where it is broken, empty, or a bomb', async () => {
    const whole = await photo()
    const bomb = await sharp({ create: { width: 15_000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const gif = await movingGif()
    const cut = await jpeg(800, 600)
    const files: [code: string, content: Buffer][] = [
      ['ATT0013', Buffer.alloc(0)],
      ['ATT0012', whole.subarray(0, 300)],
      ['ATT0012', cut.subarray(0, cut.length - 200)],
      ['ATT0012', (await png()).subarray(0, 60)],
      ['ATT0012', gif.subarray(0, 40)],
      ['ATT0012', bitmap({ bits: 24, cut: 4 })],
      ['ATT0012', bitmap({ bits: 24, width: 0 })],
      ['ATT0012', bitmap({ bits: 8, width: 3, height: 9 })],
      ['ATT0012', bitmap({ bits: 8, coding: 'rle', cut: 6 })],
      ['ATT0012', bitmap({ bits: 4, compression: 1 })],
      ['ATT0012', bitmap({ bits: 24, compression: 4 })],
      ['ATT0012', bitmap({ bits: 24 }).subarray(0, 30)],
      ['ATT0014', bomb],
      ['ATT0014', bitmap({ bits: 24, width: 60_000, height: 60_000 })],
      ['ATT0014', bitmap({ bits: 8, coding: 'rle', width: 9000, height: 9000 })],
      ['ATT0015', film().subarray(0, 1200)],
      ['ATT0015', Buffer.concat([film().subarray(0, 20), Buffer.from([0, 0, 0, 2]), Buffer.alloc(100, 97)])]
    ]
    for (const [code, content] of files) await expect(upload(content)).rejects.toMatchObject({ code })
    await expect(upload(bomb)).rejects.toMatchObject({
      message: '图片的像素过多，最多 1.2 亿像素。请缩小尺寸后再上传'
    })
  })

  it('of a transparent bitmap stays transparent, and one with an empty fourth byte is opaque', async () => {
    const file = bitmap({ bits: 32, coding: 'masks', header: 124 })
    const opacities = async (...values: number[]) => {
      const pixels = Buffer.from(file)
      const start = pixels.length - 24
      for (let pixel = 0; pixel < 6; pixel++) pixels[start + pixel * 4 + 3] = values[pixel] ?? 0
      const { data } = await sharp(await read((await upload(pixels, 'a.bmp')).url))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return Array.from({ length: 6 }, (_, pixel) => data[pixel * 4 + 3])
    }
    // the lower row is stored first
    expect(await opacities(1, 2, 3, 0, 128, 255)).toEqual([0, 128, 255, 1, 2, 3])
    expect(await opacities(0, 0, 0, 0, 0, 0)).toEqual(Array(6).fill(255))
  })

  it.each([
    ['a', 'a.png'],
    ['2026.03.05', '2026.03.05.png'],
    ['现场', '现场.png'],
    ['photo.jfif', 'photo.jfif'],
    ['photo.JFIF', 'photo.JFIF']
  ])('of a picture named %s is told by its content and named %s', async (name, shown) => {
    expect((await upload(await png(), name)).fileName).toBe(shown)
  })

  it('is cut off at the limit of its kind, and taken one byte below', async () => {
    const limit = smallLimits.image
    const head = await png()
    async function* endless(start: Buffer) {
      yield start
      for (;;) yield Buffer.alloc(256 * 1024)
    }
    const keep = (stream: Readable) =>
      keepUpload(
        { db: database.db, files: deps.files, limits: smallLimits, random: deps.random, now: new Date() },
        { fileName: 'big', stream, truncated: () => false }
      )
    await expect(keep(Readable.from(endless(head)))).rejects.toMatchObject({ code: 'ATT0002' })
    await expect(keep(Readable.from(endless(film(0))))).rejects.toMatchObject({ code: 'ATT0003' })
    await expect(upload(Buffer.concat([head, Buffer.alloc(limit - head.length)]))).rejects.toMatchObject({
      code: 'ATT0002',
      status: 413
    })
    expect(await upload(Buffer.concat([head, Buffer.alloc(limit - head.length - 1)]))).toMatchObject({
      mime: 'image/png'
    })
  })

  it('leaves nothing when the sender goes away', async () => {
    const stream = new Readable({ read() {} })
    stream.push(film(100_000).subarray(0, 5000))
    setImmediate(() => stream.destroy(Object.assign(new Error('gone'), { code: 'ECONNRESET' })))
    await expect(
      keepUpload(
        { db: database.db, files: deps.files, limits: smallLimits, random: deps.random, now: new Date() },
        { fileName: 'x', stream, truncated: () => false }
      )
    ).rejects.toMatchObject({ code: 'ATT0005' })
  })

  it('sent twice with the same key is stored once', async () => {
    const content = await png()
    const before = (await rows()).length
    const [first, second] = [
      await upload(content, 'a.png', 'same-key'),
      await upload(content, 'a.png', 'same-key')
    ]
    expect(second.aid).toBe(first.aid)
    expect(await rows()).toHaveLength(before + 1)
  })

  it('needs a session, the file and the type', async () => {
    const body = { attachmentType: '1' as const, file: new File(['x'], 'x') }
    await expect(clientOf(app, undefined, '').call('uploadAttachment', { body })).rejects.toMatchObject({
      code: 'USR0001'
    })
    const half = { file: new File([new Uint8Array(await png())], 'x') } as unknown as typeof body
    await expect(citizen.call('uploadAttachment', { body: half })).rejects.toMatchObject({ code: 'GEN0400' })
  })

  it('shows the last part of its name, without what a header or a terminal would obey', async () => {
    const kept = await upload(await png(), 'C:\\fake\\..\\evil\u202egpj\u0007.png')
    expect(kept.fileName).toBe('evilgpj.png')
    const { headers } = await app.inject({ url: kept.url })
    expect(headers['content-disposition']).toBe("inline; filename*=UTF-8''evilgpj.png")
  })
})
