import type { BodyOf } from '@board/generated/calls'
import { describe, expect, it } from 'vitest'
import { buildAccount } from '../../../tests/support/builders/builders.ts'
import { aCreditCode } from '../../../tests/support/builders/credit-code.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { smsSink } from '../../../tests/support/servers/sms.ts'
import type { Mail } from '../../platform/outbox/provider.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { sms, codeFor } = smsSink()
const mails: Mail[] = []
const mail = { send: async (letter: Mail) => void mails.push(letter) }
const { app, deps } = await testServer(database, { clock: clock.now, sms, mail })
const as = (token?: string) => clientOf(app, token, deps.keys.publicKeyPem, clock.now)
const visitor = as()

let last = 0
type Registration = BodyOf<'registerCompany'>

async function filledIn(change: Partial<Registration> = {}): Promise<Registration> {
  clock.pass(130)
  const phone = change.phone ?? `133${String(++last).padStart(8, '0')}`
  await visitor.call('getRegisterPhoneVerifycode', { body: { phone } })
  await deps.outbox.drain()
  return {
    username: `shanhe_${++last}`,
    password: 'Abc12345',
    compType: 2,
    enterpriseName: '山河食品有限公司',
    creditCode: aCreditCode(),
    legalPerson: '某某',
    contacts: '某某某',
    phone,
    verifyCode: codeFor(phone),
    ...change
  }
}
async function codeTo(email: string): Promise<string> {
  await visitor.call('getRegisterEmailVerifycode', { body: { email } })
  await deps.outbox.drain()
  return mails.findLast(({ to }) => to === email)?.text.match(/\d{6}/)?.[0] ?? ''
}
const register = (body: Registration) => visitor.call('registerCompany', { body })
const refusal = (code: string) => expect.objectContaining({ code })

describe('a company that registers', () => {
  it('is signed in as a legal person, and waits before it writes under its own name', async () => {
    const body = await filledIn()
    const session = await register(body)
    expect(session).toMatchObject({ userType: 1, organization: 0 })
    const own = as(session.token)
    expect(await own.call('getInfo')).toMatchObject({
      nickName: '山河食品有限公司',
      userType: 1,
      userTypeCode: 2,
      compType: 2
    })
    const { enterpriseName, creditCode, legalPerson, contacts } = body
    expect(await own.call('compInfo')).toEqual({
      compType: 2,
      enterpriseName,
      creditCode,
      legalPerson,
      contacts,
      // it writes after an editor has confirmed it
      confirmed: false,
      nameConfirmed: false,
      signedName: `${enterpriseName}（未核实）`,
      licenceRule: 'off',
      usualDays: null,
      request: expect.objectContaining({ kind: 1, state: 0 }),
      allowedActions: ['requestCompanyChange']
    })
    await visitor.call('peopleLogin', { body: { username: body.username, password: body.password } })
  })

  it('has user type code 1 if it is another legal person', async () => {
    const { token } = await register(await filledIn({ compType: 1 }))
    expect((await as(token).call('getInfo')).userTypeCode).toBe(1)
  })

  it('gives names of people that match the site’s pattern of real names', async () => {
    const problems = {
      path: expect.any(String),
      message: '请填写真实姓名（至少两个汉字，外籍人员至少两个字母）'
    }
    const wrong = await filledIn({ legalPerson: '某', contacts: 'Somebody 1' })
    await expect(register(wrong)).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [
        { ...problems, path: 'legalPerson' },
        { ...problems, path: 'contacts' }
      ]
    })
    // a refusal does not use up the code
    const { token } = await register({ ...wrong, legalPerson: ' 某某 ', contacts: '某某·某某' })
    const own = as(token)
    expect(await own.call('compInfo')).toMatchObject({ legalPerson: '某某', contacts: '某某·某某' })
    await db
      .updateTable('company_request')
      .set({ state: 1, decided_at: clock.now() })
      .where('credit_code', '=', wrong.creditCode)
      .execute()
    const change = { enterpriseName: '山河食品有限公司', creditCode: wrong.creditCode }
    const asked = (legalPerson: string) =>
      own.call('requestCompanyChange', { body: { ...change, legalPerson, contacts: '某某' } })
    await expect(asked('Ж. Somebody')).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ ...problems, path: 'legalPerson' }]
    })
    // a foreigner's name is accepted although it does not match the pattern
    expect((await asked('A. Somebody')).request).toMatchObject({ legalPerson: 'A. Somebody' })
  })

  it('has the names of its people stored sealed', async () => {
    await register(await filledIn({ legalPerson: '欧阳某某', contacts: '司徒某某' }))
    const rows = JSON.stringify(await db.selectFrom('company').selectAll().execute())
    expect(rows).not.toMatch(/欧阳|司徒/)
  })

  it('may give a mail address, and proves it by a code', async () => {
    const email = 'office@example.org'
    const body = await filledIn({ email })
    await expect(register({ ...body, emailCode: '000000' })).rejects.toEqual(refusal('USR0065'))
    await expect(register(body)).rejects.toEqual(refusal('USR0065'))
    // the phone's code was right, and is still valid
    await register({ ...body, emailCode: await codeTo(email) })
  })

  it('is refused with a mail address that somebody has registered meanwhile', async () => {
    const email = 'shared@example.org'
    const body = await filledIn({ email })
    const emailCode = await codeTo(email)
    await buildAccount(db, { confirmedEmail: email, keys: deps.keys })
    await expect(register({ ...body, emailCode })).rejects.toEqual(refusal('USR0064'))
  })

  it('registers once, in any way of typing its code, and its right codes stay valid after a refusal', async () => {
    const creditCode = aCreditCode()
    await register(await filledIn({ creditCode }))
    const second = await filledIn({ creditCode: creditCode.toLowerCase() })
    await expect(register(second)).rejects.toEqual(refusal('USR0063'))
    expect(
      await db.selectFrom('account').select('uid').where('username', '=', second.username).execute()
    ).toEqual([])
    await register({ ...second, creditCode: aCreditCode() })
  })

  it('is refused if name, phone, password or credit code is invalid', async () => {
    const { username } = await buildAccount(db)
    await expect(register(await filledIn({ username }))).rejects.toEqual(refusal('USR0050'))
    const phone = '13399999999'
    const taken = await filledIn({ phone })
    await buildAccount(db, { phone, keys: deps.keys })
    await expect(register(taken)).rejects.toEqual(refusal('USR0051'))
    await expect(register(await filledIn({ password: 'abcdefgh' }))).rejects.toEqual(refusal('USR0052'))
    const creditCode = '91350100M000100Y44'
    await expect(register(await filledIn({ creditCode }))).rejects.toEqual(refusal('USR0062'))
    await expect(register(await filledIn({ email: 'a@b', emailCode: '123456' }))).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'email' }]
    })
  })
})
