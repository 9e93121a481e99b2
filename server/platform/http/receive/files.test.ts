import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { Binary, type Call, type Operations } from '../call.ts'

const folder = await mkdtemp(join(tmpdir(), 'files-'))
afterAll(() => rm(folder, { recursive: true }))
const path = join(folder, 'film.mp4')
await writeFile(path, '0123456789')

const any = { type: 'object', properties: { seen: { type: 'array' }, kind: { type: 'string' } } }
const parts = {
  type: 'object',
  required: ['file', 'kind'],
  properties: { kind: { type: 'string', enum: ['1'] }, file: { type: 'string', format: 'binary' } }
}
const contract = smallContract({
  upload: { path: '/v2/upload', multipart: parts, data: any },
  film: { path: '/files/film', method: 'get', envelope: 'none', binary: 'video/mp4' },
  picture: { path: '/files/picture', method: 'get', envelope: 'none', binary: 'image/svg+xml' }
})
const handlers: Record<string, (call: Call<never>) => Promise<unknown>> = {
  upload: async call => {
    const seen: unknown[] = []
    for await (const { field, fileName, mediaType, stream } of call.files) {
      seen.push([field, fileName, mediaType, await text(stream)])
    }
    return { seen, kind: (call.body as { kind: string }).kind }
  },
  film: async () => {
    const read = async (range = {}) => createReadStream(path, range)
    return new Binary('video/mp4', { bytes: 10, read }, { 'cache-control': 'private, max-age=60' })
  },
  picture: async () => new Binary('image/svg+xml', Buffer.from('<svg/>'))
}
const { app } = await testServer(await testDatabase(), { contract, operations: [handlers as Operations] })

type Part = { name: string; value: string; fileName?: string }

function upload(...sent: Part[]) {
  const body = sent.map(({ name, value, fileName }) => {
    const file = fileName ? `; filename="${fileName}"\r\ncontent-type: image/png` : ''
    return `--cut\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
  return app.inject({ method: 'POST', url: '/v2/upload', headers, payload: `${body.join('')}--cut--\r\n` })
}

const file = { name: 'file', value: 'pixels', fileName: 'road.png' }
const kind = { name: 'kind', value: '1' }

describe('an upload', () => {
  test.each([
    ['no boundary', 'multipart/form-data', '--cut--'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--cut--'],
    ['a boundary of 5,000 characters', `multipart/form-data; boundary=${'b'.repeat(5000)}`, '--cut--'],
    [
      'no end',
      'multipart/form-data; boundary=cut',
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\npix'
    ],
    [
      'an end in the head of a part',
      'multipart/form-data; boundary=cut',
      '--cut\r\ncontent-disposition: form'
    ],
    ['nothing', 'multipart/form-data; boundary=cut', '']
  ])('is refused as a wrong form with %s', async (_what, type, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/upload',
      headers: { 'content-type': type },
      payload
    })
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().result.code).toBe('GEN0400')
  })

  test.each([
    ['before', [kind, file]],
    ['after', [file, kind]]
  ])('arrives with its other parts %s the file', async (_where, sent) => {
    const answer = await upload(...sent)
    expect(answer.json().resultData).toEqual({
      seen: [['file', 'road.png', 'image/png', 'pixels']],
      kind: '1'
    })
  })

  test.each([
    ['without a file', [kind], 'file'],
    ['without a part that it needs', [file], 'kind'],
    ['with a part that does not fit', [file, { ...kind, value: '2' }], 'kind'],
    ['with a part sent twice', [kind, kind, file], 'kind']
  ])('%s is refused', async (_what, sent, field) => {
    const answer = await upload(...sent)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().result).toMatchObject({ code: 'GEN0400', fields: [{ path: field }] })
  })

  test('is refused with two files', async () => {
    expect((await upload(file, { ...file, name: 'more' }, kind)).statusCode).toBe(413)
  })

  test('is refused if it is JSON', async () => {
    expect((await app.inject({ method: 'POST', url: '/v2/upload', payload: {} })).statusCode).toBe(415)
  })
})

describe('a file', () => {
  test('is sent whole, with its own headers', async () => {
    const answer = await app.inject('/files/film')
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'cache-control': 'private, max-age=60'
    })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-999', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=4-2', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined]
  ])('answers the range %s with %i', async (range, status, body, contentRange) => {
    const answer = await app.inject({ url: '/files/film', headers: { range } })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange
    ])
  })

  test('is cached from memory only if its handler allows it', async () => {
    const answer = await app.inject('/files/picture')
    expect([answer.body, answer.headers['cache-control']]).toEqual(['<svg/>', 'no-store'])
  })
})
