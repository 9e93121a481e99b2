import { randomBytes } from 'node:crypto'
import { access, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { loopback } from '../../../tests/support/servers/outgoing.ts'
import { s3Account, startS3Server } from '../../../tests/support/servers/s3-server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { outgoingOf } from '../outgoing/addresses.ts'
import type { StorageFailure } from '../storage-failure.ts'
import { bucketOf, type StorageAccount, types } from './bucket.ts'
import { s3Place } from './s3.ts'

const server = await startS3Server()
afterAll(() => server.close())
const { files, names } = testFiles()

beforeEach(() => {
  server.state.mood = 'well'
  server.asked.length = 0
})

const account = (given: Partial<StorageAccount> = {}): StorageAccount => ({
  id: 2,
  name: '附件',
  type: types.minio,
  region: '',
  regionCode: '',
  prefix: 'board/files',
  endpoint: server.endpoint,
  ...s3Account,
  ...given
})
const place = (given: Partial<StorageAccount> = {}, outgoing = loopback) =>
  s3Place(bucketOf(account(given)), outgoing)

const newName = () => `${randomBytes(16).toString('hex')}.mp4`
async function drafted(content: Buffer): Promise<string> {
  const draft = await files.draft()
  await writeFile(draft, content)
  return draft
}
async function put(content: Buffer, name = newName()): Promise<string> {
  await place().put(name, await drafted(content))
  return name
}
async function opened(name: string) {
  const file = await place().open(name)
  if (!file) throw new Error('there is no such file')
  return file
}
const failure = (asked: Promise<unknown>): Promise<StorageFailure> =>
  asked.then(
    () => {
      throw new Error('it was done')
    },
    error => error
  )
const content = randomBytes(300_000)

describe('a file in a bucket', () => {
  it('is read as it was stored, whole and in part, and its draft is gone', async () => {
    const name = await put(content)
    expect(names()).toEqual([])
    const file = await opened(name)
    expect(file.bytes).toBe(content.length)
    expect((await buffer(await file.read())).equals(content)).toBe(true)
    const part = await buffer(await file.read({ start: 1000, end: 1999 }))
    expect(part.equals(content.subarray(1000, 2000))).toBe(true)
    expect(server.asked[0]).toEqual({ method: 'PUT', path: `/${s3Account.bucket}/board/files/${name}` })
  })

  it('does not exist before it was stored, nor after it was removed, once or twice', async () => {
    const name = await put(content)
    expect(await place().open(newName())).toBeUndefined()
    await place().remove(name)
    await place().remove(name)
    expect(await place().open(name)).toBeUndefined()
  })

  it('is found although the bucket is busy at first', async () => {
    const name = await put(content)
    server.state.mood = 'busy'
    const file = await opened(name)
    expect((await buffer(await file.read())).equals(content)).toBe(true)
    expect(await place().open(newName())).toBeUndefined()
  })

  it('is not stored if its upload is cut off, and its draft is kept', async () => {
    const name = newName()
    const draft = await drafted(randomBytes(3_000_000))
    server.state.mood = 'cutting'
    expect(await failure(place().put(name, draft))).toMatchObject({ kind: 'unreachable' })
    server.state.mood = 'well'
    expect(await place().open(name)).toBeUndefined()
    await access(draft)
  })

  it('causes an error if it breaks off while it is read', async () => {
    const name = await put(content)
    const file = await opened(name)
    server.state.mood = 'cutting'
    await expect(buffer(await file.read())).rejects.toThrow()
  })

  it('must have a name that the server has made', async () => {
    for (const name of ['../secret.jpg', 'a.jpg', `${'a'.repeat(32)}.jpg?x`])
      await expect(place().open(name)).rejects.toThrow('Not a name')
    expect(server.asked).toEqual([])
  })
})

describe('a storage that fails', () => {
  it.each([
    ['has another secret', { secretKey: 'wrong' }, 'wrongKey'],
    ['knows no such key', { accessKey: 'nobody' }, 'wrongKey'],
    ['has no such bucket', { bucket: 'no-such-bucket' }, 'noBucket']
  ])('because it %s is reported, in writing and in reading', async (_why, given, kind) => {
    expect(await failure(place(given).put(newName(), await drafted(content)))).toMatchObject({ kind })
    expect(await failure(place(given).open(newName()))).toMatchObject({ kind })
  })

  it('because it is full, down or elsewhere is reported', async () => {
    const name = await put(content)
    const tryAll = async () => {
      const tries = [place().put(newName(), await drafted(content)), place().open(name), place().remove(name)]
      return (await Promise.all(tries.map(failure))).map(({ kind }) => kind)
    }
    server.state.mood = 'full'
    expect(await tryAll()).toEqual(['full', 'full', 'full'])
    server.state.mood = 'down'
    expect(await tryAll()).toEqual(['unreachable', 'unreachable', 'unreachable'])
    server.state.mood = 'elsewhere'
    expect(await tryAll()).toEqual(['other', 'other', 'other'])
  })

  it('is tried once more after a broken connection, and not more often', async () => {
    server.state.mood = 'down'
    await failure(place().remove(newName()))
    expect(server.asked).toHaveLength(2)
  })
})

describe('the private network', () => {
  it('is not asked, unless it was opened, and public addresses only over https', async () => {
    const closed = { ...loopback, ...outgoingOf([]) }
    expect(await failure(place({}, closed).open(newName()))).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('private address')
    })
    const known = { ...closed, resolve: async () => [{ address: '93.184.216.34' }] }
    const plain = place({ endpoint: 'http://files.example.org' }, known)
    expect(await failure(plain.open(newName()))).toMatchObject({ message: expect.stringContaining('https') })
    expect(server.asked).toEqual([])
  })
})

describe('the address of a cloud', () => {
  const cloud = (given: Partial<StorageAccount>) => bucketOf(account({ endpoint: '', ...given }))

  it('follows from its region, with the bucket in the host', () => {
    expect(cloud({ type: types.cloudC, region: 'eu-frankfurt' })).toMatchObject({
      region: 'eu-frankfurt',
      isInPath: false,
      prefix: 'board/files/',
      origin: new URL('https://cos.eu-frankfurt.myqcloud.com')
    })
    for (const regionCode of ['cn-hangzhou', 'oss-cn-hangzhou'])
      expect(cloud({ type: types.cloudA, regionCode }).origin.host).toBe('s3.oss-cn-hangzhou.aliyuncs.com')
    expect(cloud({ type: types.cloudB, regionCode: 'cn-east-1' }).origin.host).toBe(
      's3.cn-east-1.qiniucs.com'
    )
  })

  it('is the entered one if there is one', () => {
    const entered = cloud({ type: types.cloudA, regionCode: 'x', endpoint: 'https://s3.example.org' })
    expect(entered).toMatchObject({ origin: new URL('https://s3.example.org'), isInPath: false })
  })

  it('is incomplete without the necessary fields', () => {
    expect(() => cloud({ type: types.cloudA })).toThrow('regionCode')
    expect(() => cloud({ type: types.minio })).toThrow('endpoint')
    expect(() => cloud({ type: types.fastDfs, regionCode: 'x' })).toThrow('FastDFS')
    expect(() => cloud({ endpoint: 'https://10.1.2.300' })).toThrow('is no address')
  })
})
