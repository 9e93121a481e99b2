import { isIdCard } from '@board/schemas/facts/text/identity'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { smsSink } from '../../../tests/support/servers/sms.ts'

const sink = smsSink()
const board = await testBoard(await testDatabase(), undefined, { sms: sink.sms })
const { db, app, deps, visitor } = board
const password = 'Abc12345'

let last = 0
const newPhone = () => `159${String(++last).padStart(8, '0')}`

async function person(given: Parameters<typeof buildAccount>[1] = {}) {
  const account = await buildAccount(db, { password, keys: deps.keys, ...given })
  const token = await buildSession(db, account.uid)
  return { ...account, client: clientOf(app, token, deps.keys.publicKeyPem) }
}

/** Returns the code that was sent last to a phone. */
async function codeTo(phone: string) {
  await deps.outbox.drain()
  return sink.codeFor(phone)
}

/** Returns a number of 18 digits with the right check character. */
const withCheck = (number: string): string =>
  [...'0123456789X'].map(check => number.slice(0, 17) + check).find(one => isIdCard(one, new Date())) ?? ''

const row = (uid: number) =>
  db.selectFrom('account').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()

describe('certification', () => {
  it('stores name and number sealed, shows one character of each, and is done once', async () => {
    const { uid, client } = await person()
    const body = { certificationType: 2, realName: '某某某', idNumber: 'e1234567８' } as const
    expect(await client.call('certifyName', { body })).toMatchObject({
      realName: '某**',
      idNumber: 'E12******',
      certificationType: 2,
      needCertif: false
    })
    const kept = await row(uid)
    expect(JSON.stringify(kept)).not.toMatch(/某某|E12345678/)
    expect(deps.keys.openField('idNumber', kept.id_number_sealed ?? '')).toBe('E12345678')
    await expect(client.call('certifyName', { body })).rejects.toMatchObject({ code: 'PER0001' })
    const other = await person()
    await expect(other.client.call('certifyName', { body })).rejects.toMatchObject({ code: 'PER0002' })
  })

  it.each([
    [2, 'Zoë O’Person-Name', 'E90000123'],
    [2, 'MARIA DE LA PERSONA EXAMPLE-NAME OF MANY PARTS', '12AB34567'],
    [5, 'Somebody Example', 'USA110081050300'],
    [5, '某某', '933000198105030011'],
    [1, 'Somebody Example', '933000198105030038']
  ] as const)('of kind %i takes the name %s of a foreigner', async (certificationType, realName, typed) => {
    const { uid, client } = await person()
    const idNumber = typed.length === 18 ? withCheck(typed) : typed
    await client.call('certifyName', { body: { certificationType, realName, idNumber } })
    const { real_name_sealed, certification_type } = await row(uid)
    expect(certification_type).toBe(certificationType)
    expect(deps.keys.openField('name', real_name_sealed ?? '')).toBe(realName)
  })

  it.each([
    [3, 'Somebody Example', 'H12345678', ['realName']],
    [5, 'Somebody Example', 'E12345678', ['idNumber']],
    [5, 'S', 'USA110081050300', ['realName']]
  ] as const)(
    'of kind %i refuses the name %s with %s',
    async (certificationType, realName, idNumber, paths) => {
      const { client } = await person()
      await expect(
        client.call('certifyName', { body: { certificationType, realName, idNumber } })
      ).rejects.toMatchObject({ code: 'GEN0400', fields: paths.map(path => ({ path })) })
    }
  )

  it('names the problem of an ID card', async () => {
    const { client } = await person()
    const body = { certificationType: 1, realName: 'x', idNumber: '11010119900230001X' } as const
    await expect(client.call('certifyName', { body })).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'realName' }, { path: 'idNumber' }]
    })
  })
})

describe('a phone', () => {
  it('is bound by a code, and changed by a code to the old one and a code to the new one', async () => {
    const { client } = await person()
    expect(await client.call('bindPhoneResult', {})).toEqual({ bingPhone: 2 })
    const [first, second] = [newPhone(), newPhone()]
    await client.call('getBindVerifycode', { body: { sendType: 2, contact: first } })
    const bound = { sendType: 2, contact: first, verifyCode: await codeTo(first) } as const
    expect(await client.call('bindContact', { body: bound })).toMatchObject({
      phone: expect.stringMatching(/^159\*{4}\d{4}$/)
    })
    expect(await client.call('bindPhoneResult', {})).toEqual({ bingPhone: 1 })
    await client.call('getOwnVerifycode', { body: { purpose: 'change' } })
    const { ticket } = await client.call('checkOldPhone', { body: { verifyCode: await codeTo(first) } })
    await expect(
      client.call('getBindVerifycode', { body: { sendType: 2, contact: first } })
    ).rejects.toMatchObject({ code: 'PER0009', fields: [{ path: 'contact' }] })
    await client.call('getBindVerifycode', { body: { sendType: 2, contact: second } })
    const change = { ticket, phone: second, verifyCode: await codeTo(second) }
    await client.call('changePhone', { body: change })
    // the ticket belonged to a phone that is no longer bound
    await expect(client.call('changePhone', { body: change })).rejects.toMatchObject({ code: 'PER0006' })
    const { uid } = await client.call('getInfo', {})
    const found = db
      .selectFrom('account')
      .select('uid')
      .where('phone_index', '=', deps.keys.blindIndex('phone', second))
    expect(await found.execute()).toEqual([{ uid }])
  })
})

describe('a mail address', () => {
  it('is unbound after the phone was proved, and can no longer recover the account', async () => {
    const phone = newPhone()
    const { uid, client } = await person({ phone, confirmedEmail: 'old@example.org' })
    await expect(client.call('unbindEmail', { body: { ticket: '1.ab' } })).rejects.toMatchObject({
      code: 'PER0006'
    })
    await client.call('getOwnVerifycode', { body: { purpose: 'change' } })
    const { ticket } = await client.call('checkOldPhone', { body: { verifyCode: await codeTo(phone) } })
    expect(await client.call('unbindEmail', { body: { ticket } })).toMatchObject({
      email: null,
      phone: expect.stringMatching(/^159\*{4}\d{4}$/)
    })
    const kept = await row(uid)
    expect([kept.email_sealed, kept.email_index]).toEqual([null, null])
    const events = db.selectFrom('event').select('audience').where('verb', '=', 'person.contactUnbound')
    expect(await events.where('subject_id', '=', uid).execute()).toEqual([{ audience: 'editor' }])
  })
})

describe('an account that is given up', () => {
  it('is unknown, its phone is free, and its messages stay without the name', async () => {
    const phone = newPhone()
    const { uid, username, client } = await person({ phone, nick_name: '远行人' })
    const { tid } = await buildMessage(db, { author_uid: uid, author_name: '远行人' })
    await expect(client.call('cancelAccount', { body: { pass: 'Wrong12345' } })).rejects.toMatchObject({
      code: 'USR0054'
    })
    await client.call('cancelAccount', { body: { pass: password } })
    await expect(client.call('getInfo', {})).rejects.toMatchObject({ code: 'USR0001' })
    await expect(visitor.call('peopleLogin', { body: { username, password } })).rejects.toMatchObject({
      code: 'USR0004'
    })
    const kept = await row(uid)
    const gone = [kept.phone_index, kept.phone_sealed, kept.real_name_sealed, kept.id_number_index]
    expect(gone).toEqual([null, null, null, null])
    expect((await visitor.call('getMessage', { body: { tid } })).nickName).toBe('已注销用户')
    await visitor.call('getRegisterPhoneVerifycode', { body: { phone } })
    const verifyCode = await codeTo(phone)
    const registration = { username: 'came_back', password, phone, verifyCode, nickName: '归来人' }
    expect((await visitor.call('register', { body: registration })).userType).toBe(0)
  })
})

describe('a person’s own sign-ins', () => {
  it('are listed newest first, without those of others', async () => {
    const { username, client } = await person()
    await visitor.call('peopleLogin', { body: { username, password } })
    await visitor.call('peopleLogin', { body: { username, password: 'Wrong12345' } }).catch(() => {})
    const { list, total } = await client.call('listOwnLogins', {})
    expect(total).toBe(2)
    expect(list.map(({ status }) => status)).toEqual([0, 1])
  })
})
