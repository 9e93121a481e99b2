import { describe, expect, it } from 'vitest'
import { buildAccount, buildRestriction, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { smsSink } from '../../../tests/support/servers/sms.ts'
import type { Mail } from '../../platform/outbox/provider.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { sms, sent, codeFor } = smsSink()
const mails: Mail[] = []
const mail = { send: async (letter: Mail) => void mails.push(letter) }
const { app, deps } = await testServer(database, { clock: clock.now, sms, mail })
const { keys } = deps
const as = (token?: string) => clientOf(app, token, keys.publicKeyPem, clock.now)
const visitor = as()

let people = 0
const old = 'Abc12345'
const fresh = 'Qing-shan-2026'
const newPhone = () => `135${String(++people).padStart(8, '0')}`

async function person(given: Parameters<typeof buildAccount>[1] = {}) {
  const phone = newPhone()
  const account = await buildAccount(db, { password: old, phone, keys, ...given })
  return { ...account, phone }
}

async function ask(username: string, sendType: 2 | 3 = 2) {
  clock.pass(130)
  await visitor.call('getRecoverVerifycode', { body: { sendType, username } })
  await deps.outbox.drain()
}
const check = (username: string, verifyCode: string, sendType: 2 | 3 = 2) =>
  visitor.call('checkVerifyCode', { body: { username, form: { sendType, verifyCode } } })
const ticketOf = async (phone: string) => {
  await ask(phone)
  return (await check(phone, codeFor(phone))).ticket
}
const find = (ticket: string) => visitor.call('findAccount', { body: { ticket } })
const reset = (ticket: string, newPassword = fresh) =>
  visitor.call('findPassword', { body: { ticket, newPassword } })
const signIn = (username: string, password: string) =>
  visitor.call('peopleLogin', { body: { username, password } })
const refusal = (code: string) => expect.objectContaining({ code })

describe('a person who has forgotten the password', () => {
  it('finds the name of the account by a code to the phone, and sets a new password once', async () => {
    const { phone, username, uid } = await person()
    const ticket = await ticketOf(phone)
    expect(await find(ticket)).toMatchObject({ username, userType: 0 })
    await reset(ticket)
    expect((await as((await signIn(username, fresh)).token).call('getInfo')).uid).toBe(uid)
    await expect(reset(ticket)).rejects.toEqual(refusal('USR0057'))
    await expect(find(ticket)).rejects.toEqual(refusal('USR0057'))
  })

  it('can use a code to the mail address too, in any case of letters', async () => {
    const { username } = await person({ confirmedEmail: 'lake@example.org', keys })
    await ask('Lake@Example.org', 3)
    const letter = mails.findLast(({ to }) => to === 'lake@example.org')
    const code = letter?.text.match(/\d{6}/)?.[0] ?? ''
    const { ticket } = await check('LAKE@example.org', code, 3)
    expect(await find(ticket)).toMatchObject({ username })
  })

  it('is signed out everywhere and no longer locked, and the event is recorded', async () => {
    const { phone, username, uid } = await person()
    const session = as(await buildSession(db, uid, clock.now()))
    const name_key = keys.blindIndex('login', username)
    await db.insertInto('login_failure').values({ name_key, failures: 100, last_at: clock.now() }).execute()
    await reset(await ticketOf(phone))
    await expect(session.call('getInfo')).rejects.toMatchObject({ status: 401 })
    await expect(signIn(username, old)).rejects.toEqual(refusal('USR0004'))
    const event = db.selectFrom('event').select(['verb', 'audience']).where('subject_id', '=', uid)
    expect(await event.execute()).toContainEqual({ verb: 'account.passwordRecovered', audience: 'editor' })
  })

  it('cannot use a second ticket after the password is set', async () => {
    const { phone } = await person()
    const [first, second] = [await ticketOf(phone), await ticketOf(phone)]
    await reset(second)
    await expect(reset(first, 'Other-9999')).rejects.toEqual(refusal('USR0057'))
  })

  it('has a quarter of an hour, and can use the ticket again if the password is too weak', async () => {
    const { phone } = await person()
    const ticket = await ticketOf(phone)
    await expect(reset(ticket, 'abcdefgh')).rejects.toEqual(refusal('USR0052'))
    clock.pass(899)
    await find(ticket)
    clock.pass(1)
    await expect(reset(ticket)).rejects.toEqual(refusal('USR0057'))
  })

  it('finds no account that was given up meanwhile', async () => {
    const { phone, uid } = await person()
    const ticket = await ticketOf(phone)
    const given = { status: 0, phone_sealed: null, phone_index: null }
    await db.updateTable('account').set(given).where('uid', '=', uid).execute()
    await expect(find(ticket)).rejects.toEqual(refusal('USR0057'))
    await expect(reset(ticket)).rejects.toEqual(refusal('USR0057'))
  })

  it('enables an account that was disabled, and does not end a ban', async () => {
    const { phone, username, uid } = await person({ status: 0 })
    await reset(await ticketOf(phone))
    await signIn(username, fresh)
    await buildRestriction(db, { account_uid: uid, handle_type: 0, end_time: null })
    await reset(await ticketOf(phone), 'Third-2026')
    await expect(signIn(username, 'Third-2026')).rejects.toEqual(refusal('USR0028'))
  })
})

describe('the owner of a phone', () => {
  it('is not revealed to a person who requests a code or tries one', async () => {
    const { phone } = await person()
    const stranger = newPhone()
    const disabled = await person({ kind: 'institution', status: 0 })
    const staff = await person({ kind: 'staff' })
    const heard = async (asked: string) => {
      await ask(asked)
      return await check(asked, '00000a'.replace('a', '0')).catch(error => error.code)
    }
    for (const asked of [phone, stranger, disabled.phone, staff.phone])
      expect(await heard(asked)).toBe('1011')
    const reached = new Set(sent.map(({ to }) => to))
    expect([phone, stranger, disabled.phone, staff.phone].filter(to => reached.has(to))).toEqual([phone])
  })
})

describe('a code', () => {
  it('does not work for a new password if it is for signing in or registering, and the other way round', async () => {
    const { phone } = await person()
    clock.pass(130)
    await visitor.call('getLoginPhoneVerifycode', { body: { phone } })
    await deps.outbox.drain()
    await expect(check(phone, codeFor(phone))).rejects.toEqual(refusal('1011'))
    await ask(phone)
    const body = { phone, verifyCode: codeFor(phone) }
    await expect(visitor.call('loginByPhone', { body })).rejects.toEqual(refusal('1011'))
  })

  it('gives one ticket, and none after five wrong tries', async () => {
    const { phone } = await person()
    await ticketOf(phone)
    await expect(check(phone, codeFor(phone))).rejects.toEqual(refusal('1011'))
    await ask(phone)
    const wrong = codeFor(phone) === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) await expect(check(phone, wrong)).rejects.toEqual(refusal('1011'))
    await expect(check(phone, codeFor(phone))).rejects.toEqual(refusal('1011'))
  })

  it('is sent to phones and mail addresses only', async () => {
    for (const [username, sendType] of [
      ['12345', 2],
      ['a@example.org', 3],
      ['someone@host', 3]
    ] as const)
      await expect(ask(username, sendType)).rejects.toMatchObject({
        code: 'GEN0400',
        fields: [{ path: 'username' }]
      })
  })
})

it('neither ticket nor address is stored in clear', async () => {
  const { phone } = await person({ confirmedEmail: 'reed@example.org', keys })
  const ticket = await ticketOf(phone)
  await ask('reed@example.org', 3)
  const rows = JSON.stringify([
    await db.selectFrom('recovery_ticket').selectAll().execute(),
    await db.selectFrom('phone_code').selectAll().execute(),
    await db.selectFrom('account').selectAll().execute(),
    await db.selectFrom('outbox').selectAll().execute()
  ])
  expect(rows).not.toContain(ticket)
  expect(rows).not.toContain('reed@example.org')
})
