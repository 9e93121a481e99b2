import { ApiError } from '@board/client'
import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildAccount, buildSession, setParameter } from '../../../../tests/support/builders/builders.ts'
import { type Deviation, passkeyDevice, rowOf } from '../../../../tests/support/builders/passkeys.ts'
import {
  buildSecondFactor,
  codeAt,
  recoveryCode,
  seed
} from '../../../../tests/support/builders/second-factor.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { meet } from '../../../../tests/support/races.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { mostPasskeys } from './passkey-options.ts'
import { deleteSecondFactor, lockSecondFactor } from './store.ts'

const origin = 'https://board.example.org'
const clock = testClock()
const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: 'data/test',
  MAX_DELAY: '0',
  ACCOUNTS_PER_ADDRESS: '1000',
  SITE_ORIGIN: origin
})
const world = await accessWorld(await testDatabase(), { clock: clock.now, config })
const { db, deps, client, role, staff, administrator } = world
const { keys } = deps
const visitor = client()
const password = 'Abc12345'

type Client = ReturnType<typeof client>

const refusal = (code: string) => expect.objectContaining({ code })

/** Signs in up to the second step, and returns its ticket and ways. */
async function firstStep(username: string) {
  const failure = await visitor
    .call('peopleLogin', { body: { username, password } })
    .catch((error: unknown) => error)
  if (!(failure instanceof ApiError) || failure.code !== 'USR0070') throw failure
  if (!failure.detail || !('ticket' in failure.detail)) throw new Error('no ticket')
  return failure.detail
}

const beginStep = (ticket: string) => visitor.call('beginPasskeyStep', { body: { ticket } })
const takeStep = (ticket: string, signed: ReturnType<ReturnType<typeof passkeyDevice>['sign']>) =>
  visitor.call('takePasskeyStep', { body: { ticket, ...signed } })
const begin = (own: Client, typed = password) => own.call('beginPasskey', { body: { password: typed } })

/** Adds a passkey of a device by the operations. */
async function add(
  own: Client,
  device = passkeyDevice(origin),
  name = '办公室电脑',
  deviation: Deviation = {}
) {
  const made = device.make(await begin(own), deviation)
  return await own.call('addPasskey', { body: { name, ...made } })
}

/** Makes a member of staff. The clock moves past limits. */
async function person(given: object = {}) {
  clock.pass(61)
  return await staff([], { password, ...given })
}

/** Makes a member of staff with a passkey of a device. */
async function guarded(given: object = {}, device = passkeyDevice(origin)) {
  const someone = await person(given)
  const { recoveryCodes } = await add(someone.client, device)
  return { ...someone, device, recoveryCodes }
}

const eventsOf = async (uid: number) => {
  const events = db.selectFrom('event').select(['verb', 'note']).where('subject_id', '=', uid).orderBy('id')
  return await events.where('verb', 'like', 'secondFactor.%').execute()
}

const passkeysOf = async (own: Client) => (await own.call('getSecondFactor')).passkeys

describe('adding a passkey', () => {
  it('requires the password, switches the second factor on and gives recovery codes', async () => {
    const { uid, username, client: own } = await person()
    const other = client(await buildSession(db, uid, clock.now()))
    await expect(begin(own, 'Wrong12345')).rejects.toEqual(refusal('USR0054'))
    const device = passkeyDevice(origin)
    const options = await begin(own)
    expect(options).toMatchObject({
      rp: { id: 'board.example.org' },
      user: { name: username },
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none'
    })
    const body = { name: ' 办公室电脑 ', ...device.make(options) }
    const { recoveryCodes } = await own.call('addPasskey', { body })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await own.call('getSecondFactor')).toMatchObject({
      isOn: true,
      hasAuthenticator: false,
      recoveryCodesLeft: 10,
      passkeys: [{ name: '办公室电脑', lastUsedAt: null }]
    })
    await expect(other.call('getInfo')).rejects.toEqual(refusal('USR0001'))
    expect(await eventsOf(uid)).toEqual([
      { verb: 'secondFactor.enabled', note: null },
      { verb: 'secondFactor.passkeyAdded', note: '办公室电脑' }
    ])
  })

  it('a further one leaves recovery codes and sessions as they are', async () => {
    const { uid, client: own, recoveryCodes, username } = await guarded()
    const other = client(await buildSession(db, uid, clock.now()))
    const options = await begin(own)
    expect(options.excludeCredentials).toHaveLength(1)
    const body = { name: '手机', ...passkeyDevice(origin).make(options) }
    expect(await own.call('addPasskey', { body })).toEqual({ recoveryCodes: [] })
    await other.call('getInfo')
    expect((await passkeysOf(own)).map(({ name }) => name)).toEqual(['办公室电脑', '手机'])
    const { ticket } = await firstStep(username)
    await visitor.call('takeSecondStep', { body: { ticket, code: recoveryCodes[0] ?? '' } })
  })

  it.each<[string, Deviation]>([
    ['signed for another page', { origin: 'https://board.example.org.evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without verifying the user', { isVerified: false }],
    ['with another challenge', { challenge: 'x'.repeat(43) }],
    ['of a signature in place of a new one', { type: 'webauthn.get' }],
    ['under the id of another passkey', { id: 'x'.repeat(43) }],
    ['with a certificate, which the site would look up', { isCertified: true }]
  ])('refuses one %s', async (_, deviation) => {
    const { client: own } = await person()
    await expect(add(own, passkeyDevice(origin), '电脑', deviation)).rejects.toEqual(refusal('USR0080'))
    expect(await own.call('getSecondFactor')).toMatchObject({ isOn: false, passkeys: [] })
  })

  it('accepts a challenge once, for five minutes, in the session that asked for it', async () => {
    const { uid, client: own } = await person()
    const send = (as: Client, made: ReturnType<ReturnType<typeof passkeyDevice>['make']>) =>
      as.call('addPasskey', { body: { name: '电脑', ...made } })
    const device = passkeyDevice(origin)
    const other = client(await buildSession(db, uid, clock.now()))
    const made = device.make(await begin(own))
    await expect(send(other, made)).rejects.toEqual(refusal('USR0075'))
    await expect(send(own, { ...made, attestationObject: 'x' })).rejects.toEqual(refusal('USR0080'))
    await expect(send(own, made)).rejects.toEqual(refusal('USR0075'))
    const late = device.make(await begin(own))
    clock.pass(300)
    await expect(send(own, late)).rejects.toEqual(refusal('USR0075'))
    clock.pass(61)
    await send(own, device.make(await begin(own)))
  })

  it('refuses a passkey that another account has', async () => {
    const { device } = await guarded()
    const { client: own } = await person()
    const made = device.make(await begin(own))
    const row = db.updateTable('passkey').set({ credential_id: made.id })
    const [first] = device.kept
    await row.where('credential_id', '=', first?.id.toString('base64url') ?? '').execute()
    const body = { name: '电脑', ...made }
    await expect(own.call('addPasskey', { body })).rejects.toEqual(refusal('USR0083'))
    expect(await own.call('getSecondFactor')).toMatchObject({ isOn: false, passkeys: [] })
  })

  it(`allows ${mostPasskeys} of them`, async () => {
    const { uid, client: own } = await guarded()
    const more = Array.from({ length: mostPasskeys - 1 }, (_, nth) => ({
      account_uid: uid,
      credential_id: `${uid}-of-a-passkey-${nth}`,
      public_key: 'x',
      counter: 0,
      transports: [],
      name: `第${nth}个`,
      created_at: clock.now()
    }))
    await db.insertInto('passkey').values(more).execute()
    clock.pass(61)
    await expect(begin(own)).rejects.toEqual(refusal('USR0081'))
  })

  it('is for staff and institutions only', async () => {
    clock.pass(61)
    const citizen = await buildAccount(db, { password })
    const own = client(await buildSession(db, citizen.uid, clock.now()))
    await expect(begin(own)).rejects.toEqual(refusal('GEN0403'))
    const body = { name: '电脑', ...passkeyDevice(origin).make({ challenge: 'x', rp: { id: 'x' } }) }
    await expect(own.call('addPasskey', { body })).rejects.toEqual(refusal('GEN0403'))
  })
})

describe('signing in with a passkey', () => {
  it('gives a session for the password and a signature', async () => {
    const { uid, username, device, client: own } = await guarded()
    const { ticket, hasPasskey, hasAuthenticator } = await firstStep(username)
    expect({ hasPasskey, hasAuthenticator }).toEqual({ hasPasskey: true, hasAuthenticator: false })
    const options = await beginStep(ticket)
    expect(options).toMatchObject({
      rpId: 'board.example.org',
      userVerification: 'required',
      allowCredentials: [{ id: device.kept[0]?.id.toString('base64url') }]
    })
    const { token } = await takeStep(ticket, device.sign(options))
    expect((await client(token).call('getInfo')).uid).toBe(uid)
    expect(await passkeysOf(own)).toMatchObject([{ lastUsedAt: Math.floor(clock.now().getTime() / 1000) }])
    const log = db.selectFrom('login_log').select('status').where('account_uid', '=', uid).orderBy('id')
    expect((await log.execute()).at(-1)?.status).toBe(1)
  })

  it.each<[string, Deviation]>([
    ['for another page', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without verifying the user', { isVerified: false }],
    ['of another challenge', { challenge: 'x'.repeat(43) }],
    ['that was meant to add a passkey', { type: 'webauthn.create' }],
    ['with an id that nobody has', { id: 'x'.repeat(43) }]
  ])('refuses a signature %s, and counts it', async (_, deviation) => {
    const { uid, username, device } = await guarded()
    const { ticket } = await firstStep(username)
    const signed = device.sign(await beginStep(ticket), deviation)
    await expect(takeStep(ticket, signed)).rejects.toEqual(refusal('USR0079'))
    const log = db.selectFrom('login_log').select('status').where('account_uid', '=', uid).orderBy('id')
    expect((await log.execute()).map(({ status }) => status)).toEqual([0])
  })

  it('refuses a count of signatures that has not grown, unless the device does not count', async () => {
    const { username, device } = await guarded()
    const stepWith = async (deviation: Deviation) => {
      clock.pass(61)
      await db.deleteFrom('login_failure').execute()
      const { ticket } = await firstStep(username)
      return await takeStep(ticket, device.sign(await beginStep(ticket), deviation))
    }
    await stepWith({ counter: 7 })
    for (const counter of [7, 6, 0]) await expect(stepWith({ counter })).rejects.toEqual(refusal('USR0079'))
    await stepWith({ counter: 8 })
    const still = await guarded({}, passkeyDevice(origin, { steps: 0 }))
    for (let nth = 0; nth < 2; nth++) {
      const { ticket } = await firstStep(still.username)
      await takeStep(ticket, still.device.sign(await beginStep(ticket)))
    }
  })

  it('accepts a challenge once, and only with its own ticket', async () => {
    const { username, device } = await guarded()
    const [first, second] = [(await firstStep(username)).ticket, (await firstStep(username)).ticket]
    const signed = device.sign(await beginStep(first))
    await beginStep(second)
    await expect(takeStep(second, signed)).rejects.toEqual(refusal('USR0079'))
    // the wrong attempt has used the challenge of the second ticket up
    await expect(takeStep(second, device.sign(await beginStep(first)))).rejects.toEqual(refusal('USR0079'))
    const again = device.sign(await beginStep(first))
    await takeStep(first, again)
    await expect(takeStep(first, again)).rejects.toEqual(refusal('USR0072'))
    await db.deleteFrom('login_failure').execute()
    const { ticket } = await firstStep(username)
    await expect(takeStep(ticket, again)).rejects.toEqual(refusal('USR0079'))
    await beginStep(ticket)
    await expect(takeStep(ticket, again)).rejects.toEqual(refusal('USR0079'))
  })

  it('keeps a replayed signature out after a refused one', async () => {
    const { username, device } = await guarded()
    const { ticket } = await firstStep(username)
    const options = await beginStep(ticket)
    await expect(takeStep(ticket, device.sign(options, { counter: 0, isVerified: false }))).rejects.toEqual(
      refusal('USR0079')
    )
    await expect(takeStep(ticket, device.sign(options))).rejects.toEqual(refusal('USR0079'))
  })

  it('accepts no ticket that is over, and none that was never given', async () => {
    const { username, device } = await guarded()
    await expect(beginStep('x'.repeat(43))).rejects.toEqual(refusal('USR0072'))
    const { ticket } = await firstStep(username)
    const signed = device.sign(await beginStep(ticket))
    clock.pass(300)
    await expect(takeStep(ticket, signed)).rejects.toEqual(refusal('USR0072'))
    await expect(beginStep(ticket)).rejects.toEqual(refusal('USR0072'))
  })

  it('accepts no passkey of another person', async () => {
    const [one, other] = [await guarded(), await guarded()]
    const { ticket } = await firstStep(one.username)
    const options = await beginStep(ticket)
    await expect(takeStep(ticket, other.device.sign(options))).rejects.toEqual(refusal('USR0079'))
    // nor its signature under the id of the right one
    const id = one.device.kept[0]?.id.toString('base64url') ?? ''
    const forged = other.device.sign(await beginStep(ticket), { id })
    await expect(takeStep(ticket, forged)).rejects.toEqual(refusal('USR0079'))
  })

  it('ends a ticket after five wrong signatures, and locks the name after ten', async () => {
    const { username, device } = await guarded()
    const tickets = [await firstStep(username), await firstStep(username), await firstStep(username)]
    const [first = '', second = '', third = ''] = tickets.map(({ ticket }) => ticket)
    const heard = async (ticket: string) => {
      const codes: unknown[] = []
      for (let nth = 0; nth < 5; nth++) {
        const signed = device.sign(await beginStep(ticket), { isVerified: false })
        codes.push(await takeStep(ticket, signed).catch((error: ApiError) => error.code))
      }
      return codes
    }
    expect(await heard(first)).toEqual(['USR0079', 'USR0079', 'USR0079', 'USR0079', 'USR0072'])
    const ready = device.sign(await beginStep(third))
    clock.pass(61)
    await heard(second)
    await expect(takeStep(third, ready)).rejects.toEqual(refusal('USR0077'))
    clock.pass(901)
  })

  it('is offered beside the authenticator, and each completes a sign-in', async () => {
    const { uid, username, client: own } = await person()
    await buildSecondFactor(db, keys, uid, clock.now())
    expect(await firstStep(username)).toMatchObject({ hasPasskey: false, hasAuthenticator: true })
    await expect(beginStep((await firstStep(username)).ticket)).rejects.toEqual(refusal('USR0082'))
    const device = passkeyDevice(origin)
    expect(await add(own, device)).toEqual({ recoveryCodes: [] })
    const { ticket, ...ways } = await firstStep(username)
    expect(ways).toMatchObject({ hasPasskey: true, hasAuthenticator: true })
    await takeStep(ticket, device.sign(await beginStep(ticket)))
    const next = await firstStep(username)
    const code = codeAt(seed, clock.now())
    await visitor.call('takeSecondStep', { body: { ticket: next.ticket, code } })
  })

  it('is refused where an administrator resets the second factor meanwhile', async () => {
    const { uid, username, device } = await guarded()
    const { ticket } = await firstStep(username)
    const signed = device.sign(await beginStep(ticket))
    const [, step] = await meet(
      meanwhile =>
        db.transaction().execute(async trx => {
          await lockSecondFactor(trx, uid)
          await deleteSecondFactor(trx, uid)
          await meanwhile()
        }),
      () => takeStep(ticket, signed)
    )
    expect(step).toMatchObject({ status: 'rejected', reason: refusal('USR0079') })
  })

  it('accepts no code of an authenticator where there is none', async () => {
    const { username } = await guarded()
    const { ticket } = await firstStep(username)
    const wrong = visitor.call('takeSecondStep', { body: { ticket, code: '123456' } })
    await expect(wrong).rejects.toEqual(refusal('USR0071'))
  })
})

describe('a passkey of one’s own', () => {
  it('gets another name', async () => {
    const { client: own } = await guarded()
    const [{ id } = { id: 0 }] = await passkeysOf(own)
    await own.call('renamePasskey', { body: { id, name: ' 家里电脑 ' } })
    expect(await passkeysOf(own)).toMatchObject([{ name: '家里电脑' }])
    const { client: stranger } = await guarded()
    const theirs = stranger.call('renamePasskey', { body: { id, name: '我的' } })
    await expect(theirs).rejects.toEqual(refusal('GEN0404'))
  })

  it('is removed with the password; the last one switches the second factor off', async () => {
    const { uid, username, client: own } = await guarded()
    await add(own, passkeyDevice(origin), '手机')
    const [first, second] = await passkeysOf(own)
    const remove = (id = 0, typed = password, as = own) =>
      as.call('removePasskey', { body: { id, password: typed } })
    await expect(remove(first?.id, 'Wrong12345')).rejects.toEqual(refusal('USR0054'))
    await db.deleteFrom('login_failure').execute()
    const { client: stranger } = await guarded()
    await expect(remove(first?.id, password, stranger)).rejects.toEqual(refusal('GEN0404'))
    const { ticket } = await firstStep(username)
    await remove(first?.id)
    await expect(beginStep(ticket)).rejects.toEqual(refusal('USR0072'))
    expect(await own.call('getSecondFactor')).toMatchObject({ isOn: true, passkeys: [{ name: '手机' }] })
    await remove(second?.id)
    expect(await own.call('getSecondFactor')).toMatchObject({ isOn: false, passkeys: [] })
    await visitor.call('peopleLogin', { body: { username, password } })
    expect((await eventsOf(uid)).map(({ verb, note }) => `${verb} ${note ?? ''}`).slice(3)).toEqual([
      'secondFactor.passkeyRemoved 办公室电脑',
      'secondFactor.passkeyRemoved 手机',
      'secondFactor.disabled '
    ])
  })

  it('stays on where another one is added while the last one is removed', async () => {
    const { uid, client: own } = await guarded()
    const [{ id } = { id: 0 }] = await passkeysOf(own)
    const other = passkeyDevice(origin)
    other.make({ challenge: 'x', rp: { id: 'board.example.org' } })
    const [, removal] = await meet(
      meanwhile =>
        db.transaction().execute(async trx => {
          await lockSecondFactor(trx, uid)
          const rows = other.kept.map(passkey => rowOf(passkey, uid, clock.now()))
          await trx.insertInto('passkey').values(rows).execute()
          await meanwhile()
        }),
      () => own.call('removePasskey', { body: { id, password } })
    )
    expect(removal).toMatchObject({ status: 'fulfilled' })
    expect(await own.call('getSecondFactor')).toMatchObject({ isOn: true, passkeys: [{ name: '测试设备' }] })
  })

  it('leaves the authenticator on when the last one is removed', async () => {
    const { uid, username, client: own } = await person()
    await buildSecondFactor(db, keys, uid, clock.now())
    await add(own)
    const [{ id } = { id: 0 }] = await passkeysOf(own)
    await own.call('removePasskey', { body: { id, password } })
    const { ticket } = await firstStep(username)
    await visitor.call('takeSecondStep', { body: { ticket, code: recoveryCode } })
  })

  it('serves a role that requires a second factor, and the last one stays then', async () => {
    clock.pass(61)
    const id = await role({ permissions: ['sys:user:page'] })
    await db.updateTable('role').set({ second_factor: true }).where('id', '=', id).execute()
    const { client: own } = await staff([id], { password })
    const read = () => own.call('sysUserList', { query: { range: '[0,9]' } })
    await expect(read()).rejects.toEqual(refusal('USR0073'))
    await begin(own)
    await expect(read()).rejects.toEqual(refusal('USR0073'))
    clock.pass(61)
    await add(own)
    await read()
    const [passkey] = await passkeysOf(own)
    const body = { id: passkey?.id ?? 0, password }
    await expect(own.call('removePasskey', { body })).rejects.toEqual(refusal('USR0084'))
    await add(own, passkeyDevice(origin), '手机')
    await own.call('removePasskey', { body })
  })

  it('serves an institution that must have a second factor', async () => {
    clock.pass(61)
    const clerk = await buildAccount(db, { kind: 'institution', password })
    const own = client(await buildSession(db, clerk.uid, clock.now()))
    await setParameter(db, 'institution.secondFactor', true)
    await expect(own.call('getInstitutionInfo')).rejects.toEqual(refusal('USR0073'))
    await add(own)
    await own.call('getInstitutionInfo')
    await setParameter(db, 'institution.secondFactor', false)
  })

  it('ends with the second factor, by its owner and by an administrator', async () => {
    const one = await guarded()
    await one.client.call('switchOffSecondFactor', { body: { password } })
    expect(await passkeysOf(one.client)).toEqual([])
    const other = await guarded()
    const read = () => administrator.client.call('sysUserGet', { params: { id: other.uid } })
    expect(await read()).toMatchObject({ secondFactor: true })
    const body = { id: other.uid, reason: '电脑遗失，已当面核实身份' }
    await administrator.client.call('resetUserSecondFactor', { body })
    expect(await read()).toMatchObject({ secondFactor: false })
    const left = db.selectFrom('passkey').select('id').where('account_uid', 'in', [one.uid, other.uid])
    expect(await left.execute()).toEqual([])
    await visitor.call('peopleLogin', { body: { username: other.username, password } })
  })
})
