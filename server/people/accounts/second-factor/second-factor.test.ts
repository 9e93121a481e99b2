import { ApiError } from '@board/client'
import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildAccount, buildSession, setParameter } from '../../../../tests/support/builders/builders.ts'
import {
  buildSecondFactor,
  codeAt,
  recoveryCode,
  seed
} from '../../../../tests/support/builders/second-factor.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { meet } from '../../../../tests/support/races.ts'
import { smsSink } from '../../../../tests/support/servers/sms.ts'
import { createSession } from '../../sessions/sessions.ts'
import { failureKey } from '../sign-in/guesses.ts'
import { lockAccount } from '../store.ts'

const clock = testClock()
const { sms, codeFor } = smsSink()
const world = await accessWorld(await testDatabase(), { clock: clock.now, sms })
const { db, deps, client, role, staff, administrator } = world
const { keys } = deps
const visitor = client()
const password = 'Abc12345'

const refusal = (code: string) => expect.objectContaining({ code })
const signIn = (username: string, typed = password) =>
  visitor.call('peopleLogin', { body: { username, password: typed } })

/** Signs in up to the second step, and returns the ticket. */
async function ticketOf(username: string): Promise<string> {
  const failure = await signIn(username).catch((error: unknown) => error)
  if (!(failure instanceof ApiError) || failure.code !== 'USR0070') throw failure
  if (!failure.detail || !('ticket' in failure.detail)) throw new Error('no ticket')
  return failure.detail.ticket
}

const step = (ticket: string, code: string) => visitor.call('takeSecondStep', { body: { ticket, code } })
const codeNow = (secret = seed) => codeAt(secret, clock.now())
const wrong = () => String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0')

/** Makes a member of staff with a second factor. The clock moves past limits and the steps of earlier codes. */
async function guarded(given: object = {}) {
  clock.pass(61)
  const person = await staff([], { password, ...given })
  await buildSecondFactor(db, keys, person.uid, clock.now())
  return person
}

const eventsOf = async (uid: number) => {
  const events = db.selectFrom('event').select(['verb', 'note']).where('subject_id', '=', uid).orderBy('id')
  return await events.where('verb', 'like', 'secondFactor.%').execute()
}

const secretOf = (uri: string) => new URL(uri).searchParams.get('secret') ?? ''

/** Sets a second factor up by the operations. */
async function setUp(as: ReturnType<typeof client>) {
  const { uri } = await as.call('beginSecondFactor', { body: { password } })
  const code = codeNow(secretOf(uri))
  return { secret: secretOf(uri), ...(await as.call('confirmSecondFactor', { body: { code } })) }
}

describe('signing in with a second factor', () => {
  it('gives no session for the password alone, and one for password and code', async () => {
    const { uid, username } = await guarded()
    await db.deleteFrom('session').where('account_uid', '=', uid).execute()
    const ticket = await ticketOf(username)
    const sessions = db.selectFrom('session').select('id').where('account_uid', '=', uid)
    expect(await sessions.execute()).toEqual([])
    const { token } = await step(ticket, codeNow())
    expect((await client(token).call('getInfo')).uid).toBe(uid)
  })

  it('requires it after a code by SMS, too', async () => {
    const { username } = await guarded({ phone: '13900000077', keys })
    await visitor.call('getLoginPhoneVerifycode', { body: { phone: '13900000077' } })
    await deps.outbox.drain()
    const body = { phone: '13900000077', verifyCode: codeFor('13900000077') }
    const failure = await visitor.call('loginByPhone', { body }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'USR0070', detail: { ticket: expect.any(String) } })
    const { ticket } = (failure as { detail: { ticket: string } }).detail
    const { token } = await step(ticket, codeNow())
    expect((await client(token).call('getInfo')).username).toBe(username)
  })

  it('is open to the owner of the phone although strangers have locked the name', async () => {
    const { username } = await guarded({ phone: '13900000078', keys })
    const lock = { name_key: failureKey(keys, username), failures: 100, last_at: clock.now() }
    await db.insertInto('login_failure').values(lock).execute()
    await expect(signIn(username)).rejects.toEqual(refusal('USR0005'))
    await visitor.call('getLoginPhoneVerifycode', { body: { phone: '13900000078' } })
    await deps.outbox.drain()
    const body = { phone: '13900000078', verifyCode: codeFor('13900000078') }
    const failure = await visitor.call('loginByPhone', { body }).catch((error: unknown) => error)
    const { ticket } = (failure as { detail: { ticket: string } }).detail
    await step(ticket, codeNow())
  })

  it('accepts a code once', async () => {
    const { username } = await guarded()
    const [first, second] = [await ticketOf(username), await ticketOf(username)]
    const code = codeNow()
    await step(first, code)
    await expect(step(second, code)).rejects.toEqual(refusal('USR0072'))
    await expect(step(await ticketOf(username), code)).rejects.toEqual(refusal('USR0071'))
    await db.deleteFrom('login_failure').execute()
    clock.pass(30)
    await step(await ticketOf(username), codeNow())
  })

  it('accepts a ticket once, for five minutes, and no invented one', async () => {
    const { username } = await guarded()
    const ticket = await ticketOf(username)
    await step(ticket, codeNow())
    clock.pass(60)
    await expect(step(ticket, codeNow())).rejects.toEqual(refusal('USR0072'))
    await expect(step('x'.repeat(43), codeNow())).rejects.toEqual(refusal('USR0072'))
    const late = await ticketOf(username)
    clock.pass(299)
    const later = await ticketOf(username)
    clock.pass(1)
    await expect(step(late, codeNow())).rejects.toEqual(refusal('USR0072'))
    await step(later, codeNow())
  })

  it('accepts no ticket from before the password was changed or recovered', async () => {
    const { uid, username } = await guarded()
    const ticket = await ticketOf(username)
    const own = client(await buildSession(db, uid))
    await own.call('changePassword', { body: { oldPassword: password, newPassword: 'Xin-mima-2027' } })
    await expect(step(ticket, codeNow())).rejects.toEqual(refusal('USR0072'))
  })

  it('takes no ticket of before an administrator set the password in the form of the account', async () => {
    const { uid, username } = await guarded()
    const ticket = await ticketOf(username)
    const { version } = await db
      .selectFrom('account')
      .select('version')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    const reset = { password: 'Xin-mima-2028', confirmPassword: 'Xin-mima-2028', version }
    await administrator.client.call('sysUserUpdate', { params: { id: uid }, body: reset })
    await expect(step(ticket, codeNow())).rejects.toEqual(refusal('USR0072'))
  })

  it('asks for the second step where the factor is switched on during the first', async () => {
    clock.pass(61)
    const { uid, username } = await staff([], { password })
    const [, first] = await meet(
      meanwhile =>
        db.transaction().execute(async trx => {
          await lockAccount(trx, uid)
          await meanwhile()
          await buildSecondFactor(trx, keys, uid, clock.now())
        }),
      () => signIn(username)
    )
    expect(first).toMatchObject({ status: 'rejected', reason: refusal('USR0070') })
  })

  it('ends a session that was opened while the factor was switched on', async () => {
    clock.pass(61)
    const { uid, client: own } = await staff([], { password })
    const { secret } = await own.call('beginSecondFactor', { body: { password } })
    const [opened] = await meet(
      meanwhile =>
        db.transaction().execute(async trx => {
          await lockAccount(trx, uid)
          const from = { accountUid: uid, loginType: 1, address: '192.0.2.1', userAgent: '' } as const
          const session = await createSession(trx, from, clock.now())
          await meanwhile()
          return session
        }),
      () => own.call('confirmSecondFactor', { body: { code: codeNow(secret) } })
    )
    if (opened.status === 'rejected') throw opened.reason
    await expect(client(opened.value.token).call('getInfo')).rejects.toEqual(refusal('USR0001'))
  })

  it('accepts no code of another person', async () => {
    const [one, other] = [await guarded(), await guarded()]
    const sealed = keys.sealField('secondFactor', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    const update = db.updateTable('second_factor').set({ secret_sealed: sealed })
    await update.where('account_uid', '=', other.uid).execute()
    await expect(step(await ticketOf(other.username), codeNow())).rejects.toEqual(refusal('USR0071'))
    await step(await ticketOf(one.username), codeNow())
  })

  it('ends a ticket after five wrong codes, and locks the name after ten, also with the right password', async () => {
    const { username } = await guarded()
    const heard = async (ticket: string) => {
      const codes: unknown[] = []
      for (let nth = 0; nth < 5; nth++)
        codes.push(await step(ticket, wrong()).catch((error: ApiError) => error.code))
      return codes
    }
    const [first, second, third] = [
      await ticketOf(username),
      await ticketOf(username),
      await ticketOf(username)
    ]
    expect(await heard(first)).toEqual(['USR0071', 'USR0071', 'USR0071', 'USR0071', 'USR0072'])
    await expect(step(first, codeNow())).rejects.toEqual(refusal('USR0072'))
    await heard(second)
    await expect(step(third, codeNow())).rejects.toEqual(refusal('USR0077'))
    await expect(signIn(username)).rejects.toEqual(refusal('USR0005'))
    clock.pass(901)
  })

  it('keeps the count of wrong codes after a right password', async () => {
    const { username } = await guarded()
    await expect(step(await ticketOf(username), wrong())).rejects.toEqual(refusal('USR0071'))
    // after a failure, a captcha is required until a sign-in is complete
    const uuid = '0f8b2c1e-6a55'
    await visitor.call('captchaImage', { query: { uuid } })
    const drawn = db.selectFrom('captcha').select('answer').where('uuid', '=', uuid)
    const { answer: captcha } = await drawn.executeTakeFirstOrThrow()
    const again = visitor.call('peopleLogin', { body: { username, password, uuid, captcha } })
    await expect(again).rejects.toEqual(refusal('USR0070'))
    await expect(signIn(username)).rejects.toEqual(refusal('11104'))
  })

  it('accepts each recovery code once, in any way of typing, and the history has it', async () => {
    const { uid, username } = await guarded()
    const ticket = await ticketOf(username)
    await step(ticket, recoveryCode.toUpperCase().replace('-', ' '))
    expect(await eventsOf(uid)).toEqual([{ verb: 'secondFactor.recoveryUsed', note: null }])
    await expect(step(await ticketOf(username), recoveryCode)).rejects.toEqual(refusal('USR0078'))
  })

  it('refuses an account that was disabled meanwhile', async () => {
    const { uid, username } = await guarded()
    const ticket = await ticketOf(username)
    await db.updateTable('account').set({ status: 0 }).where('uid', '=', uid).execute()
    await expect(step(ticket, codeNow())).rejects.toEqual(refusal('USR0095'))
  })
})

describe('setting a second factor up', () => {
  it('requires the password, then a code, and gives ten recovery codes', async () => {
    clock.pass(61)
    const { uid, username, client: own } = await staff([], { password })
    const begin = (typed: string) => own.call('beginSecondFactor', { body: { password: typed } })
    await expect(begin('Wrong12345')).rejects.toEqual(refusal('USR0054'))
    const { secret, uri, qr } = await begin(password)
    expect(secretOf(uri)).toBe(secret)
    expect(qr.path).toContain('M4 4h7v1h-7z')
    // the factor applies only after a code was shown
    await signIn(username)
    const confirm = (code: string) => own.call('confirmSecondFactor', { body: { code } })
    await expect(confirm('000000')).rejects.toEqual(refusal('USR0071'))
    const { recoveryCodes } = await confirm(codeNow(secret))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await own.call('getSecondFactor')).toMatchObject({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10
    })
    expect(await eventsOf(uid)).toEqual([{ verb: 'secondFactor.enabled', note: null }])
    await step(await ticketOf(username), recoveryCodes[3] ?? '')
    expect(await own.call('getSecondFactor')).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('stores neither secret nor codes in clear', async () => {
    clock.pass(61)
    const { client: own } = await staff([], { password })
    const { secret, recoveryCodes } = await setUp(own)
    const kept = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
      await db.selectFrom('idempotency_key').selectAll().execute(),
      await db.selectFrom('event').selectAll().execute()
    ])
    for (const shown of [secret, ...recoveryCodes]) expect(kept).not.toContain(shown)
    expect(JSON.stringify(await own.call('getSecondFactor'))).not.toContain(secret)
  })

  it('ends the other sessions, and its code does not sign in', async () => {
    clock.pass(61)
    const { uid, username, client: own } = await staff([], { password })
    const other = client(await buildSession(db, uid, clock.now()))
    const { secret } = await setUp(own)
    await own.call('getInfo')
    await expect(other.call('getInfo')).rejects.toEqual(refusal('USR0001'))
    await expect(step(await ticketOf(username), codeNow(secret))).rejects.toEqual(refusal('USR0071'))
  })

  it('is refused after half an hour, and without a beginning', async () => {
    clock.pass(61)
    const { client: own } = await staff([], { password })
    const confirm = (code: string) => own.call('confirmSecondFactor', { body: { code } })
    await expect(confirm('123456')).rejects.toEqual(refusal('USR0075'))
    const { secret } = await own.call('beginSecondFactor', { body: { password } })
    clock.pass(1801)
    await expect(confirm(codeNow(secret))).rejects.toEqual(refusal('USR0075'))
  })

  it('replaces an earlier one, which is valid until then', async () => {
    const { username, client: own } = await guarded()
    const { secret } = await own.call('beginSecondFactor', { body: { password } })
    await step(await ticketOf(username), codeNow())
    await own.call('confirmSecondFactor', { body: { code: codeNow(secret) } })
    clock.pass(60)
    const ticket = await ticketOf(username)
    await expect(step(ticket, codeNow())).rejects.toEqual(refusal('USR0071'))
    await expect(step(ticket, recoveryCode)).rejects.toEqual(refusal('USR0078'))
    await step(ticket, codeNow(secret))
  })

  it('is for staff and institutions only', async () => {
    const citizen = await buildAccount(db, { password })
    const own = client(await buildSession(db, citizen.uid, clock.now()))
    await expect(own.call('getSecondFactor')).rejects.toEqual(refusal('GEN0403'))
    await expect(own.call('beginSecondFactor', { body: { password } })).rejects.toEqual(refusal('GEN0403'))
  })
})

describe('a second factor that is on', () => {
  it('is switched off with the password', async () => {
    const { uid, username, client: own } = await guarded()
    const off = (typed: string) => own.call('switchOffSecondFactor', { body: { password: typed } })
    await expect(off('Wrong12345')).rejects.toEqual(refusal('USR0054'))
    await off(password)
    await expect(off(password)).rejects.toEqual(refusal('USR0076'))
    await signIn(username)
    expect(await eventsOf(uid)).toEqual([{ verb: 'secondFactor.disabled', note: null }])
  })

  it('gets new recovery codes, which replace the earlier ones', async () => {
    const { username, client: own } = await guarded()
    const { recoveryCodes } = await own.call('renewRecoveryCodes', { body: { password } })
    await expect(step(await ticketOf(username), recoveryCode)).rejects.toEqual(refusal('USR0078'))
    await db.deleteFrom('login_failure').execute()
    await step(await ticketOf(username), recoveryCodes[9] ?? '')
  })

  it('is reset by an administrator with a reason, which ends the sessions', async () => {
    const { uid, username, client: own } = await guarded()
    const ticket = await ticketOf(username)
    const body = { id: uid, reason: '手机遗失，已当面核实身份' }
    const read = () => administrator.client.call('sysUserGet', { params: { id: uid } })
    const before = await read()
    expect(before).toMatchObject({ secondFactor: true })
    expect(before.allowedActions).toContain('resetUserSecondFactor')
    await administrator.client.call('resetUserSecondFactor', { body })
    await expect(own.call('getInfo')).rejects.toEqual(refusal('USR0001'))
    await expect(step(ticket, codeNow())).rejects.toEqual(refusal('USR0072'))
    await signIn(username)
    expect(await eventsOf(uid)).toEqual([{ verb: 'secondFactor.reset', note: body.reason }])
    const again = administrator.client.call('resetUserSecondFactor', { body })
    await expect(again).rejects.toEqual(refusal('USR0076'))
    const after = await read()
    expect(after).toMatchObject({ secondFactor: false })
    expect(after.allowedActions).not.toContain('resetUserSecondFactor')
  })
})

describe('a role that requires a second factor', () => {
  const switchOn = (id: number) =>
    db.updateTable('role').set({ second_factor: true }).where('id', '=', id).execute()

  it('allows nothing else before one is set up, also in a session that is open already', async () => {
    clock.pass(61)
    const id = await role({ permissions: ['sys:user:page'] })
    const { username, client: own } = await staff([id], { password })
    await own.call('sysUserList', { query: { range: '[0,9]' } })
    await switchOn(id)
    await expect(own.call('sysUserList', { query: { range: '[0,9]' } })).rejects.toEqual(refusal('USR0073'))
    expect(await own.call('getInfo')).toMatchObject({ needSecondFactor: true })
    const { token } = await signIn(username)
    const beginner = client(token)
    await expect(beginner.call('listOwnLogins', {})).rejects.toEqual(refusal('USR0073'))
    // in public calls the account counts as a visitor
    await beginner.call('siteConfig')
    await setUp(beginner)
    expect(await beginner.call('getInfo')).toMatchObject({ needSecondFactor: false })
    await beginner.call('sysUserList', { query: { range: '[0,9]' } })
  })

  it('prevents switching it off', async () => {
    const id = await role({})
    await switchOn(id)
    const { uid, client: own } = await guarded()
    await db.insertInto('account_role').values({ account_uid: uid, role_id: id }).execute()
    expect(await own.call('getSecondFactor')).toMatchObject({ isOn: true, isRequired: true })
    const off = own.call('switchOffSecondFactor', { body: { password } })
    await expect(off).rejects.toEqual(refusal('USR0074'))
  })

  it('requires the initial password to be changed first', async () => {
    clock.pass(61)
    const id = await role({})
    await switchOn(id)
    const { client: own } = await staff([id], { password, must_change_password: true })
    await expect(own.call('listOwnLogins', {})).rejects.toEqual(refusal('USR0053'))
  })
})

it('institutions must have one if the parameter says so', async () => {
  clock.pass(61)
  const clerk = await buildAccount(db, { kind: 'institution', password })
  const own = client(await buildSession(db, clerk.uid, clock.now()))
  await own.call('getInstitutionInfo')
  await setParameter(db, 'institution.secondFactor', true)
  await expect(own.call('getInstitutionInfo')).rejects.toEqual(refusal('USR0073'))
  const { secret } = await setUp(own)
  await own.call('getInstitutionInfo')
  const off = own.call('switchOffSecondFactor', { body: { password } })
  await expect(off).rejects.toEqual(refusal('USR0074'))
  await setParameter(db, 'institution.secondFactor', false)
  clock.pass(30)
  await step(await ticketOf(clerk.username), codeNow(secret))
})
