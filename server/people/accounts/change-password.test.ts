import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { findClaimed, signInByPassword, tryPassword } from './sign-in/sign-in.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { app, deps } = await testServer(database, { clock: clock.now })
const { keys } = deps
const client = (token?: string) => clientOf(app, token, keys.publicKeyPem, clock.now)

const oldPassword = 'Abc12345'
const newPassword = 'Qing-shan-2026'

/** Makes an account that is signed in on two devices. */
async function person(given: Parameters<typeof buildAccount>[1] = {}) {
  const { uid, username } = await buildAccount(db, { password: oldPassword, ...given })
  clock.pass(60)
  const here = client(await buildSession(db, uid, clock.now()))
  const elsewhere = client(await buildSession(db, uid, clock.now()))
  clock.pass(60)
  return { uid, username, here, elsewhere }
}

const signIn = (username: string, password: string) =>
  client().call('peopleLogin', { body: { username, password } })

const change = (who: ReturnType<typeof client>, typed = {}) =>
  who.call('changePassword', { body: { oldPassword, newPassword, ...typed } })

const stored = (uid: number) =>
  db.selectFrom('account').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()

describe('changing one’s password', () => {
  it('accepts the new one afterwards, and the old one no more', async () => {
    const { uid, username, here } = await person()
    await change(here)
    await expect(signIn(username, newPassword)).resolves.toMatchObject({ updatePwd: false })
    await expect(signIn(username, oldPassword)).rejects.toMatchObject({ code: 'USR0004' })
    expect((await stored(uid)).password_changed_at).toEqual(clock.now())
  })

  it('signs every device out, and signs this one in again with another token', async () => {
    const { uid, here, elsewhere } = await person({ phone: '13000000021', keys })
    const before = await here.call('getInfo')
    const session = await change(here)
    expect(session.token).not.toBe(before.token)
    expect(session.expiresAt).toBe(Math.floor(clock.now().getTime() / 1000) + 86_400)
    for (const ended of [here, elsewhere]) {
      await expect(ended.call('getInfo')).rejects.toMatchObject({ code: 'USR0001' })
    }
    expect(await client(session.token).call('getInfo')).toMatchObject({ uid, token: session.token })
  })

  it('is recorded as an event without the passwords', async () => {
    const { uid, here } = await person()
    await change(here)
    const events = await db
      .selectFrom('event')
      .selectAll()
      .where('subject_kind', '=', 'account')
      .where('subject_id', '=', uid)
      .execute()
    expect(events).toMatchObject([
      { verb: 'account.passwordChanged', audience: 'editor', actor_uid: uid, after: { forced: false } }
    ])
    const hash = (await stored(uid)).password_hash ?? ''
    for (const secret of [oldPassword, newPassword, hash])
      expect(JSON.stringify(events)).not.toContain(secret)
  })

  it('accepts only a strong password that is new, and checks this before the old one', async () => {
    const { username, here } = await person()
    await expect(change(here, { oldPassword: 'Wrong1234', newPassword: 'abcdefgh' })).rejects.toMatchObject({
      code: 'USR0052'
    })
    for (const again of [oldPassword, 'Ａbc12345'])
      await expect(change(here, { newPassword: again })).rejects.toMatchObject({ code: 'USR0055' })
    await expect(signIn(username, oldPassword)).resolves.toBeDefined()
  })
})

describe('a wrong old password', () => {
  it('changes nothing, and no session ends', async () => {
    const { uid, here, elsewhere } = await person()
    const before = await stored(uid)
    await expect(change(here, { oldPassword: 'Wrong1234' })).rejects.toMatchObject({
      code: 'USR0054',
      status: 400
    })
    expect(await stored(uid)).toEqual(before)
    for (const session of [here, elsewhere]) await session.call('getInfo')
  })

  it('is accepted ten times in a quarter of an hour; a failed sign-in does not count here', async () => {
    const { username, here } = await person()
    await expect(signIn(username, 'Wrong1234')).rejects.toMatchObject({ code: 'USR0004' })
    for (let tries = 0; tries < 10; tries++)
      await expect(change(here, { oldPassword: `Wrong123${tries}` })).rejects.toMatchObject({
        code: 'USR0054'
      })
    const locked = await change(here).catch(error => error)
    expect(locked).toMatchObject({ code: 'USR0056', status: 429 })
    expect(locked.message).toContain('15 分钟')
    // wrong passwords here make the captcha necessary at sign-in
    await expect(signIn(username, oldPassword)).rejects.toMatchObject({ code: '11104' })
    clock.pass(15 * 60)
    await change(here)
    await signIn(username, newPassword)
  })

  it('can be tried thirty times in a quarter of an hour, right or wrong', async () => {
    const { here } = await person()
    const tries = await Promise.all(
      Array.from({ length: 31 }, () => change(here, { oldPassword: 'Wrong1234' }).catch(error => error.code))
    )
    expect(tries.filter(code => code === 'GEN0429')).toHaveLength(1)
  })
})

it('a sign-in that has verified the old password fails if the password changes meanwhile', async () => {
  const { username, here } = await person()
  const attempt = await tryPassword(await findClaimed(db, username), username, oldPassword)
  await change(here)
  const origin = { address: '10.0.0.1', userAgent: 'test', token: null }
  const outcome = await inTransaction(db, trx =>
    signInByPassword(trx, keys, attempt, { captcha: {}, origin }, clock.now())
  )
  expect(attempt.isRight).toBe(true)
  expect(outcome).toEqual({ refused: 'USR0004' })
})

describe('an account that must change its password first', () => {
  it('learns it at sign-in and by getInfo, may do nothing else, and may do everything afterwards', async () => {
    const { username } = await person({ must_change_password: true })
    const session = await signIn(username, oldPassword)
    expect(session.updatePwd).toBe(true)
    const beginner = client(session.token)
    expect(await beginner.call('getInfo')).toMatchObject({ updatePwd: true })
    expect(await beginner.call('userPermissions')).toEqual([])
    await expect(beginner.call('getUserMsgCount')).rejects.toMatchObject({ code: 'USR0053', status: 403 })
    const { token } = await change(beginner)
    expect(await client(token).call('getInfo')).toMatchObject({ updatePwd: false })
    await client(token).call('getUserMsgCount')
  })

  it('may sign out', async () => {
    const { here } = await person({ must_change_password: true })
    await here.call('logout')
    await expect(here.call('getInfo')).rejects.toMatchObject({ code: 'USR0001' })
  })
})
