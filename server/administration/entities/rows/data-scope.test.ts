import type { OperationId } from '@board/generated/calls'
import { entities } from '@board/generated/entities'
import type { EntityName } from '@board/generated/entity-names'
import { permissions } from '@board/generated/permissions'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildAccount } from '../../../../tests/support/builders/builders.ts'
import { buildLetter, dead } from '../../../../tests/support/builders/letters.ts'
import { buildError, buildLogin, buildOperation } from '../../../../tests/support/logs.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { sessionOf } from '../../../../tests/support/sessions.ts'
import { columnOf } from '../../../platform/columns.ts'
import { entityRules } from '../rules/index.ts'

const world = await accessWorld(await testDatabase())
const { db, deps, department, holder, administrator } = world
const names = Object.keys(entities) as EntityName[]

const mine = await department()
const theirs = await department()
/** Somebody who may make every call and sees one department. */
const chief = await holder(permissions, { scope: 1 }, { dept_id: mine.id })
const here = await somebody('zheli', { kind: 'staff', dept_id: mine.id })
const notice = await db
  .insertInto('notice')
  .values({ title: '某通知', type: 1, content: '内容', status: 1, sending: 1, sent_at: new Date() })
  .returning('id')
  .executeTakeFirstOrThrow()
await leaveTraces(here)
const outsiders = [
  await somebody('bieren', { kind: 'staff', dept_id: theirs.id }),
  await somebody('bieren', { kind: 'staff' }),
  await somebody('bieren', { kind: 'citizen' })
]
for (const person of outsiders) await leaveTraces(person)
// an attempt with a name that no account has
await buildLogin(db, { username: 'bieren_typed' })

async function somebody(word: string, given: Parameters<typeof buildAccount>[1]) {
  const account = await buildAccount(db, given)
  const username = `${word}_${account.uid}`
  const change = { username, username_key: username, nick_name: username, real_name: username }
  await db.updateTable('account').set(change).where('uid', '=', account.uid).execute()
  return { uid: account.uid, username }
}

/** Writes what lists show of a person: a log entry of each kind, a session, a letter, a reading, stored files. */
async function leaveTraces({ uid, username }: { uid: number; username: string }) {
  const who = { account_uid: uid, username }
  await buildLogin(db, who)
  await buildOperation(db, who)
  await buildError(db, who)
  await sessionOf(db, uid)
  await db
    .insertInto('notice_read')
    .values({ notice_id: notice.id, sending: 1, account_uid: uid, read_at: new Date() })
    .execute()
  await buildLetter({ db, keys: deps.keys }, 'mail', { to: `${username}@example.org` })
  await buildLetter({ db, keys: deps.keys }, 'sms')
  await db.insertInto('storage_use').values({ kind: 'account', owner_id: uid, bytes: 5, files: 1 }).execute()
}

/** The calls that read several records of an entity: the list, its choices and its export. */
const reads = names.flatMap(name =>
  (['list', 'options', 'export'] as const).flatMap(kind => {
    const id = entities[name].operations[kind]
    return id === undefined ? [] : [{ name, kind, id: id as OperationId }]
  })
)

async function read(person: { client: typeof chief.client }, id: OperationId): Promise<string> {
  const call = person.client.call as (id: OperationId, input: object) => Promise<unknown>
  const query = id.endsWith('Export') ? { format: 'csv' } : { range: '[0,999]' }
  const answer = await call(id, { query })
  return answer instanceof Blob ? await answer.text() : JSON.stringify(answer)
}

/** The entities whose table names an account, or is a view of the table of accounts. */
async function aboutAccounts(): Promise<EntityName[]> {
  const tables = names.map(name => entityRules[name]?.table ?? columnOf(name))
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_name = any(${tables}) and column_name ~ '(^|_)(uid|username)$'
    union
    select view_name from information_schema.view_table_usage
    where view_name = any(${tables}) and table_name = 'account'`.execute(db)
  const found = new Set(rows.map(({ table }) => table))
  return names.filter((_, at) => found.has(tables[at] ?? ''))
}

const isScoped = (name: EntityName) =>
  entityRules[name]?.scope !== undefined || entities[name].schema['x-resource'].scope !== undefined

describe('a role that sees one department', () => {
  it('has its limit on every entity whose table knows accounts', async () => {
    const found = await aboutAccounts()
    expect(found.length).toBeGreaterThan(7)
    // accounts of institutions belong to no department (decision 0035); a hand-over is about a forum and names who began it
    expect(found.filter(name => !isScoped(name))).toEqual(['forumHandover', 'institutionAccount'])
  })

  it.for(reads)('reads nobody of another department by $id', async ({ id }) => {
    expect(await read(chief, id)).not.toMatch(/bieren|b\*+@/)
  })

  it('reads its own people, and a role that sees all departments reads everybody', async () => {
    for (const id of [
      'sysUserList',
      'sysLoginLogList',
      'sysOperationLogList',
      'sysErrorLogList',
      'sysOnlineUserList',
      'sysNoticeReaderList',
      'sysLoginLogExport'
    ] as const) {
      expect([id, await read(chief, id)]).toEqual([id, expect.stringContaining(here.username)])
      expect([id, await read(administrator, id)]).toEqual([id, expect.stringContaining('bieren')])
    }
    expect(await read(administrator, 'sysMailLogList')).toMatch(/b\*+@/)
    expect(await read(administrator, 'sysStorageUseList')).toContain('bieren')
  })

  it('counts only what it reads', async () => {
    const rows = await chief.client.call('sysLoginLogList', { query: { range: '[0,99]' } })
    const blob = await chief.client.call('sysLoginLogExport', { query: { format: 'csv' } })
    expect((await blob.text()).trim().split('\n')).toHaveLength(rows.length + 1)
  })

  it.for([
    ['sysLoginLogGet', 'sysLoginLogHistory', 'login_log'],
    ['sysOperationLogGet', 'sysOperationLogHistory', 'operation_log'],
    ['sysErrorLogGet', 'sysErrorLogHistory', 'error_log']
  ] as const)('opens no entry and no history of others by %s', async ([get, history, table]) => {
    const uid = outsiders[0]?.uid ?? 0
    const { id } = await db
      .selectFrom(table)
      .select('id')
      .where('account_uid', '=', uid)
      .executeTakeFirstOrThrow()
    const params = { id: Number(id) }
    await expect(chief.client.call(get, { params })).rejects.toMatchObject({ code: 'GEN0404' })
    await expect(chief.client.call(history, { params })).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('opens no history of a user of another department', async () => {
    for (const { uid: id } of outsiders)
      await expect(chief.client.call('sysUserHistory', { params: { id } })).rejects.toMatchObject({
        code: 'GEN0404'
      })
  })

  it('sees no account of citizens and no handling record, and sends no letter again', async () => {
    const uid = outsiders[2]?.uid ?? 0
    const { call } = chief.client
    expect(await call('pageAccounts', { body: { page: 1, rows: 10 } })).toMatchObject({ list: [], total: 0 })
    expect(await call('pageHandlingRecords', { body: { page: 1, rows: 10 } })).toMatchObject({ total: 0 })
    const refused = { code: 'GEN0404' }
    await expect(call('getAccount', { body: { uid } })).rejects.toMatchObject(refused)
    const reveal = { uid, field: 'phone', reason: '核实身份需要' } as const
    await expect(call('revealAccount', { body: reveal })).rejects.toMatchObject(refused)
    const letter = await buildLetter({ db, keys: deps.keys }, 'mail', { row: dead })
    await expect(call('resendMail', { body: { id: letter } })).rejects.toMatchObject(refused)
  })
})
