import { permissions } from '@board/generated/permissions'
import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../../tests/support/access.ts'
import { buildAccount, buildSession } from '../../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../../tests/support/postgres/database.ts'

const world = await accessWorld(await testDatabase())
const { db, administrator, client, department, holder, role } = world
const admin = administrator.client
const visitor = client()

const password = 'Chang-jiang9'
let number = 0
const withPassword = (more: object = {}) => ({
  username: `gang_${++number}`,
  realName: '受理岗一号',
  password,
  confirmPassword: password,
  ...more
})
const create = (body: object) =>
  admin.call('sysUserCreate', { body: body as ReturnType<typeof withPassword> })
const read = (id: number, as = admin) => as.call('sysUserGet', { params: { id } })
const update = async (id: number, body: object, as = admin) => {
  const { version } = await read(id, as)
  return await as.call('sysUserUpdate', { params: { id }, body: { version, ...body } })
}
const remove = (id: number, as = admin) => as.call('sysUserDelete', { params: { id } })
const signIn = (username: string, typed = password) =>
  visitor.call('peopleLogin', { body: { username, password: typed } })
const row = (uid: number) =>
  db.selectFrom('account').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
const userPermissions = permissions.filter(permission => permission.startsWith('sys:user:'))

describe('a new user', () => {
  it('signs in, must change the password that somebody else chose, and then may do what the role opens', async () => {
    const roleId = await role({ permissions: ['sys:user:page'] })
    const { username } = await create(withPassword({ roleIdList: [roleId] }))
    const first = await signIn(username)
    expect(first.updatePwd).toBe(true)
    const beginner = client(first.token)
    await expect(beginner.call('sysUserList', { query: {} })).rejects.toMatchObject({ code: 'USR0053' })
    const body = { oldPassword: password, newPassword: 'Huang-he-2026' }
    const { token } = await beginner.call('changePassword', { body })
    await client(token).call('sysUserList', { query: {} })
    await expect(client(token).call('sysDeptList', { query: {} })).rejects.toMatchObject({ code: 'GEN0403' })
  })

  it('is found by any part of the names, whatever its capitals', async () => {
    const { username } = await create(withPassword({ username: 'Dong_xi_88', realName: '东西一号岗' }))
    const found = async (filter: object) => {
      const list = await admin.call('sysUserList', { query: { filter: JSON.stringify(filter) } })
      return list.map(user => user.username).includes(username)
    }
    for (const part of ['g', 'G_X', 'ong_', '_88', 'dong_XI_88'])
      expect(await found({ username: part }), part).toBe(true)
    for (const part of ['g%x', '88_', 'dong-xi', 'dong_xi_888'])
      expect(await found({ username: part }), part).toBe(false)
    expect(await found({ realName: '一' })).toBe(true)
    expect(await found({ realName: '西一号' })).toBe(true)
    expect(await found({ realName: '一西' })).toBe(false)
  })

  it('is of the staff, and no citizen is a user', async () => {
    const { id, username } = await create(withPassword())
    expect(await row(id)).toMatchObject({ kind: 'staff', username_key: username, nick_name: '受理岗一号' })
    const { uid } = await buildAccount(db)
    await expect(read(uid)).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it.each([
    ['a name that a citizen has, however it is typed', { username: 'TAKEN_name' }, 'ENT0001', 'username'],
    ['a name of digits alone', { username: '13000000000' }, 'ENT0118', 'username'],
    ['no password', { password: undefined, confirmPassword: undefined }, 'GEN0400', 'password'],
    ['an empty password', { password: '', confirmPassword: undefined }, 'ENT0111', 'password'],
    ['a weak password', { password: 'abcdefgh1', confirmPassword: 'abcdefgh1' }, 'ENT0111', 'password'],
    ['a short password', { password: 'Abc-123', confirmPassword: 'Abc-123' }, 'ENT0111', 'password'],
    ['another password the second time', { confirmPassword: 'Chang-jiang8' }, 'ENT0112', 'confirmPassword'],
    ['a password that is not confirmed', { confirmPassword: undefined }, 'GEN0400', 'confirmPassword'],
    ['a mobile number that is none', { mobile: '23000000000' }, 'GEN0400', 'mobile'],
    ['an e-mail address that is none', { email: 'a@b' }, 'GEN0400', 'email'],
    ['a role that does not exist', { roleIdList: [2_000_000] }, 'ENT0002', 'roleIdList'],
    ['a department that does not exist', { deptId: 2_000_000 }, 'ENT0002', 'deptId']
  ])('cannot have %s', async (_what, given, code, path) => {
    await buildAccount(db, { username: 'Taken_name' }).catch(() => {})
    const refusal = await create(withPassword(given)).catch(error => error)
    expect(refusal).toMatchObject({ code, fields: [{ path }] })
    expect(refusal.fields[0].message).not.toBe('')
  })

  it('has a password that no answer, event or file ever shows', async () => {
    const made = await create(withPassword())
    const [list, history] = await Promise.all([
      admin.call('sysUserList', { query: { filter: JSON.stringify({ id: [made.id] }) } }),
      admin.call('sysUserHistory', { params: { id: made.id }, query: {} })
    ])
    const { password_hash } = await row(made.id)
    const events = await db.selectFrom('event').selectAll().where('subject_id', '=', made.id).execute()
    expect(events.length).toBeGreaterThan(0)
    for (const secret of [password, password_hash ?? '', 'assword":'])
      expect(JSON.stringify([made, list, history, events])).not.toContain(secret)
  })
})

describe('a mobile number', () => {
  const mobile = '13912345678'

  it('lies sealed, is masked in lists, and is whole only for who may see it', async () => {
    const { id } = await create(withPassword({ mobile }))
    const clerk = await holder(userPermissions.filter(permission => permission !== 'sys:user:mobile'))
    const seen = await read(id, clerk.client)
    expect(seen).toMatchObject({ mobileMasked: '139********' })
    expect(seen).not.toHaveProperty('mobile')
    expect(await read(id)).toMatchObject({ mobile, mobileMasked: '139********' })
    const events = await db.selectFrom('event').selectAll().execute()
    expect(JSON.stringify([await row(id), events])).not.toContain(mobile)
  })

  it('is neither written nor lost by who may not see it', async () => {
    const { id } = await create(withPassword({ mobile }))
    const clerk = await holder(userPermissions.filter(permission => permission !== 'sys:user:mobile'))
    await expect(update(id, { mobile: '13800000000' }, clerk.client)).rejects.toMatchObject({
      code: 'ENT0005'
    })
    await update(id, { realName: '受理岗二号' }, clerk.client)
    expect(await read(id)).toMatchObject({ mobile, realName: '受理岗二号' })
    await update(id, { mobile: null })
    expect(await read(id)).toMatchObject({ mobile: null, mobileMasked: null })
  })
})

describe('a change of a user', () => {
  it('of the password makes it one that must be changed, and signs them out', async () => {
    const { id, username } = await create(withPassword())
    const session = client(await buildSession(db, id))
    await update(id, { password: 'Huang-he-2026', confirmPassword: 'Huang-he-2026' })
    await expect(session.call('getInfo')).rejects.toMatchObject({ status: 401 })
    expect(await signIn(username, 'Huang-he-2026')).toMatchObject({ updatePwd: true })
    await update(id, { password: '' })
    await signIn(username, 'Huang-he-2026')
  })

  it('to disabled signs them out, in the form and in the list', async () => {
    const [one, two] = [await create(withPassword()), await create(withPassword())]
    const sessions = [client(await buildSession(db, one.id)), client(await buildSession(db, two.id))]
    await update(one.id, { status: 0 })
    expect(await admin.call('disableUsers', { body: { ids: [one.id, two.id] } })).toEqual({ ids: [two.id] })
    for (const session of sessions)
      await expect(session.call('getInfo')).rejects.toMatchObject({ status: 401 })
    await expect(signIn(two.username)).rejects.toMatchObject({ code: 'USR0095' })
    await admin.call('enableUsers', { body: { ids: [two.id] } })
    await signIn(two.username)
    const verbs = await admin.call('sysUserHistory', { params: { id: two.id }, query: {} })
    expect(verbs.map(({ verb }) => verb)).toEqual(['user.enabled', 'user.disabled', 'record.created'])
  })

  it('of the own account goes neither to disabled nor past the old password, nor away', async () => {
    const own = administrator.uid
    await holder(permissions)
    await expect(update(own, { status: 0 })).rejects.toMatchObject({ code: 'ENT0113' })
    const typed = { password: 'Huang-he-2026', confirmPassword: 'Huang-he-2026' }
    await expect(update(own, typed)).rejects.toMatchObject({ code: 'ENT0119' })
    await expect(remove(own)).rejects.toMatchObject({ status: 403 })
    await expect(admin.call('disableUsers', { body: { ids: [own] } })).rejects.toMatchObject({
      code: 'ENT0113'
    })
    await expect(admin.call('resetUserPassword', { body: { id: own } })).rejects.toMatchObject({
      code: 'ENT0119'
    })
    const { allowedActions } = await read(own)
    expect(allowedActions).toEqual(expect.arrayContaining(['sysUserUpdate', 'unlockUser']))
    for (const missing of ['sysUserDelete', 'disableUsers', 'resetUserPassword'])
      expect(allowedActions).not.toContain(missing)
  })
})

describe('deleting a user', () => {
  it('is possible while nothing refers to them', async () => {
    const { id } = await create(withPassword())
    await remove(id)
    await expect(read(id)).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is refused once they have signed in or done something, and disabling offered', async () => {
    const { id, username } = await create(withPassword())
    await signIn(username)
    const refusal = await remove(id).catch(error => error)
    expect(refusal).toMatchObject({ code: 'ENT0117', status: 409 })
    expect(refusal.message).toContain('停用')
    const clerk = await holder(['sys:user:save'])
    await clerk.client.call('sysUserCreate', { body: withPassword() })
    await expect(remove(clerk.uid)).rejects.toMatchObject({ code: 'ENT0117' })
    expect(await read(id)).toMatchObject({ id })
  })
})

describe('resetting a password', () => {
  it('returns a generated password once and signs the user out', async () => {
    const { id, username } = await create(withPassword())
    const session = client(await buildSession(db, id))
    const request = { body: { id }, idempotencyKey: 'reset-once' }
    const { password: made } = await admin.call('resetUserPassword', request)
    expect(await admin.call('resetUserPassword', request)).toEqual({ id, password: null })
    await expect(session.call('getInfo')).rejects.toMatchObject({ status: 401 })
    expect(await signIn(username, made ?? '')).toMatchObject({ updatePwd: true })
    const kept = [
      await db.selectFrom('event').selectAll().execute(),
      await db.selectFrom('idempotency_key').selectAll().execute()
    ]
    expect(JSON.stringify(kept)).not.toContain(made)
  })

  it('takes a typed one that is strong, and forgets the wrong ones that locked the name', async () => {
    const { id, username } = await create(withPassword())
    const body = { id, newPassword: 'Huang-he-2026' }
    await expect(
      admin.call('resetUserPassword', { body: { id, newPassword: 'abcdefgh' } })
    ).rejects.toMatchObject({ code: 'ENT0111', fields: [{ path: 'newPassword' }] })
    await lockOut(username)
    expect(await admin.call('resetUserPassword', { body })).toEqual({ id, password: null })
    await signIn(username, 'Huang-he-2026')
  })

  it('is not needed to unlock a locked name', async () => {
    const { id, username } = await create(withPassword())
    await lockOut(username)
    await expect(signIn(username)).rejects.toMatchObject({ code: 'USR0005' })
    await admin.call('unlockUser', { body: { id } })
    await signIn(username)
  })

  async function lockOut(username: string) {
    await db
      .insertInto('login_failure')
      .values({
        name_key: world.deps.keys.blindIndex('login', username),
        failures: 100,
        last_at: new Date()
      })
      .execute()
  }
})

describe('the documented page of users', () => {
  it('has the fields of the specification and the search by username', async () => {
    const { id: deptId, name: deptName } = await department()
    const given = { username: 'find_me_1', deptId, email: 'find_me@example.org', mobile: '13900000001' }
    const { id } = await create(withPassword(given))
    const query = { page: 1, rows: 10, username: 'find_me' } as const
    expect(await admin.call('sysUserPage', { query })).toEqual({
      list: [
        {
          id,
          username: 'find_me_1',
          realName: '受理岗一号',
          deptName,
          email: given.email,
          mobile: '139********'
        }
      ],
      total: 1,
      totalCapped: false,
      nextCursor: null
    })
    await expect(admin.call('sysUserPage', { query: { page: 2000, rows: 10 } })).rejects.toMatchObject({
      code: 'ENT0006'
    })
  })
})
