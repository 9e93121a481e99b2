import { operations } from '@board/generated/operations'
import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildAccount } from '../../../../tests/support/builders/builders.ts'
import { buildError, buildLogin, buildOperation } from '../../../../tests/support/logs.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const world = await accessWorld(await testDatabase())
const { db, administrator, client, holder } = world
const admin = administrator.client

const at = (text: string) => new Date(`${text}Z`)
const seconds = (text: string) => at(text).getTime() / 1000
const filtered = (filter: object) => ({ query: { range: '[0,99]', filter: JSON.stringify(filter) } })
const logins = async (filter: object) =>
  (await admin.call('sysLoginLogList', filtered(filter))).map(({ id }) => id)

describe('the login log', () => {
  it('is narrowed by time, name, address, status and action, newest first', async () => {
    const may = { username: 'lijun_chu', address: '198.51.100.7' }
    const first = await buildLogin(db, { ...may, at: at('2026-05-01T08:00:00') })
    const second = await buildLogin(db, { ...may, at: at('2026-05-02T08:00:00'), status: 2 })
    const third = await buildLogin(db, { ...may, at: at('2026-05-03T08:00:00'), status: 1, operation: 1 })
    const other = await buildLogin(db, {
      username: 'chu',
      address: '8.198.51.100',
      at: at('2026-05-02T09:00:00')
    })
    expect(await logins({ username: 'LiJun' })).toEqual([third, second, first])
    expect(await logins({ username: 'chu' })).toEqual([other])
    expect(await logins({ address: '198.51.' })).toEqual([third, second, first])
    expect(await logins({ username: 'lijun', status: [0, 2] })).toEqual([second, first])
    expect(await logins({ username: 'lijun', operation: [1] })).toEqual([third])
    const range = { atFrom: seconds('2026-05-02T08:00:00'), atTo: seconds('2026-05-02T23:59:59') }
    expect(await logins({ ...range })).toEqual([other, second])
    expect(await logins({ username: '%' })).toEqual([])
    expect(await logins({ q: 'lijun' })).toHaveLength(3)
  })

  it('has each attempt: refused, locked out, successful, and signing out', async () => {
    const password = 'Chang-jiang9'
    const { username } = await buildAccount(db, { username: 'denglu_01', password })
    const signIn = (typed: string) => client().call('peopleLogin', { body: { username, password: typed } })
    await signIn('Huang-he-2026').catch(() => {})
    const [{ id, ...failed } = { id: 0 }] = await admin.call('sysLoginLogList', filtered({ username }))
    expect(id).toBeGreaterThan(0)
    expect(failed).toMatchObject({ username, operation: 0, status: 0, address: '127.0.0.1' })
    await db.deleteFrom('login_failure').execute()
    await client((await signIn(password)).token).call('logout')
    const rows = await admin.call('sysLoginLogList', filtered({ username }))
    expect(rows.map(({ operation, status }) => [operation, status])).toEqual([
      [1, 1],
      [0, 1],
      [0, 0]
    ])
  })
})

describe('the operation log', () => {
  it('names the message of an operation, and the file of an import with its lines', async () => {
    const username = 'duixiang_01'
    const imported = { file: '专题.csv', created: 1, updated: 0, skipped: 2, ids: [7] }
    for (const subject of [{ tid: 120 }, imported, null])
      await buildOperation(db, { username, subject: subject && JSON.stringify(subject) })
    const rows = await admin.call('sysOperationLogList', filtered({ username }))
    expect(rows.map(({ subject }) => subject)).toEqual([null, imported, { tid: 120 }])
  })

  it('is narrowed by who, result, address and path', async () => {
    const done = await buildOperation(db, { username: 'caozuo_01', path: '/sys/menu/7' })
    const refused = await buildOperation(db, {
      username: 'caozuo_01',
      path: '/sys/role/7',
      status: 403,
      code: 'GEN0403',
      address: '198.51.100.9'
    })
    const ids = async (filter: object) =>
      (await admin.call('sysOperationLogList', filtered(filter))).map(({ id }) => id)
    expect(await ids({ username: 'caozuo' })).toEqual([refused, done])
    expect(await ids({ username: 'caozuo', result: [0] })).toEqual([refused])
    expect(await ids({ path: '/sys/menu/7' })).toEqual([done])
    expect(await ids({ address: '198.51.100.9' })).toEqual([refused])
  })
})

describe('the error log', () => {
  it('shows where it happened to nobody without that permission: not in lists, records or files', async () => {
    const id = await buildError(db, { reference: 'abcdef012345', stack: 'at secret (place.ts:1:1)' })
    const permissions = ['sys:errorLog:page', 'sys:errorLog:info', 'sys:errorLog:export']
    const everything = async (as: typeof admin) => {
      const filter = JSON.stringify({ reference: 'abcdef' })
      const list = await as.call('sysErrorLogList', { query: { filter } })
      const file = await as.call('sysErrorLogExport', { query: { format: 'csv', filter } })
      const record = await as.call('sysErrorLogGet', { params: { id } })
      return JSON.stringify([list, record, await new Response(file as never).text()])
    }
    const reader = await holder(permissions)
    expect(await everything(reader.client)).not.toContain('secret')
    const columns = '["reference","stack"]'
    await expect(
      reader.client.call('sysErrorLogExport', { query: { format: 'csv', columns } })
    ).rejects.toMatchObject({ code: 'GEN0400' })
    const developer = await holder([...permissions, 'sys:errorLog:stack'])
    expect((await everything(developer.client)).match(/secret/g)).toHaveLength(3)
  })
})

const logs = ['LoginLog', 'OperationLog', 'ErrorLog'] as const
const names = { LoginLog: 'loginLog', OperationLog: 'operationLog', ErrorLog: 'errorLog' } as const
const builders = { LoginLog: buildLogin, OperationLog: buildOperation, ErrorLog: buildError }

describe.each(logs)('%s', log => {
  const call = (as: typeof admin, kind: string, input: object) =>
    (as.call as (id: string, input: object) => Promise<unknown>)(`sys${log}${kind}`, input)

  it('can be read and exported, and not written, by anybody', () => {
    const kinds = Object.keys(operations)
      .filter(id => id.startsWith(`sys${log}`))
      .map(id => id.slice(`sys${log}`.length))
    expect(kinds.sort()).toEqual(['Export', 'Get', 'History', 'List', 'Options'])
  })

  it('needs the permission of the call that reads it', async () => {
    const id = await builders[log](db)
    const calls = [
      ['List', 'page', { query: {} }],
      ['Get', 'info', { params: { id } }],
      ['History', 'info', { params: { id }, query: {} }],
      ['Export', 'export', { query: { format: 'csv' } }]
    ] as const
    for (const held of ['page', 'info', 'export']) {
      const { client: as } = await holder([`sys:${names[log]}:${held}`])
      for (const [kind, needed, input] of calls) {
        const answer = call(as, kind, input).then(
          () => 'done',
          error => error.code
        )
        expect([held, kind, await answer]).toEqual([held, kind, held === needed ? 'done' : 'GEN0403'])
      }
    }
  })
})
