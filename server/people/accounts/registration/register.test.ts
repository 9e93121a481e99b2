import { describe, expect, it } from 'vitest'
import { buildAccount } from '../../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../../tests/support/builders/world.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smsSink } from '../../../../tests/support/servers/sms.ts'
import { signedHeaders } from '../../../../tests/support/sign.ts'
import type { Mail } from '../../../platform/outbox/provider.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { sms, sent, codeFor } = smsSink()
const mails: Mail[] = []
const mail = { send: async (letter: Mail) => void mails.push(letter) }
const { app, deps } = await testServer(database, { clock: clock.now, sms, mail })
const visitor = clientOf(app, undefined, deps.keys.publicKeyPem, clock.now)

let phones = 13_200_000_000
async function phoneWithCode(phone = String(++phones)) {
  await visitor.call('getRegisterPhoneVerifycode', { body: { phone } })
  await deps.outbox.drain()
  return { phone, verifyCode: codeFor(phone) }
}
const person = (username: string) => ({ username, password: 'Abc12345', nickName: '青山' })
const register = (body: ReturnType<typeof person> & { phone: string; verifyCode: string }) =>
  visitor.call('register', { body })

describe('registering', () => {
  it('creates a citizen who is signed in at once and can sign in again', async () => {
    const proof = await phoneWithCode()
    const session = await register({ ...person('qingshan'), ...proof })
    const info = await clientOf(app, session.token, deps.keys.publicKeyPem, clock.now).call('getInfo')
    expect(info).toMatchObject({ nickName: '青山', username: 'qingshan', userType: 0, organization: 0 })
    await visitor.call('peopleLogin', { body: { username: 'QingShan', password: 'Abc12345' } })
    const row = await db
      .selectFrom('account')
      .selectAll()
      .where('username', '=', 'qingshan')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(proof.phone)
    expect(deps.keys.openField('phone', row.phone_sealed ?? '')).toBe(proof.phone)
  })

  it('refuses a name that is taken, in any case of letters, and keeps the code valid for another name', async () => {
    await buildAccount(db, { username: 'Taken_name' })
    const proof = await phoneWithCode()
    await expect(register({ ...person('taken_NAME'), ...proof })).rejects.toMatchObject({
      code: 'USR0050',
      status: 409
    })
    await register({ ...person('free_name'), ...proof })
  })

  it('tells only the holder of a phone that it is registered', async () => {
    const proof = await phoneWithCode()
    const { phone } = proof
    // somebody registers it meanwhile
    await buildAccount(db, { phone, keys: deps.keys })
    await expect(register({ ...person('second_one'), phone, verifyCode: '123456' })).rejects.toMatchObject({
      code: '1011'
    })
    await expect(register({ ...person('second_one'), ...proof })).rejects.toMatchObject({ code: 'USR0051' })
  })

  it('tells a phone and a mail address that they are registered by a letter without a code', async () => {
    const phone = String(++phones)
    const email = 'known@example.org'
    await buildAccount(db, { phone, confirmedEmail: email, keys: deps.keys })
    const asked = await visitor.call('getRegisterPhoneVerifycode', { body: { phone } })
    const unknown = String(++phones)
    expect(asked).toEqual(await visitor.call('getRegisterPhoneVerifycode', { body: { phone: unknown } }))
    await visitor.call('getRegisterEmailVerifycode', { body: { email } })
    await deps.outbox.drain()
    expect(sent.filter(({ to }) => to === phone).map(({ text }) => text)).toEqual([
      '【领导留言板】该手机号已注册，请直接登录或找回密码。如非本人操作，请忽略。'
    ])
    expect(sent.findLast(({ to }) => to === unknown)?.text).toMatch(/验证码 \d{6}/)
    const mail = mails.findLast(({ to }) => to === email)
    expect(mail?.subject).toBe('领导留言板：该邮箱已注册')
    expect(mail?.text).not.toMatch(/\d/)
  })

  it('sends nothing to a phone without an account that asks to sign in or to reset a password', async () => {
    const phone = String(++phones)
    const known = String(++phones)
    await buildAccount(db, { phone: known, keys: deps.keys })
    const answers = []
    for (const one of [phone, known]) {
      answers.push(await visitor.call('getLoginPhoneVerifycode', { body: { phone: one } }))
      answers.push(await visitor.call('getRecoverVerifycode', { body: { sendType: 2, username: one } }))
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2))
    await deps.outbox.drain()
    expect(sent.filter(({ to }) => to === phone)).toEqual([])
    expect(sent.filter(({ to }) => to === known)).toHaveLength(2)
  })

  it('accepts a mail address with its code, and keeps the phone’s code valid after a wrong one', async () => {
    const email = 'qing@example.org'
    const body = { ...person('with_mail'), ...(await phoneWithCode()), email }
    await visitor.call('getRegisterEmailVerifycode', { body: { email } })
    await deps.outbox.drain()
    const emailCode = mails.findLast(({ to }) => to === email)?.text.match(/\d{6}/)?.[0] ?? ''
    for (const wrong of [undefined, emailCode === '000000' ? '000001' : '000000'])
      await expect(visitor.call('register', { body: { ...body, emailCode: wrong } })).rejects.toMatchObject({
        code: 'USR0065'
      })
    await visitor.call('register', { body: { ...body, emailCode } })
    const row = await db
      .selectFrom('account')
      .select('email_sealed')
      .where('username', '=', 'with_mail')
      .executeTakeFirstOrThrow()
    expect(deps.keys.openField('email', row.email_sealed ?? '')).toBe(email)
  })

  it('counts wrong codes even though it refuses', async () => {
    const { phone, verifyCode } = await phoneWithCode()
    const wrong = verifyCode === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      await expect(register({ ...person('guesser_1'), phone, verifyCode: wrong })).rejects.toMatchObject({
        code: '1011'
      })
    await expect(register({ ...person('guesser_1'), phone, verifyCode })).rejects.toMatchObject({
      code: '1011'
    })
  })

  it('requires a strong password', async () => {
    const proof = await phoneWithCode()
    for (const password of ['abc12345', 'Abc1234', 'Abcdefgh', `Abc1${'x'.repeat(17)}`])
      await expect(register({ ...person('weak_one'), password, ...proof })).rejects.toMatchObject({
        code: 'USR0052'
      })
  })

  it('accepts names of 4 to 20 letters, digits and underscores that are not only digits', async () => {
    const proof = await phoneWithCode()
    for (const username of [
      'abc',
      '13000000000',
      'a b c d',
      '青山绿水',
      'a'.repeat(21),
      'name@host',
      '1234567'
    ])
      await expect(register({ ...person(username), ...proof })).rejects.toMatchObject({
        code: 'GEN0400',
        fields: [{ path: 'username' }]
      })
  })

  it('creates one account if two requests use one code at the same time', async () => {
    const proof = await phoneWithCode()
    const all = await Promise.allSettled([1, 2, 3].map(n => register({ ...person(`racer_${n}`), ...proof })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('tells before the registration whether a name is free', async () => {
    await buildAccount(db, { username: 'somebody' })
    expect(await visitor.call('checkUserName', { body: { sendType: 1, username: 'nobody_yet' } })).toBeNull()
    await expect(
      visitor.call('checkUserName', { body: { sendType: 1, username: 'SomeBody' } })
    ).rejects.toMatchObject({ code: 'USR0050' })
  })

  it('tells of phones and mail addresses only whether they are valid, not whether they are registered', async () => {
    const phone = String(++phones)
    await buildAccount(db, { phone, keys: deps.keys })
    const ask = (sendType: 2 | 3, username: string) =>
      visitor.call('checkUserName', { body: { sendType, username } })
    expect([await ask(2, phone), await ask(2, String(++phones)), await ask(3, 'lake@example.org')]).toEqual([
      null,
      null,
      null
    ])
    for (const [sendType, username] of [
      [2, '12345678901'],
      [3, 'ab@']
    ] as const)
      await expect(ask(sendType, username)).rejects.toMatchObject({
        code: 'GEN0400',
        fields: [{ path: 'username' }]
      })
  })
})

describe('the kind of user for a name', () => {
  const typeOf = (userName: string) => visitor.call('userTypeOfName', { query: { userName } })

  it('is a legal person, or the same as for a name that nobody has', async () => {
    await buildAccount(db, { username: 'the_company', kind: 'legal', user_type: 1 })
    await buildAccount(db, { username: 'the_citizen' })
    await buildAccount(db, { username: 'the_office', kind: 'institution' })
    await buildAccount(db, { username: 'the_editor', kind: 'staff' })
    expect(await typeOf('The_Company')).toEqual({ userType: 1 })
    for (const name of ['the_citizen', 'the_office', 'the_editor', 'nobody_there', '13000000000'])
      expect(await typeOf(name)).toEqual({ userType: 0 })
  })
})

it('cookies of partner sites are removed when a client requests it, and no others are', async () => {
  const address = '/v1/user/clearSsoCookies'
  const headers = signedHeaders({ url: address, now: clock.now(), token: '', body: '' })
  const { cookies } = await app.inject({ url: address, headers })
  expect(cookies.map(({ name, value, maxAge }) => `${name}=${value} ${maxAge}`)).toEqual([
    'sso_s= 0',
    'sso_u= 0',
    'sso_l= 0',
    'sso_d= 0'
  ])
})
