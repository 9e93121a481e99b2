import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../support/builders/builders.ts'
import { buildCompany, buildCompanyRequest } from '../support/builders/companies.ts'
import { aCreditCode } from '../support/builders/credit-code.ts'
import { clientOf, testBoard } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { smsSink } from '../support/servers/sms.ts'
import { atOnce, codesOf } from './at-once.ts'

const sink = smsSink()
const board = await testBoard(await testDatabase(), undefined, { sms: sink.sms })
const { db, deps, visitor } = board

const rounds = Array.from({ length: 5 }, (_, round) => round)
const password = 'Abc12345'
let last = 0
const newPhone = () => `136${String(++last).padStart(8, '0')}`

async function codeFor(id: 'getLoginPhoneVerifycode' | 'getRegisterPhoneVerifycode', phone: string) {
  await visitor.call(id, { body: { phone } })
  await deps.outbox.drain()
  return sink.codeFor(phone)
}

const registration = async (username: string, phone: string) => ({
  body: {
    username,
    password,
    phone,
    nickName: '新来的人',
    verifyCode: await codeFor('getRegisterPhoneVerifycode', phone)
  }
})

const countAccounts = async (column: 'username_key' | 'phone_index', value: string) =>
  (await db.selectFrom('account').select('uid').where(column, '=', value).execute()).length

/**
 * Deletes the counters of the limits, because codes are limited per address and earlier registrations would count.
 */
const forgetLimits = () => db.deleteFrom('rate_counter').execute()

describe.for(rounds)('round %i: at the same moment', round => {
  it('one name is registered once', async () => {
    await forgetLimits()
    const name = `same_name_${round}`
    const [one, other] = [
      await registration(name, newPhone()),
      await registration(name.toUpperCase(), newPhone())
    ]
    const outcomes = await atOnce(
      () => visitor.call('register', one),
      () => visitor.call('register', other)
    )
    expect(codesOf(outcomes)).toEqual(['USR0050', 'done'])
    expect(await countAccounts('username_key', name)).toBe(1)
  })

  it('one phone is registered once', async () => {
    await forgetLimits()
    const phone = newPhone()
    const { body } = await registration(`first_${round}`, phone)
    const outcomes = await atOnce(
      () => visitor.call('register', { body }),
      () => visitor.call('register', { body: { ...body, username: `second_${round}` } })
    )
    expect(codesOf(outcomes)).toEqual(['1011', 'done'])
    expect(await countAccounts('phone_index', deps.keys.blindIndex('phone', phone))).toBe(1)
  })

  it('one company is registered once', async () => {
    await forgetLimits()
    const creditCode = aCreditCode()
    const company = async (username: string) => {
      const { nickName: _, ...body } = (await registration(username, newPhone())).body
      const people = { legalPerson: '某某', contacts: '某某某' }
      return { ...body, ...people, compType: 2, enterpriseName: '山河食品有限公司', creditCode } as const
    }
    const [one, other] = [await company(`company_a${round}`), await company(`company_b${round}`)]
    const outcomes = await atOnce(
      () => visitor.call('registerCompany', { body: one }),
      () => visitor.call('registerCompany', { body: other })
    )
    expect(codesOf(outcomes)).toEqual(['USR0063', 'done'])
    expect(
      (await db.selectFrom('company').select('account_uid').where('credit_code', '=', creditCode).execute())
        .length
    ).toBe(1)
  })

  it('one of two companies gets the credit code that both request', async () => {
    const editor = await board.client('editor')
    const credit_code = aCreditCode()
    const asked = async () =>
      (await buildCompanyRequest(db, await buildCompany(db, deps.keys), { credit_code })).id
    const ids = [await asked(), await asked()]
    const outcomes = await atOnce(
      ...ids.map(id => () => editor.call('approveCompanyRequest', { body: { id } }))
    )
    expect(codesOf(outcomes)).toEqual(['COM0005', 'done'])
    const states = db.selectFrom('company_request').select('state').where('id', 'in', ids)
    expect((await states.execute()).map(({ state }) => state).sort()).toEqual([0, 1])
  })

  it('a company that is approved and cancelled at once leaves no data', async () => {
    const editor = await board.client('editor')
    const company = await buildCompany(db, deps.keys, { password })
    const { id } = await buildCompanyRequest(db, company)
    const own = clientOf(board.app, company.token, deps.keys.publicKeyPem)
    const [approved, cancelled] = await atOnce<unknown>(
      () => editor.call('approveCompanyRequest', { body: { id } }),
      () => own.call('cancelAccount', { body: { pass: password } })
    )
    expect(cancelled?.code).toBe('done')
    expect(['done', 'GEN0404']).toContain(approved?.code)
    const left = db.selectFrom('account').select('nick_name').where('uid', '=', company.uid)
    expect(await left.execute()).toEqual([{ nick_name: '已注销用户' }])
  })

  it('one code signs in once', async () => {
    await forgetLimits()
    const phone = newPhone()
    const { uid } = await buildAccount(db, { phone, keys: deps.keys })
    const body = { phone, verifyCode: await codeFor('getLoginPhoneVerifycode', phone) }
    const outcomes = await atOnce(
      ...Array.from({ length: 5 }, () => () => visitor.call('loginByPhone', { body }))
    )
    expect(codesOf(outcomes)).toEqual(['1011', '1011', '1011', '1011', 'done'])
    expect(
      await db.selectFrom('session').select('token_hash').where('account_uid', '=', uid).execute()
    ).toHaveLength(1)
  })

  it('one phone is sent one code', async () => {
    await forgetLimits()
    const phone = newPhone()
    await buildAccount(db, { phone, keys: deps.keys })
    const before = sink.sent.length
    await atOnce(
      ...Array.from({ length: 5 }, () => () => visitor.call('getLoginPhoneVerifycode', { body: { phone } }))
    )
    await deps.outbox.drain()
    expect(sink.sent.length - before).toBe(1)
  })

  it('one password is changed once, and the old one is refused afterwards', async () => {
    await forgetLimits()
    const { uid, username } = await buildAccount(db, { password })
    const tokens = [await buildSession(db, uid, new Date()), await buildSession(db, uid, new Date())]
    const change = (token: string | undefined, newPassword: string) => () =>
      clientOf(board.app, token, deps.keys.publicKeyPem).call('changePassword', {
        body: { oldPassword: password, newPassword }
      })
    const outcomes = await atOnce<{ token: string }>(
      change(tokens[0], 'Changed-1'),
      change(tokens[1], 'Changed-2'),
      () => visitor.call('peopleLogin', { body: { username, password } })
    )
    const [first, second] = outcomes.map(({ code }) => code)
    expect([first, second].filter(code => code === 'done')).toHaveLength(1)
    // the session of the second caller may have ended before the check of the session
    expect(['USR0054', 'USR0001', 'USR0002']).toContain(first === 'done' ? second : first)
    const open = await db.selectFrom('session').select('token_hash').where('account_uid', '=', uid).execute()
    expect(open).toHaveLength(1)
  })

  it('one code gives one ticket, and one ticket sets one password, also during sign-ins', async () => {
    await forgetLimits()
    const phone = newPhone()
    const { uid, username } = await buildAccount(db, { phone, password, keys: deps.keys })
    await visitor.call('getRecoverVerifycode', { body: { sendType: 2, username: phone } })
    await deps.outbox.drain()
    const form = { sendType: 2, verifyCode: sink.codeFor(phone) } as const
    const check = () => visitor.call('checkVerifyCode', { body: { username: phone, form } })
    const checked = await atOnce<{ ticket: string }>(check, check, check)
    expect(codesOf(checked)).toEqual(['1011', '1011', 'done'])
    const ticket = checked.find(({ data }) => data)?.data?.ticket ?? ''
    const reset = (newPassword: string) => () =>
      visitor.call('findPassword', { body: { ticket, newPassword } })
    const outcomes = await atOnce<unknown>(reset('Changed-1'), reset('Changed-2'), () =>
      visitor.call('peopleLogin', { body: { username, password } })
    )
    expect(codesOf(outcomes.slice(0, 2))).toEqual(['USR0057', 'done'])
    // no session of the old password is left, whether it began before or after the change
    expect(await db.selectFrom('session').select('id').where('account_uid', '=', uid).execute()).toEqual([])
  })

  it('one picture is answered once', async () => {
    await forgetLimits()
    const { username } = await buildAccount(db, { password })
    const uuid = randomUUID()
    await visitor.call('captchaImage', { query: { uuid } })
    const { answer } = await db
      .selectFrom('captcha')
      .select('answer')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    const signIn = () => visitor.call('peopleLogin', { body: { username, password, captcha: answer, uuid } })
    expect(codesOf(await atOnce(signIn, signIn, signIn))).toEqual(['11103', '11103', 'done'])
  })
})
