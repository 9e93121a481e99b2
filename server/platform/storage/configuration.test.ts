import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUpload } from '../../../tests/support/builders/builders.ts'
import { makeStorage } from '../../../tests/support/builders/storages.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { s3Account, startS3Server } from '../../../tests/support/servers/s3-server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { localId } from './file-store.ts'

const { files, names } = testFiles()
const board = await testBoard(await testDatabase(), undefined, { files })
const { db } = board
const administrator = await board.client('administrator')
const server = await startS3Server()
afterAll(() => server.close())

beforeEach(() => {
  server.state.mood = 'well'
  server.asked.length = 0
})

const make = (given: object = {}) => makeStorage(administrator, server.endpoint, given)
const get = (id: number) => administrator.call('sysOssGet', { params: { id } })
const change = async (id: number, body: object) =>
  administrator.call('sysOssUpdate', { params: { id }, body: { version: (await get(id)).version, ...body } })
const remove = (id: number) => administrator.call('sysOssDelete', { params: { id } })
const test = (id: number, idempotencyKey?: string) =>
  administrator.call('testOss', { body: { id }, ...(idempotencyKey && { idempotencyKey }) })
const straysOf = (id: number) =>
  db.selectFrom('stray_file').select('name').where('storage_id', '=', id).execute()
const historyOf = (id: number) => administrator.call('sysOssHistory', { params: { id } })

describe('a secret key', () => {
  it('is stored sealed, is never shown, and stays if none is given', async () => {
    const { id } = await make({ secretKey: 'Secret-of-the-bucket' })
    const row = await db.selectFrom('oss').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('Secret-of-the-bucket')
    const read = await get(id)
    expect(read).toMatchObject({ hasSecret: true })
    expect(JSON.stringify([read, await historyOf(id)])).not.toContain('Secret-of-the-bucket')
    await change(id, { secretKey: s3Account.secretKey })
    await change(id, { name: '改过名的存储', secretKey: '' })
    expect((await test(id)).answer).toMatch(/^写入、读取、删除均成功，用时 \d+ 毫秒$/)
  })
})

describe('trying a storage out', () => {
  it('writes, reads and deletes a file, in use or not, and leaves nothing', async () => {
    const { id } = await make()
    await test(id)
    expect(new Set(server.asked.map(({ method }) => method))).toEqual(
      new Set(['PUT', 'HEAD', 'GET', 'DELETE'])
    )
    expect(await db.selectFrom('stray_file').selectAll().execute()).toEqual([])
    await test(localId)
    expect(names()).toEqual([])
    expect(await historyOf(id)).toMatchObject([{ verb: 'storage.tested' }, { verb: 'record.created' }])
  })

  it.each([
    ['密钥不正确或没有权限', { secretKey: 'wrong' }, 'well'],
    ['存储桶不存在', { bucket: 'no-such-bucket' }, 'well'],
    ['空间已满', {}, 'full'],
    ['无法连接', {}, 'down'],
    ['无法连接。该地址属于内网，尚未允许访问$', { endpoint: 'https://10.1.2.3' }, 'well']
  ] as const)('reports the fault: %s', async (reason, given, mood) => {
    const { id } = await make(given)
    server.state.mood = mood
    await expect(test(id)).rejects.toMatchObject({
      code: 'OSS0003',
      message: expect.stringMatching(new RegExp(`^测试未通过：写入时${reason}`))
    })
    expect((await historyOf(id))[0]).toMatchObject({ verb: 'storage.tested', note: expect.any(String) })
  })

  it('can be corrected, repeated and deleted after a failure', async () => {
    const { id } = await make({ bucket: 'no-such-bucket' })
    await expect(test(id)).rejects.toMatchObject({ code: 'OSS0003' })
    expect(await straysOf(id)).toEqual([])
    server.state.mood = 'full'
    await expect(test(id)).rejects.toMatchObject({ code: 'OSS0003' })
    server.state.mood = 'well'
    await change(id, { bucket: s3Account.bucket })
    await test(id)
    await remove(id)
  })

  it('is done once when the same request is repeated', async () => {
    const { id } = await make()
    const first = await test(id, 'same-key-0002')
    const asked = server.asked.length
    expect(await test(id, 'same-key-0002')).toEqual(first)
    expect(server.asked).toHaveLength(asked)
  })
})

describe('putting a storage in use', () => {
  it.each([
    ['密钥不正确或没有权限', { secretKey: 'wrong' }, 'well'],
    ['存储桶不存在', { bucket: 'no-such-bucket' }, 'well'],
    ['空间已满', {}, 'full'],
    ['无法连接', {}, 'down'],
    ['该地址属于内网', { endpoint: 'https://10.1.2.3' }, 'well']
  ] as const)('is refused with the words of its trial: %s', async (reason, given, mood) => {
    const { id } = await make(given)
    server.state.mood = mood
    const refusal = {
      code: 'OSS0010',
      fields: [{ path: 'useAnyway', message: expect.stringContaining(reason) }]
    }
    await expect(make({ ...given, status: 1 })).rejects.toMatchObject(refusal)
    await expect(change(id, { status: 1 })).rejects.toMatchObject(refusal)
    expect(await get(localId)).toMatchObject({ status: 1 })
    // on purpose it is possible, and the history has it
    expect(await change(id, { status: 1, useAnyway: true })).toMatchObject({ status: 1, trialPassed: false })
    expect((await historyOf(id))[0]).toMatchObject({ after: { status: 1, trialPassed: false } })
    await change(localId, { status: 1 })
  })

  it('writes, reads and deletes a file, and leaves nothing', async () => {
    const { id } = await make()
    expect(await change(id, { status: 1 })).toMatchObject({ status: 1, trialPassed: true })
    expect(new Set(server.asked.map(({ method }) => method))).toContain('DELETE')
    expect(await straysOf(id)).toEqual([])
    await change(localId, { status: 1 })
  })
})

describe('the storage in use', () => {
  it('is always exactly one: a new one replaces it, and without any it is this machine', async () => {
    const [first, second] = [await make({ status: 1 }), await make({ status: 1 })]
    expect(await get(localId)).toMatchObject({ status: 0, type: 5 })
    expect(await get(first.id)).toMatchObject({ status: 0, version: 2 })
    expect((await historyOf(first.id))[0]).toMatchObject({ before: { status: 1 }, after: { status: 0 } })
    await change(second.id, { status: 0 })
    expect(await get(localId)).toMatchObject({ status: 1 })
    await expect(change(localId, { status: 0 })).rejects.toMatchObject({ code: 'OSS0007' })
  })

  it('must be completely configured', async () => {
    const bare = { status: 1, secretKey: '' }
    await expect(make(bare)).rejects.toMatchObject({ code: 'OSS0006', fields: [{ path: 'secretKey' }] })
    await expect(make({ type: 2, endpoint: '', status: 1 })).rejects.toMatchObject({
      fields: [{ path: 'regionCode' }]
    })
    expect(await make({ type: 1, endpoint: '', region: 'na-toronto' })).toMatchObject({
      region: 'na-toronto'
    })
  })

  it('is not deleted, nor is this machine', async () => {
    const { id, allowedActions } = await make({ status: 1 })
    expect(allowedActions).toEqual(['sysOssUpdate', 'testOss', 'moveOssFiles'])
    for (const fixed of [id, localId]) await expect(remove(fixed)).rejects.toMatchObject({ code: 'OSS0004' })
    await change(localId, { status: 1 })
    await remove(id)
  })
})

describe('a storage with files', () => {
  it('cannot be moved to another address or deleted before its files are gone', async () => {
    const { id } = await make()
    const { aid } = await buildUpload(db, { storage_id: id })
    for (const body of [{ bucket: 'another-one' }, { prefix: '' }, { endpoint: 'https://files.example.org' }])
      await expect(change(id, body)).rejects.toMatchObject({ code: 'OSS0002' })
    await change(id, { secretKey: 'a-new-one', name: '换过密钥的存储' })
    await expect(remove(id)).rejects.toMatchObject({ code: 'OSS0002' })
    await db.deleteFrom('attachment').where('aid', '=', aid).execute()
    await change(id, { bucket: 'another-one' })
    await remove(id)
  })

  it('can be moved or deleted if its files have no row', async () => {
    const { id } = await make()
    for (const leave of [() => change(id, { bucket: 'another-one' }), () => remove(id)]) {
      const stray = { storage_id: id, name: `${'a'.repeat(32)}.jpg`, due_at: new Date() }
      await db.insertInto('stray_file').values(stray).execute()
      await leave()
      expect(await straysOf(id)).toEqual([])
    }
  })
})

it.each([
  'https://10.1.2.300',
  'https://files.example.org:99999',
  'files.example.org',
  'https://files.example.org/bucket/'
])(
  'the invalid address %s is refused at its field, which says what an address looks like',
  async endpoint => {
    const { id } = await make()
    for (const save of [() => make({ endpoint }), () => change(id, { endpoint })])
      await expect(save()).rejects.toMatchObject({
        code: 'OSS0009',
        fields: [{ path: 'endpoint', message: expect.stringContaining('不带路径') }]
      })
  }
)

it('a slash at the end of an address is left out', async () => {
  const { id } = await make({ endpoint: `${server.endpoint}/` })
  expect(await get(id)).toMatchObject({ endpoint: server.endpoint })
  expect(await change(id, { endpoint: 'https://files.example.org/' })).toMatchObject({
    endpoint: 'https://files.example.org'
  })
})

describe('a type', () => {
  const makeBare = (type: 4 | 5) =>
    administrator.call('sysOssCreate', { body: { name: `类型${type}`, type } })

  it('is refused in words at its field if the server cannot use it', async () => {
    await expect(makeBare(4)).rejects.toMatchObject({
      code: 'OSS0001',
      fields: [{ path: 'type', message: expect.stringContaining('尚未配置 FastDFS') }]
    })
  })

  it('exists once for this machine', async () => {
    await expect(makeBare(5)).rejects.toMatchObject({ code: 'OSS0005' })
    const bucket = { type: 6, endpoint: server.endpoint, bucket: 'board-files', accessKey: 'key' }
    await expect(change(localId, bucket)).rejects.toMatchObject({ code: 'OSS0005' })
  })
})

it('storages are for those who hold the permission', async () => {
  for (const person of ['citizen', 'city', 'editor'] as const) {
    const { call } = await board.client(person)
    const tried = await Promise.allSettled([
      call('sysOssList', {}),
      call('testOss', { body: { id: localId } }),
      call('moveOssFiles', { body: { id: localId } })
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  }
})
