import { beforeEach, describe, expect, it } from 'vitest'
import { accessWorld } from '../../../tests/support/access.ts'
import { buildAccount, buildSession } from '../../../tests/support/builders/builders.ts'
import { passkeyDevice } from '../../../tests/support/builders/passkeys.ts'
import { codeAt } from '../../../tests/support/builders/second-factor.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { readConfig } from '../../platform/config/config.ts'

const clock = testClock()
const origin = 'https://board.example.org'
type Letter = { reference: string; to: string; text: string }
const sent: Letter[] = []
const keep = { send: async (letter: Letter) => void sent.push(letter) }
const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: 'data/test',
  ACCOUNTS_PER_ADDRESS: '1000',
  SITE_ORIGIN: origin
})
const world = await accessWorld(await testDatabase(), { clock: clock.now, sms: keep, mail: keep, config })
const { db, app, deps, client, staff, administrator } = world
const { keys } = deps
const password = 'Abc12345'
let last = 0

/** Makes somebody with a phone and a mail address, who chose no reminders. */
async function person(given: Parameters<typeof buildAccount>[1] = {}) {
  const phone = `135${String(++last).padStart(8, '0')}`
  const confirmedEmail = `owner${last}@example.org`
  const account = await buildAccount(db, { password, phone, confirmedEmail, keys, ...given })
  clock.pass(60)
  const here = clientOf(app, await buildSession(db, account.uid, clock.now()), keys.publicKeyPem, clock.now)
  return { ...account, phone, address: confirmedEmail, here }
}

/** Returns the letters to owners since the test began, in the order in which they were written. */
async function letters() {
  await deps.outbox.drain()
  const rows = db.selectFrom('outbox').select('reference').where('reference', 'like', 'owner:%').orderBy('id')
  return (await rows.execute()).map(({ reference }) => {
    const { to = '', text = '' } = sent.find(one => one.reference === reference) ?? {}
    return { to, text }
  })
}

const codeFor = async (to: string): Promise<string> => {
  await deps.outbox.drain()
  const code = sent.findLast(one => one.to === to && /\d{6}/.test(one.text))?.text
  return /\d{6}/.exec(code ?? '')?.[0] ?? ''
}

const notified = async (uid: number) =>
  await db
    .selectFrom('notification')
    .select(['verb', 'subject'])
    .where('account_uid', '=', uid)
    .orderBy('id')
    .execute()

const newNumber = () => `136${String(++last).padStart(8, '0')}`

beforeEach(async () => {
  clock.pass(600)
  sent.length = 0
  await db.deleteFrom('outbox').execute()
})

describe('the owner of an account is told at once', () => {
  it('of a changed password, on the site and at both contacts, without having chosen letters', async () => {
    const { uid, here, phone, address, username } = await person()
    await here.call('changePassword', { body: { oldPassword: password, newPassword: 'Qing-shan-2026' } })
    expect(await letters()).toEqual([
      { to: phone, text: expect.stringContaining('修改密码') },
      { to: address, text: expect.stringContaining('如非本人操作') }
    ])
    expect(await notified(uid)).toEqual([{ verb: 'account.passwordChanged', subject: username }])
  })

  it('once, also if reminders about the account are chosen, and when the limit of letters a day is reached', async () => {
    const { here, phone, address } = await person()
    await here.call('saveNotificationChoice', { body: { mail: true, sms: true, kinds: ['account'] } })
    const start = { oldPassword: password, newPassword: 'Qing-shan-2026' }
    await here.call('changePassword', { body: start })
    expect((await letters()).map(({ to }) => to)).toEqual([phone, address])
  })

  it('of a forgotten password that was reset', async () => {
    const { phone, address } = await person()
    const visitor = client()
    await visitor.call('getRecoverVerifycode', { body: { sendType: 3, username: address } })
    const form = { sendType: 3, verifyCode: await codeFor(address) } as const
    const { ticket } = await visitor.call('checkVerifyCode', { body: { username: address, form } })
    await visitor.call('findPassword', { body: { ticket, newPassword: 'Qing-shan-2026' } })
    expect((await letters()).map(({ to }) => to)).toEqual([phone, address])
  })

  it('of another phone, at the old one and at the new one', async () => {
    const { uid, here, phone, address } = await person()
    const next = newNumber()
    await here.call('getOwnVerifycode', { body: { purpose: 'change' } })
    const { ticket } = await here.call('checkOldPhone', { body: { verifyCode: await codeFor(phone) } })
    await here.call('getBindVerifycode', { body: { sendType: 2, contact: next } })
    await here.call('changePhone', { body: { ticket, phone: next, verifyCode: await codeFor(next) } })
    const sent = await letters()
    expect(sent.map(({ to }) => to)).toEqual([phone, next, address])
    expect(sent[0]?.text).toContain(`${next.slice(0, 3)}****`)
    expect(sent[0]?.text).not.toContain(next)
    expect((await notified(uid)).map(({ verb }) => verb)).toEqual(['person.phoneChanged'])
  })

  it('of a mail address that replaces another, and of one that is unbound, at the old address too', async () => {
    const { here, phone, address } = await person()
    const ticketNow = async () => {
      clock.pass(200)
      await here.call('getOwnVerifycode', { body: { purpose: 'change' } })
      return (await here.call('checkOldPhone', { body: { verifyCode: await codeFor(phone) } })).ticket
    }
    const next = `next${++last}@example.org`
    await here.call('getBindVerifycode', { body: { sendType: 3, contact: next } })
    const verifyCode = await codeFor(next)
    await here.call('bindContact', {
      body: { sendType: 3, contact: next, verifyCode, ticket: await ticketNow() }
    })
    expect((await letters()).map(({ to }) => to)).toEqual([phone, address, next])
    await here.call('unbindEmail', { body: { ticket: await ticketNow() } })
    expect((await letters()).slice(3).map(({ to }) => to)).toEqual([phone, next])
  })

  it('of a password that the administrator reset', async () => {
    const phone = newNumber()
    const clerk = await staff([], { password, phone_sealed: keys.sealField('phone', phone) })
    await administrator.client.call('resetUserPassword', { body: { id: clerk.uid } })
    expect((await letters()).map(({ to }) => to)).toEqual([phone])
    expect((await notified(clerk.uid)).map(({ verb }) => verb)).toEqual(['user.passwordReset'])
  })

  it('of another phone that an administrator entered, at the former one and at the new one', async () => {
    const [former, next] = [newNumber(), newNumber()]
    const clerk = await staff([], { mobile_sealed: keys.sealField('phone', former) })
    const { version } = await administrator.client.call('sysUserGet', { params: { id: clerk.uid } })
    const change = (body: object) =>
      administrator.client.call('sysUserUpdate', { params: { id: clerk.uid }, body: { version, ...body } })
    const changed = await change({ mobile: next })
    const sent = await letters()
    expect(sent.map(({ to }) => to)).toEqual([former, next])
    expect(sent[0]?.text).toContain('更换绑定手机号')
    expect(sent[0]?.text).not.toContain(next)
    await change({ mobile: next, version: changed.version })
    expect(await letters()).toHaveLength(2)
  })

  it('of an account that was given up, at its former contacts and nowhere else', async () => {
    const { uid, here, phone, address } = await person()
    await here.call('cancelAccount', { body: { pass: password } })
    expect(await letters()).toEqual([
      { to: phone, text: expect.stringContaining('注销') },
      { to: address, text: expect.stringContaining('请尽快联系平台') }
    ])
    expect(await notified(uid)).toEqual([])
  })

  it('of an authenticator that was set up, and of a passkey', async () => {
    const phone = newNumber()
    const clerk = await staff([], { password, phone_sealed: keys.sealField('phone', phone) })
    const { uri } = await clerk.client.call('beginSecondFactor', { body: { password } })
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    await clerk.client.call('confirmSecondFactor', { body: { code: codeAt(secret, clock.now()) } })
    expect(await letters()).toEqual([{ to: phone, text: expect.stringContaining('启用两步验证') }])
    clock.pass(61)
    const options = await clerk.client.call('beginPasskey', { body: { password } })
    const key = passkeyDevice(origin).make(options)
    await clerk.client.call('addPasskey', { body: { name: '办公室电脑', ...key } })
    expect((await letters())[1]).toEqual({ to: phone, text: expect.stringContaining('办公室电脑') })
    const verbs = (await notified(clerk.uid)).map(({ verb }) => verb)
    expect(verbs).toEqual(['secondFactor.enabled', 'secondFactor.passkeyAdded'])
  })

  it('in the language that the account chose for its letters', async () => {
    const { uid, here, address } = await person()
    await here.call('saveNotificationChoice', { body: { mail: false, sms: false, kinds: ['own'] } })
    await db
      .updateTable('notification_choice')
      .set({ language: 'en-US' })
      .where('account_uid', '=', uid)
      .execute()
    await here.call('changePassword', { body: { oldPassword: password, newPassword: 'Qing-shan-2026' } })
    expect((await letters()).find(({ to }) => to === address)?.text).toContain('Password changed')
  })
})

describe('a sign-in on a new device', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
  const phoneBrowser =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
  const before = (uid: number, given: object = {}) =>
    db
      .insertInto('login_log')
      .values({
        at: clock.now(),
        account_uid: uid,
        username: 'somebody',
        operation: 0,
        status: 1,
        address: '127.0.0.1',
        user_agent: '',
        ...given
      })
      .execute()
  const signIn = (username: string) => client().call('peopleLogin', { body: { username, password } })

  it('is told when another browser, or another network, was known', async () => {
    for (const given of [{ user_agent: chrome }, { user_agent: phoneBrowser }, { address: '203.0.113.9' }]) {
      const { uid, username, phone, address } = await person()
      await before(uid, given)
      await signIn(username)
      expect((await letters()).slice(-2).map(({ to }) => to)).toEqual([phone, address])
      expect((await notified(uid)).map(({ verb }) => verb)).toEqual(['account.newDevice'])
      await signIn(username)
      expect(await notified(uid)).toHaveLength(1)
    }
  })

  it('is not told the first time of all, nor where the device is known', async () => {
    const first = await person()
    await signIn(first.username)
    await signIn(first.username)
    const known = await person()
    await before(known.uid)
    await signIn(known.username)
    expect(await letters()).toEqual([])
  })

  it('is not told after failures alone', async () => {
    const { uid, username } = await person()
    await before(uid, { address: '203.0.113.9', status: 0 })
    await signIn(username)
    expect(await notified(uid)).toEqual([])
  })
})

describe('an account without a password', () => {
  const withoutPassword = () => person({ password: undefined })

  it('sets one with a code to its phone, stays signed in, and is told', async () => {
    const { here, phone, address, username } = await withoutPassword()
    await here.call('getOwnVerifycode', { body: { purpose: 'password' } })
    const verifyCode = await codeFor(phone)
    const session = await here.call('setPassword', { body: { verifyCode, newPassword: password } })
    await expect(here.call('getInfo')).rejects.toMatchObject({ code: 'USR0001' })
    expect(await client(session.token).call('getBaseInfo')).toMatchObject({ hasPassword: true })
    await expect(client().call('peopleLogin', { body: { username, password } })).resolves.toBeTruthy()
    expect((await letters()).map(({ to }) => to)).toEqual([phone, address])
  })

  it.each([
    ['a wrong code', '000000', password, '1011'],
    ['a weak password', undefined, 'abcdefgh', 'USR0052']
  ])('refuses %s', async (_, typed, newPassword, code) => {
    const { here, phone } = await withoutPassword()
    await here.call('getOwnVerifycode', { body: { purpose: 'password' } })
    const right = await codeFor(phone)
    const verifyCode = typed === right ? '000001' : (typed ?? right)
    await expect(here.call('setPassword', { body: { verifyCode, newPassword } })).rejects.toMatchObject({
      code
    })
  })

  it('does not take the code of another purpose, and only for the first password', async () => {
    const { here, phone } = await withoutPassword()
    await here.call('getOwnVerifycode', { body: { purpose: 'change' } })
    const verifyCode = await codeFor(phone)
    const body = { verifyCode, newPassword: password }
    await expect(here.call('setPassword', { body })).rejects.toMatchObject({ code: '1011' })
    const other = await person()
    await expect(other.here.call('setPassword', { body })).rejects.toMatchObject({ code: 'PER0011' })
  })

  it('is sent there by every call that asks for the password', async () => {
    const { here } = await withoutPassword()
    const refused = { code: 'PER0010' }
    const body = { oldPassword: password, newPassword: 'Qing-shan-2026' }
    await expect(here.call('changePassword', { body })).rejects.toMatchObject(refused)
    await expect(here.call('cancelAccount', { body: { pass: password } })).rejects.toMatchObject(refused)
    await expect(here.call('exportOwnData', { body: { pass: password } })).rejects.toMatchObject(refused)
  })
})

describe('a lost phone', () => {
  async function ticketByMail({ here, address }: Awaited<ReturnType<typeof person>>) {
    await here.call('getOwnVerifycode', { body: { purpose: 'change', sendType: 3 } })
    const verifyCode = await codeFor(address)
    return (await here.call('checkOldPhone', { body: { verifyCode, sendType: 3 } })).ticket
  }
  async function change({ here }: Awaited<ReturnType<typeof person>>, ticket: string, next = newNumber()) {
    clock.pass(120)
    await here.call('getBindVerifycode', { body: { sendType: 2, contact: next } })
    const verifyCode = await codeFor(next)
    return await here.call('changePhone', { body: { ticket, phone: next, verifyCode } })
  }

  it('is replaced with a code to the mail address, once; other sessions end and the old phone is told', async () => {
    const owner = await person()
    const elsewhere = client(await buildSession(db, owner.uid, clock.now()))
    const ticket = await ticketByMail(owner)
    const next = newNumber()
    expect(await change(owner, ticket, next)).toMatchObject({
      phone: `${next.slice(0, 3)}****${next.slice(-4)}`
    })
    expect((await letters()).map(({ to }) => to)).toEqual([owner.phone, next, owner.address])
    await expect(elsewhere.call('getInfo')).rejects.toMatchObject({ code: 'USR0001' })
    await expect(change(owner, ticket)).rejects.toMatchObject({ code: 'PER0006' })
  })

  it('lets the ticket change no mail address, and unbind none', async () => {
    const owner = await person()
    const ticket = await ticketByMail(owner)
    const contact = `thief${++last}@example.org`
    await owner.here.call('getBindVerifycode', { body: { sendType: 3, contact } })
    const body = { sendType: 3, contact, verifyCode: await codeFor(contact), ticket } as const
    await expect(owner.here.call('bindContact', { body })).rejects.toMatchObject({ code: 'PER0006' })
    await expect(owner.here.call('unbindEmail', { body: { ticket } })).rejects.toMatchObject({
      code: 'PER0006'
    })
  })

  it('needs a confirmed address and a right code, for this purpose only', async () => {
    const owner = await person()
    await owner.here.call('getOwnVerifycode', { body: { purpose: 'change', sendType: 3 } })
    const right = await codeFor(owner.address)
    const wrong = right === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      await expect(
        owner.here.call('checkOldPhone', { body: { verifyCode: wrong, sendType: 3 } })
      ).rejects.toMatchObject({ code: '1011' })
    await expect(
      owner.here.call('checkOldPhone', { body: { verifyCode: right, sendType: 3 } })
    ).rejects.toMatchObject({ code: '1011' })
    await expect(
      owner.here.call('getOwnVerifycode', { body: { purpose: 'cancel', sendType: 3 } })
    ).rejects.toMatchObject({ code: 'GEN0400' })
    const { here } = await person({ confirmedEmail: undefined })
    await expect(
      here.call('getOwnVerifycode', { body: { purpose: 'change', sendType: 3 } })
    ).rejects.toMatchObject({ code: 'PER0008' })
  })
})
