import { describe, expect, it } from 'vitest'
import { buildAccount, buildRestriction, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { provedCaptcha } from '../../../tests/support/captcha.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { smsSink } from '../../../tests/support/servers/sms.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { sms, sent, codeFor } = smsSink()
const { app, deps } = await testServer(database, { clock: clock.now, sms })
const { keys } = deps
const visitor = clientOf(app, undefined, keys.publicKeyPem, clock.now)

let phones = 13_100_000_000
const newPhone = () => String(++phones)
const ask = async (phone: string) => {
  await visitor.call('getLoginPhoneVerifycode', { body: { phone } })
  await deps.outbox.drain()
}
const signIn = (phone: string, verifyCode: string) =>
  visitor.call('loginByPhone', { body: { phone, verifyCode } })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function knownPhone() {
  const phone = newPhone()
  const account = await buildAccount(db, { phone, keys })
  return { phone, account }
}

describe('signing in by phone', () => {
  it('sends a code of six digits, which opens a session once', async () => {
    const { phone, account } = await knownPhone()
    await ask(phone)
    const session = await signIn(phone, codeFor(phone))
    const own = clientOf(app, session.token, keys.publicKeyPem, clock.now)
    expect((await own.call('getInfo')).uid).toBe(account.uid)
    await expect(signIn(phone, codeFor(phone))).rejects.toMatchObject({ code: '1011' })
  })

  it('stores neither code nor phone in clear', async () => {
    const { phone } = await knownPhone()
    await ask(phone)
    const rows = JSON.stringify([
      await db.selectFrom('phone_code').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('rate_counter').selectAll().execute()
    ])
    expect(rows).not.toContain(phone)
    expect(rows).not.toContain(`"${codeFor(phone)}"`)
  })

  it('answers for an unknown phone as for a known one, in about the same time, and sends it nothing', async () => {
    const { phone } = await knownPhone()
    const stranger = newPhone()
    const timed = async (asked: string) => {
      const started = performance.now()
      const first = await visitor.call('getLoginPhoneVerifycode', { body: { phone: asked } })
      const took = performance.now() - started
      const second = await visitor
        .call('getLoginPhoneVerifycode', { body: { phone: asked } })
        .catch(error => error)
      return { first, second: second?.code ?? second, took }
    }
    const [known, unknown] = [await timed(phone), await timed(stranger)]
    await deps.outbox.drain()
    expect({ ...unknown, took: 0 }).toEqual({ ...known, took: 0 })
    expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(79)
    expect(sent.map(({ to }) => to)).toContain(phone)
    expect(sent.map(({ to }) => to)).not.toContain(stranger)
    await expect(signIn(stranger, '123456')).rejects.toMatchObject({ code: '1011' })
  })

  it('requires 119 seconds between two codes: 1009, which counts as success', async () => {
    const { phone } = await knownPhone()
    await ask(phone)
    const count = sent.length
    clock.pass(118)
    const waits: unknown[] = []
    const onEarlier = (retryAfter: number | undefined) => void waits.push(retryAfter)
    await visitor.call('getLoginPhoneVerifycode', { body: { phone }, onEarlier })
    expect(waits).toEqual([1])
    await deps.outbox.drain()
    expect(sent.length).toBe(count)
    clock.pass(1)
    await ask(phone)
    expect(sent.length).toBe(count + 1)
  })

  it('refuses the older code after a newer one was sent', async () => {
    const { phone } = await knownPhone()
    await ask(phone)
    const older = codeFor(phone)
    clock.pass(120)
    await ask(phone)
    if (older !== codeFor(phone)) await expect(signIn(phone, older)).rejects.toMatchObject({ code: '1011' })
    await signIn(phone, codeFor(phone))
  })

  it('gives a phone ten codes a day, of all kinds together', async () => {
    const { phone } = await knownPhone()
    for (let codes = 0; codes < 10; codes++) {
      clock.pass(700)
      const body = { phone, ...(codes >= 3 && { uuid: await provedCaptcha(visitor) }) }
      const id = codes % 2 ? 'getLoginPhoneVerifycode' : 'getRegisterPhoneVerifycode'
      await visitor.call(id, { body })
    }
    clock.pass(700)
    await expect(ask(phone)).rejects.toMatchObject({
      code: '1010',
      status: 429,
      retryAfter: 86_400 - 10 * 700
    })
    clock.pass(86_400)
    await ask(phone)
  })

  it('allows four wrong codes for a code, and no fifth one', async () => {
    const { phone } = await knownPhone()
    await ask(phone)
    const code = codeFor(phone)
    for (let tries = 0; tries < 5; tries++)
      await expect(signIn(phone, wrong(code))).rejects.toMatchObject({ code: '1011' })
    await expect(signIn(phone, code)).rejects.toMatchObject({ code: '1011' })
  })

  it('lets a code expire after ten minutes', async () => {
    const { phone } = await knownPhone()
    await ask(phone)
    clock.pass(600)
    await expect(signIn(phone, codeFor(phone))).rejects.toMatchObject({ code: '1011' })
  })

  it('does not accept a code for a forgotten password, nor one for another phone', async () => {
    const [{ phone }, other] = [await knownPhone(), await knownPhone()]
    await visitor.call('getRecoverVerifycode', { body: { sendType: 2, username: phone } })
    await deps.outbox.drain()
    await expect(signIn(phone, codeFor(phone))).rejects.toMatchObject({ code: '1011' })
    await ask(other.phone)
    await expect(signIn(phone, codeFor(other.phone))).rejects.toMatchObject({ code: '1011' })
  })

  it('sends one code if two are requested at the same time', async () => {
    const { phone } = await knownPhone()
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => visitor.call('getLoginPhoneVerifycode', { body: { phone } }))
    )
    await deps.outbox.drain()
    expect(sent.filter(({ to }) => to === phone)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(2)
  })

  it('requires a captcha for the fourth code of a day, so that strangers cannot use up the ten', async () => {
    const { phone } = await knownPhone()
    await ask(phone)
    for (let more = 0; more < 2; more++) {
      clock.pass(120)
      await visitor.call('getRegisterPhoneVerifycode', { body: { phone } })
    }
    clock.pass(120)
    const body = { phone }
    await expect(visitor.call('getLoginPhoneVerifycode', { body })).rejects.toMatchObject({ code: '11104' })
    await expect(
      visitor.call('getRecoverVerifycode', { body: { sendType: 2, username: phone } })
    ).rejects.toMatchObject({ code: '11104' })
    const uuid = await provedCaptcha(visitor)
    await visitor.call('getLoginPhoneVerifycode', { body: { ...body, uuid } })
    clock.pass(120)
    await expect(visitor.call('getLoginPhoneVerifycode', { body: { ...body, uuid } })).rejects.toMatchObject({
      code: '11104'
    })
  })

  it('strangers cannot use up the codes for the session’s own phone', async () => {
    const { phone, account } = await knownPhone()
    const row = {
      phone_index: deps.keys.blindIndex('phone', phone),
      purpose: 'login',
      code_hash: 'none',
      created_at: clock.now(),
      expires_at: clock.now()
    }
    await db
      .insertInto('phone_code')
      .values(Array.from({ length: 10 }, () => row))
      .execute()
    const session = clientOf(
      app,
      await buildSession(db, account.uid, clock.now()),
      deps.keys.publicKeyPem,
      clock.now
    )
    expect(await session.call('getOwnVerifycode', { body: { purpose: 'change' } })).toBeNull()
  })

  it('refuses a banned account with the reason of the ban', async () => {
    const { phone, account } = await knownPhone()
    const end = new Date(clock.now().getTime() + 3_600_000)
    await buildRestriction(db, { account_uid: account.uid, handle_type: 0, end_time: end })
    await ask(phone)
    await expect(signIn(phone, codeFor(phone))).rejects.toMatchObject({
      code: 'USR0043',
      detail: { handleType: 0 }
    })
  })

  it('sends no code to a disabled account, and says so', async () => {
    const { phone, account } = await knownPhone()
    await db.updateTable('account').set({ status: 0 }).where('uid', '=', account.uid).execute()
    await expect(ask(phone)).rejects.toMatchObject({
      code: '1101',
      message: '用户状态异常，请忘记密码功能激活状态'
    })
    await deps.outbox.drain()
    expect(sent.filter(({ to }) => to === phone)).toEqual([])
  })

  it('names the field if the number is not a phone', async () => {
    await expect(ask('12345678901')).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'phone', message: '请输入11位格式正确的手机号码！' }]
    })
  })
})
