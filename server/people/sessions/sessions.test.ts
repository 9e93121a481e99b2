import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { smallContract } from '../../../tests/support/small-contract.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Operations } from '../../platform/http/call.ts'
import { identify } from './identify.ts'
import { createSession, endSession, endSessionsOf, findFieldKey, sessionLifetime } from './sessions.ts'

const database = await testDatabase()
const { db } = database
const now = new Date('2026-03-01T08:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

type Account = Parameters<ReturnType<typeof db.insertInto<'account'>>['values']>[0]
let number = 0

async function account(fields: Record<string, unknown> = {}): Promise<number> {
  const name = `person${++number}`
  const row = { kind: 'citizen', username: name, username_key: name, nick_name: name, ...fields } as Account
  return (await db.insertInto('account').values(row).returning('uid').executeTakeFirstOrThrow()).uid
}

const open = (accountUid: number, at = now) =>
  inTransaction(db, trx =>
    createSession(trx, { accountUid, loginType: 1, address: '10.0.0.1', userAgent: 'test' }, at)
  )

async function group(organization: number, status = 1): Promise<number> {
  const row = { name: 'a group', path: '/1/', organization, status, allow_collect: true }
  return (await db.insertInto('org_group').values(row).returning('id').executeTakeFirstOrThrow()).id
}

describe('a session', () => {
  test('belongs to its account until a day is over', async () => {
    const uid = await account({ certified_at: now })
    const { token } = await open(uid)
    const { actor, refused } = await identify(db, token, later(60))
    expect(refused).toBeUndefined()
    expect(actor).toMatchObject({ kind: 'citizen', accountId: uid, certified: true, group: null })
    expect(await identify(db, token, later(sessionLifetime + 1))).toMatchObject({
      actor: { kind: 'visitor' },
      refused: 'USR0002'
    })
  })

  test('is stored without its token', async () => {
    const { token, fieldKey } = await open(await account())
    const rows = JSON.stringify(await db.selectFrom('session').selectAll().execute())
    expect(rows).not.toContain(token)
    expect(await findFieldKey(db, token)).toBe(fieldKey)
    expect(Buffer.from(fieldKey, 'base64')).toHaveLength(32)
  })

  test('ends at logout, and others do not', async () => {
    const uid = await account()
    const [first, second] = [await open(uid), await open(uid)]
    await inTransaction(db, trx => endSession(trx, first.token))
    expect((await identify(db, first.token, now)).refused).toBe('USR0001')
    expect((await identify(db, second.token, now)).refused).toBeUndefined()
  })

  test('ends with all others of its account except one', async () => {
    const uid = await account()
    const [first, second] = [await open(uid), await open(uid)]
    await inTransaction(db, trx => endSessionsOf(trx, uid, second.token))
    expect((await identify(db, first.token, now)).refused).toBe('USR0001')
    expect((await identify(db, second.token, now)).refused).toBeUndefined()
  })

  test.each([
    ['the account is disabled', { status: 0 }],
    ['the password was changed', { password_changed_at: later(30) }]
  ])('is refused as soon as %s', async (_what, change) => {
    const uid = await account()
    const { token } = await open(uid)
    await db.updateTable('account').set(change).where('uid', '=', uid).execute()
    expect((await identify(db, token, later(60))).refused).toBe('USR0002')
  })

  test('is refused as soon as its group is closed', async () => {
    const groupId = await group(1)
    const { token } = await open(await account({ kind: 'institution', organization: 1, group_id: groupId }))
    expect((await identify(db, token, now)).refused).toBeUndefined()
    await db.updateTable('org_group').set({ status: 0 }).where('id', '=', groupId).execute()
    expect((await identify(db, token, now)).refused).toBe('USR0002')
  })

  test.each(['', 'x', 'no-such-token-no-such-token', `${'a'.repeat(30)}\0`])(
    'does not exist for the token %j',
    async token => {
      expect((await identify(db, token, now)).refused).toBe('USR0001')
    }
  )
})

describe('an actor is', () => {
  const kindOf = async (fields: Record<string, unknown>): Promise<Actor> =>
    (await identify(db, (await open(await account(fields))).token, now)).actor

  test.each([
    [1, 'local'],
    [3, 'ministry'],
    [4, 'channel'],
    [5, 'congress']
  ])('organization %i: %s', async (organization, kind) => {
    const actor = await kindOf({ kind: 'institution', organization, group_id: await group(organization) })
    expect(actor).toMatchObject({
      kind,
      group: { organization, path: '/1/', allowCollect: true, allowDelivery: false }
    })
  })

  test('a legal person', async () => {
    expect(await kindOf({ kind: 'legal', user_type: 1, comp_type: 2 })).toMatchObject({
      kind: 'legal',
      compType: 2
    })
  })

  test.each([
    [['board:message:approve'], 'editor'],
    [['board:message:approve', 'sys:inbox:page'], 'administrator']
  ])('with the permissions %j: %s', async (permissions, kind) => {
    const uid = await account({ kind: 'staff' })
    const role = await db
      .insertInto('role')
      .values({ code: `r${uid}`, name: `r${uid}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('role_permission')
      .values(permissions.map(permission => ({ role_id: role.id, permission })))
      .execute()
    await db.insertInto('account_role').values({ account_uid: uid, role_id: role.id }).execute()
    const { token } = await open(uid)
    const { actor } = await identify(db, token, now)
    expect(actor.kind).toBe(kind)
    expect([...actor.permissions].sort()).toEqual(permissions)
    await db.deleteFrom('account_role').where('account_uid', '=', uid).execute()
    expect((await identify(db, token, now)).actor.permissions.size).toBe(0)
  })
})

describe('an operation lets in', async () => {
  const doors = ['public', 'login', 'citizen', 'institution', 'board:message:approve']
  const all = [...doors.map(permission => ({ permission })), { permission: 'login', anyPassword: true }]
  const contract = smallContract(
    Object.fromEntries(
      all.map((door, index) => [`door${index}`, { path: `/v1/${index}`, ...door, data: { type: 'string' } }])
    ),
    ['board:message:approve']
  )
  const handlers = Object.fromEntries(
    all.map((_, index) => [`door${index}`, async (call: { actor: Actor }) => call.actor.kind])
  )
  const { app } = await testServer(database, {
    contract,
    operations: [handlers as Operations],
    clock: () => now
  })
  const knock = async (index: number, token?: string) => {
    const answer = await app.inject({ method: 'POST', url: `/v1/${index}`, headers: token ? { token } : {} })
    const { result, resultData } = answer.json()
    return resultData ?? result.code
  }

  test('a visitor only if it is public', async () => {
    expect(await Promise.all(doors.map((_, index) => knock(index)))).toEqual([
      'visitor',
      'USR0001',
      'USR0001',
      'USR0001',
      'USR0001'
    ])
  })

  test('an account that must change its password first only if it allows this; for public ones as a visitor', async () => {
    const { token } = await open(await account({ must_change_password: true }))
    const none = 'USR0053'
    expect(await Promise.all(doors.map((_, index) => knock(index, token)))).toEqual([
      'visitor',
      none,
      none,
      none,
      none
    ])
    expect(await knock(doors.length, token)).toBe('citizen')
  })

  test('a session that has expired only as a visitor', async () => {
    const { token } = await open(await account(), later(-sessionLifetime - 5))
    expect(await Promise.all([0, 1].map(index => knock(index, token)))).toEqual(['visitor', 'USR0002'])
  })

  test('a citizen and an institution according to its permission', async () => {
    const citizen = (await open(await account())).token
    const clerk = (
      await open(await account({ kind: 'institution', organization: 1, group_id: await group(1) }))
    ).token
    const none = 'GEN0403'
    expect(await Promise.all(doors.map((_, index) => knock(index, citizen)))).toEqual([
      'citizen',
      'citizen',
      'citizen',
      none,
      none
    ])
    expect(await Promise.all(doors.map((_, index) => knock(index, clerk)))).toEqual([
      'local',
      'local',
      none,
      'local',
      none
    ])
  })
})
