import { beforeEach, describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'

const database = await testDatabase()
const { db } = database
const demo = await testServer(database)
const config = { ...demo.deps.config, mode: 'production' as const }
const { app, deps } = await testServer(database, { config, keys: demo.deps.keys })
const client = (token?: string) => clientOf(app, token, deps.keys.publicKeyPem, deps.clock)

let phones = 13_400_000_000
const newPhone = () => String(++phones)
const bound = newPhone()
const { uid } = await buildAccount(db, {
  phone_sealed: deps.keys.sealField('phone', bound),
  phone_index: deps.keys.blindIndex('phone', bound)
})
const { call } = client(await buildSession(db, uid, deps.clock()))
const visitor = client()

const bySms = {
  registering: () => visitor.call('getRegisterPhoneVerifycode', { body: { phone: newPhone() } }),
  'signing in': () => visitor.call('getLoginPhoneVerifycode', { body: { phone: bound } }),
  'finding the password': () =>
    visitor.call('getRecoverVerifycode', { body: { sendType: 2, username: newPhone() } }),
  'binding a phone': () => call('getBindVerifycode', { body: { sendType: 2, contact: newPhone() } }),
  'changing the phone': () => call('getOwnVerifycode', { body: { purpose: 'change' } }),
  'giving the account up': () => call('getOwnVerifycode', { body: { purpose: 'cancel' } }),
  'exporting the own data': () => call('getOwnVerifycode', { body: { purpose: 'export' } })
}
const byMail = {
  registering: () => visitor.call('getRegisterEmailVerifycode', { body: { email: 'zhang@example.org' } }),
  'finding the password': () =>
    visitor.call('getRecoverVerifycode', { body: { sendType: 3, username: 'zhang@example.org' } }),
  'binding a mail address': () =>
    call('getBindVerifycode', { body: { sendType: 3, contact: 'zhang@example.org' } })
}

const codes = async () => (await visitor.call('siteConfig')).codes
const countCodes = async () =>
  (await db.selectFrom('phone_code').select('id').execute()).length +
  (await db.selectFrom('outbox').select('id').execute()).length

beforeEach(async () => {
  for (const table of ['phone_code', 'outbox', 'mail_config', 'sms_config'] as const)
    await db.deleteFrom(table).execute()
})

async function useSms(name: string) {
  const account = { name: '平台甲', platform: 1, access_key: 'key', sign_name: '留言板', status: 1 }
  await db.insertInto('sms_config').values(account).execute()
  await db.updateTable('sms_template').set({ template_a: name }).where('code', '=', 'code').execute()
}

const useMail = () =>
  db
    .insertInto('mail_config')
    .values({ name: '邮件', host: 'mail.example.org', sender: 'board@example.org', status: 1 })
    .execute()

describe('a site in production without a platform of SMS', () => {
  it.for(Object.entries(bySms))('refuses a code for %s and sends nothing', async ([, ask]) => {
    await expect(ask()).rejects.toMatchObject({ code: 'OUT0011' })
    expect(await countCodes()).toBe(0)
  })

  it('says so to its pages', async () => {
    await useMail()
    expect(await codes()).toEqual({ sms: false, email: true })
  })

  it('refuses a code as well if the platform does not know the template of codes', async () => {
    await useSms('')
    await expect(bySms.registering()).rejects.toMatchObject({ code: 'OUT0011' })
    expect((await codes()).sms).toBe(false)
  })

  it.for(Object.entries(bySms))('sends a code for %s once there is one', async ([, ask]) => {
    await useSms('SMS_1')
    expect((await codes()).sms).toBe(true)
    await ask()
    expect(await countCodes()).toBeGreaterThan(0)
  })
})

describe('a site in production without a mail server', () => {
  it.for(Object.entries(byMail))('refuses a code for %s and sends nothing', async ([, ask]) => {
    await useSms('SMS_1')
    await expect(ask()).rejects.toMatchObject({ code: 'OUT0012' })
    expect(await countCodes()).toBe(0)
    expect(await codes()).toEqual({ sms: true, email: false })
  })

  it.for(Object.entries(byMail))('sends a code for %s once there is one', async ([, ask]) => {
    await useMail()
    await ask()
    expect(await countCodes()).toBeGreaterThan(0)
  })
})

it('a demo sends codes to its inbox', async () => {
  const { call: inDemo } = clientOf(demo.app, undefined, deps.keys.publicKeyPem, deps.clock)
  expect((await inDemo('siteConfig')).codes).toEqual({ sms: true, email: true })
  await inDemo('getRegisterPhoneVerifycode', { body: { phone: newPhone() } })
  expect(await countCodes()).toBe(2)
})
