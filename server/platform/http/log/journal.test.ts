import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildAccount, buildSession } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { bufferOf } from '../../logs/buffer.ts'
import type { OperationEntry } from '../../logs/entry.ts'
import type { Operations } from '../call.ts'

const database = await testDatabase()
const world = await accessWorld(database)
const { db, client, deps, holder } = world

const rowsOf = async (uid: number) => {
  await deps.journal.drain()
  return await db
    .selectFrom('operation_log')
    .selectAll()
    .where('account_uid', '=', uid)
    .orderBy('id')
    .execute()
}
const password = 'Chang-jiang9'

describe('the operation log', () => {
  it('names the records of an operation: a new one, that of the address, and those that were sent', async () => {
    const { uid, client: as } = await holder(['sys:dept:save', 'sys:dept:update', 'sys:dept:delete'])
    const { id, version } = await as.call('sysDeptCreate', { body: { name: '档案科' } })
    await as.call('sysDeptUpdate', { params: { id }, body: { version, name: '档案一科' } })
    await as.call('sysDeptDeleteMany', { body: { ids: [id] } })
    const subjects = (await rowsOf(uid)).map(({ subject }) => subject)
    expect(subjects).toEqual([{ records: [id] }, { records: [id] }, { records: [id] }])
  })

  it('has a row for each change by staff: the person, the operation, the time, the address and the result', async () => {
    const { uid, username, client: as } = await holder(['sys:dept:save', 'sys:dept:page'])
    const dept = await as.call('sysDeptCreate', { body: { name: '日志科' } })
    expect(dept.id).toBeGreaterThan(0)
    const [row, ...more] = await rowsOf(uid)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      username,
      operation: 'sysDeptCreate',
      method: 'POST',
      path: '/sys/dept',
      status: 200,
      code: '0',
      result: 1,
      address: '127.0.0.1'
    })
    expect(row?.ms).toBeGreaterThanOrEqual(0)
  })

  it('has a row for each refusal of staff, including a missing permission', async () => {
    const { uid, client: as } = await holder(['sys:dept:update', 'sys:dept:info'])
    await as.call('sysDeptCreate', { body: { name: '越权科' } }).catch(() => {})
    await as.call('sysDeptUpdate', { params: { id: 2_000_000 }, body: { version: 1 } }).catch(() => {})
    const rows = await rowsOf(uid)
    expect(rows.map(({ operation, code, status, result }) => [operation, code, status, result])).toEqual([
      ['sysDeptCreate', 'GEN0403', 403, 0],
      ['sysDeptUpdate', 'GEN0404', 404, 0]
    ])
  })

  it('has no row for reads, for citizens, or for actions that everybody may do', async () => {
    const { uid, client: as } = await holder(['sys:dept:page'])
    await as.call('sysDeptList', { query: {} })
    await as.call('logout')
    const citizen = await buildAccount(db)
    const token = await buildSession(db, citizen.uid)
    await client(token)
      .call('sysDeptCreate', { body: { name: '市民科' } })
      .catch(() => {})
    expect([...(await rowsOf(uid)), ...(await rowsOf(citizen.uid))]).toEqual([])
  })

  it('holds no data of the request: no password, no phone, no query', async () => {
    const { uid, username, client: as } = await holder(['sys:user:save', 'sys:user:mobile'])
    const person = { username: 'rizhi_01', realName: '日志岗', mobile: '13987654321' }
    await as.call('sysUserCreate', { body: { ...person, password, confirmPassword: password } })
    await as.call('sysUserDelete', { params: { id: 13_987_654_321 } }).catch(() => {})
    const rows = await rowsOf(uid)
    expect(rows).toHaveLength(2)
    expect(rows.map(row => row.username)).toEqual([username, username])
    expect(JSON.stringify(rows)).not.toMatch(/13987654321|Chang-jiang9|日志岗/)
  })

  it('neither fails nor delays a call while the log cannot be written', async () => {
    const stuck = bufferOf<OperationEntry>({
      name: 'operation log',
      write: () => new Promise(() => {}),
      log: () => {},
      gather: 0
    })
    const journal = { ...deps.journal, operation: stuck.add, stop: async () => {} }
    const slow = await accessWorld(database, { journal })
    for (const name of ['慢库一科', '慢库二科'])
      expect(await slow.administrator.client.call('sysDeptCreate', { body: { name } })).toMatchObject({
        name
      })
  })
})

describe('the error log', async () => {
  const contract = smallContract({ breaks: { path: '/v1/breaks', data: { type: 'string' } } })
  const cause = new Error('key (320102199003077719) and (139 8765 4321) exist')
  const { app, deps: own } = await testServer(database, {
    contract,
    operations: [
      {
        breaks: async () => {
          throw new Error('could not call 13987654321\0\ud800', { cause })
        }
      } as unknown as Operations
    ]
  })

  it('has the error under the id that the person was told, without phone and ID numbers', async () => {
    const { uid, username } = await buildAccount(db)
    const token = await buildSession(db, uid)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/breaks?phone=13987654321',
      headers: { token }
    })
    const { result } = answer.json()
    expect([answer.statusCode, result.code]).toEqual([500, 'GEN0500'])
    expect(answer.body).not.toContain('could not call')
    await own.journal.drain()
    const row = await db.selectFrom('error_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(result.msg).toContain(row.reference)
    expect(row).toMatchObject({
      operation: 'breaks',
      method: 'POST',
      path: '/v1/breaks',
      username,
      account_uid: uid,
      message: 'Error: could not call …\ufffd',
      stack: expect.stringMatching(/journal\.test\.ts[\s\S]*caused by Error: key \(…\) and \(…\) exist/)
    })
    expect(JSON.stringify(row)).not.toMatch(/13987654321|320102199003077719|8765 4321/)
  })

  it('has no row for expected refusals', async () => {
    const before = await db.selectFrom('error_log').select('id').execute()
    await app.inject({ method: 'GET', url: '/v1/nothing' })
    await client()
      .call('getForum', { query: { fid: 2_000_000 } } as never)
      .catch(() => {})
    await own.journal.drain()
    expect(await db.selectFrom('error_log').select('id').execute()).toEqual(before)
  })
})
