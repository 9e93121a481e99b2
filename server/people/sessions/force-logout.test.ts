import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../tests/support/access.ts'
import { buildAccount } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { sessionOf } from '../../../tests/support/sessions.ts'
import { hashToken } from './sessions.ts'

const world = await accessWorld(await testDatabase())
const { db, client, administrator, department, role, staff, holder } = world
const admin = administrator.client
const all = ['sys:onlineUser:page', 'sys:onlineUser:info', 'sys:onlineUser:forceLogout']

const listed = async (as = admin, filter: object = {}) =>
  await as.call('sysOnlineUserList', { query: { range: '[0,99]', filter: JSON.stringify(filter) } })
const force = (id: number, as = admin) => as.call('forceLogout', { body: { id } })
const member = async (more: object = {}, roles: readonly number[] = []) => {
  const somebody = await staff(roles, more)
  return { ...somebody, session: await sessionOf(db, somebody.uid) }
}

describe('an online user', () => {
  it('is shown with name, time, address, browser, system and way to sign in, and never with a token', async () => {
    const { uid, username, session } = await member()
    const [shown] = await listed(admin, { username, address: '203.0.113' })
    expect(shown).toMatchObject({
      id: session.id,
      uid,
      username,
      kind: 'staff',
      loginType: 1,
      address: '203.0.113.7',
      browser: 'Chrome 141',
      system: 'Windows 10/11'
    })
    expect(JSON.stringify(await listed())).not.toContain(hashToken(session.token).slice(0, 20))
    expect(Object.keys(shown ?? {})).not.toContain('fieldKey')
  })

  it('is not listed after the session is over, the account is disabled or its password has changed', async () => {
    const past = new Date('2020-01-01T00:00:00Z')
    const gone = await buildAccount(db)
    await sessionOf(db, gone.uid, { created_at: past, expires_at: past })
    const disabled = await buildAccount(db, { status: 0 })
    await sessionOf(db, disabled.uid)
    const changed = await buildAccount(db, { password_changed_at: new Date('2090-01-01T00:00:00Z') })
    await sessionOf(db, changed.uid)
    const present = await buildAccount(db)
    await sessionOf(db, present.uid)
    const uids = (await listed()).map(({ uid }) => uid)
    expect(uids).toContain(present.uid)
    for (const { uid } of [gone, disabled, changed]) expect(uids).not.toContain(uid)
  })

  it('is a citizen, an institution or staff, for an administrator who sees all departments', async () => {
    const citizen = await buildAccount(db)
    const clerk = await buildAccount(db, { kind: 'institution' })
    await sessionOf(db, citizen.uid)
    await sessionOf(db, clerk.uid)
    const one = async (kind: string, uid: number) =>
      (await listed(admin, { kind: [kind] })).find(session => session.uid === uid)
    expect(await one('citizen', citizen.uid)).toBeDefined()
    expect(await one('institution', clerk.uid)).toMatchObject({
      groupName: expect.stringContaining('办公室')
    })
  })

  it('is staff of the visible departments, for other administrators', async () => {
    const [own, other] = [await department(), await department()]
    const below = await department(own)
    const citizen = await buildAccount(db)
    const outside = [await sessionOf(db, citizen.uid), (await member({ dept_id: other.id })).session]
    const inside = [
      (await member({ dept_id: own.id })).session,
      (await member({ dept_id: below.id })).session
    ]
    const clerk = await holder(all, { scope: 1 }, { dept_id: own.id })
    const ids = (await listed(clerk.client)).map(({ id }) => id)
    for (const { id } of inside) expect(ids).toContain(id)
    for (const { id } of outside) {
      expect(ids).not.toContain(id)
      await expect(force(id, clerk.client)).rejects.toMatchObject({ code: 'GEN0404' })
      await expect(clerk.client.call('sysOnlineUserGet', { params: { id } })).rejects.toMatchObject({
        code: 'GEN0404'
      })
    }
    await force(inside[1]?.id ?? 0, clerk.client)
  })
})

describe('a user who is forced out', () => {
  it('is refused at the next request, without effect on others, and the event is recorded', async () => {
    const { uid, session } = await member()
    const second = await sessionOf(db, uid)
    expect(await force(session.id)).toEqual({ ids: [session.id] })
    await expect(client(session.token).call('getInfo')).rejects.toMatchObject({ code: 'USR0001' })
    expect((await client(second.token).call('getInfo')).uid).toBe(uid)
    const history = await admin.call('sysUserHistory', { params: { id: uid }, query: {} })
    expect(history[0]).toMatchObject({ verb: 'session.ended' })
    const event = await db
      .selectFrom('event')
      .selectAll()
      .where('verb', '=', 'session.ended')
      .where('subject_id', '=', uid)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      actor_uid: administrator.uid,
      subject_kind: 'user',
      audience: 'editor',
      before: { sessionId: session.id, address: '203.0.113.7', loginType: 1 }
    })
    await expect(force(session.id)).rejects.toMatchObject({ code: 'GEN0404' })
    const { list } = await client(second.token).call('listOwnLogins', {})
    expect(list).toMatchObject([{ operation: 1, endedBy: 2, status: 1, address: '203.0.113.*' }])
  })

  it('may be one of several, and users who left meanwhile are skipped', async () => {
    const [one, two, left] = [await member(), await member(), await member()]
    await db.deleteFrom('session').where('id', '=', left.session.id).execute()
    const ids = [one, two, left].map(({ session }) => session.id)
    expect(await admin.call('forceLogoutMany', { body: { ids } })).toEqual({ ids: ids.slice(0, 2) })
    await expect(admin.call('forceLogoutMany', { body: { ids } })).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is never the administrator in the present session, but may be in another one', async () => {
    const clerk = await holder(all)
    const elsewhere = await sessionOf(db, clerk.uid)
    const other = await member()
    const mine = (await listed(clerk.client)).filter(({ uid }) => uid === clerk.uid)
    const here = mine.find(({ id }) => id !== elsewhere.id)
    expect(here?.allowedActions).toEqual([])
    expect(mine.find(({ id }) => id === elsewhere.id)?.allowedActions).toEqual([
      'forceLogout',
      'forceLogoutMany'
    ])
    const refusal = await force(here?.id ?? 0, clerk.client).catch(error => error)
    expect(refusal).toMatchObject({ code: 'ENT0180', status: 403 })
    expect(refusal.message).toContain('退出登录')
    const ids = [other.session.id, here?.id ?? 0]
    await expect(clerk.client.call('forceLogoutMany', { body: { ids } })).rejects.toMatchObject({
      code: 'ENT0180'
    })
    expect((await client(other.session.token).call('getInfo')).uid).toBe(other.uid)
    await force(elsewhere.id, clerk.client)
  })

  it('never has more permissions than the administrator', async () => {
    const clerk = await holder(all)
    const chief = await member({}, [await role({ permissions: ['sys:role:update'] })])
    const [shown] = await listed(clerk.client, { username: chief.username })
    expect(shown?.allowedActions).toEqual([])
    await expect(force(chief.session.id, clerk.client)).rejects.toMatchObject({ code: 'ENT0116' })
    await force(chief.session.id)
  })

  it('needs an administrator with the permission; listing needs another permission', async () => {
    const { session } = await member()
    const reader = await holder(['sys:onlineUser:page'])
    const mine = (await listed(reader.client)).find(({ id }) => id === session.id)
    expect(mine?.allowedActions).toEqual([])
    await expect(force(session.id, reader.client)).rejects.toMatchObject({ code: 'GEN0403' })
    await expect(
      reader.client.call('forceLogoutMany', { body: { ids: [session.id] } })
    ).rejects.toMatchObject({ code: 'GEN0403' })
    const actor = await holder(['sys:onlineUser:forceLogout'])
    await expect(listed(actor.client)).rejects.toMatchObject({ code: 'GEN0403' })
    await expect(
      reader.client.call('sysOnlineUserGet', { params: { id: session.id } })
    ).rejects.toMatchObject({ code: 'GEN0403' })
  })
})
