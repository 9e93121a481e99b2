import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { permissions } from '@board/generated/permissions'
import { templateWire } from '@board/generated/wire-template'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { type Client, createClient } from '../../client/index.ts'
import { encryptField } from '../../client/node.ts'
import { entriesOf } from '../support/builders/archives.ts'
import { buildAccount, buildSession } from '../support/builders/builders.ts'
import { aCreditCode } from '../support/builders/credit-code.ts'
import { makeWorld } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { freePort, startServer } from '../support/servers/server-process.ts'
import { startSmsPlatform } from '../support/servers/sms-platform.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { draft } from './support/stage.ts'

/** A phone number that must appear nowhere, except where somebody reveals it on record. */
const canary = '13987654321'
/**
 * Other personal data that the site stores: a company's phone, a document, and the contact of a visitor who asks for
 * help.
 */
const entrusted = {
  phone: canary,
  company: '13987654322',
  document: 'E87654321',
  // of a region and a birthday that nobody has, with a right check digit
  idCard: '110000190001010012',
  contact: '13987654323',
  mail: 'canary.bird@example.org'
} as const
const isShown = (text: string) => Object.values(entrusted).filter(one => text.includes(one))
const database = await testDatabase()
const { db } = database
const { forums } = await makeWorld(database)

/** In production no code goes to a development inbox: only the SMS platform gets the phone number. */
const platform = await startSmsPlatform()
afterAll(() => platform.close())
await db
  .insertInto('sms_config')
  .values({ name: '政务短信', platform: 1, endpoint: platform.url, access_key: 'key', status: 1 })
  .execute()
await db.updateTable('sms_template').set({ template_a: 'SMS_1' }).execute()
// letters wait in the outbox, because nobody listens there
await db
  .insertInto('mail_config')
  .values({ name: '邮件', host: '127.0.0.1', port: 1, sender: 'board@example.org', status: 1 })
  .execute()

const folder = temporaryFolder()
const environment = {
  MODE: 'production',
  SITE_ORIGIN: 'https://board.example.org',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  LOG_LEVEL: 'trace',
  PRIVATE_TARGETS: '127.0.0.1'
}
const server = await startServer(environment, await freePort())

/** The headers and texts of all answers. */
const answers: string[] = []
const listening: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  answers.push(JSON.stringify([...answer.headers]), await answer.clone().text())
  return answer
}

function clientOf(token = '', ask = listening): Client {
  return createClient({
    baseUrl: server.url,
    appCode: 'liuyanban',
    language: () => 'zh-CN',
    token: () => token,
    fetch: ask,
    encryptField,
    calls: templateWire,
    publicKey: async () => (await clientOf().call('siteConfig')).publicKey
  })
}

/** Returns the code that the platform was asked to send to a phone. */
async function codeFor(phone: string): Promise<string> {
  const found = () => platform.asked.findLast(({ url }) => url.searchParams.get('PhoneNumbers') === phone)
  await expect.poll(found, { timeout: 20_000 }).toBeDefined()
  const params = found()?.url.searchParams.get('TemplateParam') ?? '{}'
  return (JSON.parse(params) as { code: string }).code
}

/** Returns the client of a member of staff with every permission. */
async function everythingAllowed(): Promise<Client> {
  const { uid } = await buildAccount(db, { kind: 'staff' })
  const role = db.insertInto('role').values({ name: '全部权限', data_scope: 0 }).returning('id')
  const { id: role_id } = await role.executeTakeFirstOrThrow()
  const rows = permissions.map(permission => ({ role_id, permission }))
  await db.insertInto('role_permission').values(rows).execute()
  await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
  return clientOf(await buildSession(db, uid))
}

/** Sends personal data of a company and of a visitor, and makes the calls by which staff read and export it. */
async function beEntrusted(citizen: Client): Promise<void> {
  const visitor = clientOf()
  await visitor.call('getRegisterPhoneVerifycode', { body: { phone: entrusted.company } })
  const company = {
    username: 'canary_company',
    password: 'Abc12345',
    compType: 2 as const,
    creditCode: aCreditCode(),
    enterpriseName: '金丝雀食品有限公司',
    legalPerson: '某某',
    contacts: '某某某'
  } as const
  const verifyCode = await codeFor(entrusted.company)
  const { token } = await visitor.call('registerCompany', {
    body: { ...company, phone: entrusted.company, verifyCode }
  })
  await clientOf(token).call('compInfo')
  await citizen.call('certifyName', {
    body: { certificationType: 2, realName: '某某', idNumber: entrusted.document }
  })
  const other = await buildAccount(db, { nick_name: '红腹灰雀' })
  await clientOf(await buildSession(db, other.uid)).call('certifyName', {
    body: { certificationType: 1, realName: '某某', idNumber: entrusted.idCard }
  })
  await citizen.call('addFeedback', {
    body: { type: 1, content: '附件点开是空白页。', contact: entrusted.contact }
  })
  await citizen.call('getBindVerifycode', { body: { sendType: 3, contact: entrusted.mail } })
  await citizen.call('getBaseInfo')
  const { uid } = await citizen.call('getInfo')
  const staff = await everythingAllowed()
  await staff.call('addHandlingRecord', { body: { uid, handleType: 7, ruleName: '发布广告' } })
  await staff.call('pageHandlingRecords', { body: {} })
  await staff.call('findAccountByPhone', { body: { phone: canary, reason: '来电咨询' } })
  await staff.call('getAccount', { body: { uid } })
  await staff.call('pageFeedback', { body: {} })
  await citizen.call('listNotifications', { query: {} })
  // exports as files
  const files = ['sysUserExport', 'sysOperationLogExport', 'sysErrorLogExport', 'sysLoginLogExport'] as const
  for (const id of [...files, 'sysSmsLogExport', 'sysMailLogExport'] as const) {
    const file = await staff.call(id, { query: { format: 'csv' } })
    answers.push(await (file as Blob).text())
  }
}

/** Returns the texts of a person's copy of their own data. */
async function ownDataOf(token: string): Promise<string> {
  const copy = await clientOf(token, fetch).call('exportOwnData', { body: { pass: 'Abc12345' } })
  const zip = await yauzl.fromBufferPromise(Buffer.from(await (copy as Blob).arrayBuffer()), {
    lazyEntries: true
  })
  const texts: string[] = []
  for await (const entry of zip.eachEntry())
    texts.push((await buffer(await zip.openReadStreamPromise(entry))).toString())
  return texts.join('\n')
}

/** Makes a backup of the site; returns the texts of its archive, and what the program says. */
async function backup(): Promise<string[]> {
  const program = join(import.meta.dirname, '../../scripts/commands/backup.ts')
  const env = { PATH: process.env.PATH, TZ: 'UTC', ...environment }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], { env })
  const archives = join(folder, 'backups')
  const [name = ''] = readdirSync(archives).filter(one => one.endsWith('.tar'))
  const isPacked = (body: Buffer) => body.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))
  const entries = await entriesOf(join(archives, name))
  return [stdout, stderr, ...entries.map(({ body }) => String(isPacked(body) ? gunzipSync(body) : body))]
}

/** Returns each row of each table as text, as a dump would write it. */
async function dump(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

it('personal data appears in no answer, file, log or dump in clear', async () => {
  const visitor = clientOf()
  await visitor.call('getRegisterPhoneVerifycode', { body: { phone: canary } })
  const registration = { username: 'canary_bird', password: 'Abc12345', phone: canary, nickName: '金丝雀' }
  const session = await visitor.call('register', {
    body: { ...registration, verifyCode: await codeFor(canary) }
  })
  const citizen = clientOf(session.token)
  await citizen.call('getInfo')
  const posted = await citizen.call('postMessage', { body: { ...draft, fid: forums.city } })

  const { group_id } = await db
    .selectFrom('forum')
    .select('group_id')
    .where('fid', '=', forums.city)
    .executeTakeFirstOrThrow()
  const clerk = await buildAccount(db, { kind: 'institution', group_id })
  await db
    .updateTable('message')
    .set({ audit_state: 1, approved_at: new Date() })
    .where('tid', '=', posted.tid)
    .execute()
  const city = clientOf(await buildSession(db, clerk.uid))
  const { author } = await city.call('getStaffMessage', { body: { tid: posted.tid } })
  expect(author.phone).toMatch(/^139\*+/)

  // a phone number is typed as a user name, and the code for it is wrong
  await visitor.call('peopleLogin', { body: { username: canary, password: 'Abc12345' } }).catch(() => {})
  await visitor.call('loginByPhone', { body: { phone: canary, verifyCode: '000000' } }).catch(() => {})
  await visitor.call('listMessages', { query: { keywords: canary } })
  await fetch(`${server.url}/v1/threads/list?keywords=${canary}&page=x`)
  await fetch(`${server.url}/threads/content?tid=${canary}`)

  await beEntrusted(citizen)
  expect(answers.length).toBeGreaterThan(30)
  expect(answers.flatMap(isShown)).toEqual([])
  expect((await dump()).filter(row => isShown(row).length > 0)).toEqual([])

  // revealing the phone is the only way to read it, and the event is recorded
  const { phone } = await city.call('revealAuthorPhone', {
    body: { tid: posted.tid, reason: '需要电话核实地点' }
  })
  expect(phone).toBe(canary)
  const events = await db.selectFrom('event').select('verb').where('tid', '=', posted.tid).execute()
  expect(events.map(({ verb }) => verb)).toContain('phone.revealed')
  expect((await dump()).filter(row => isShown(row).length > 0)).toEqual([])

  // a copy of one's own data has one's own numbers, and those of nobody else
  const own = isShown(await ownDataOf(session.token))
  expect(own).toContain(canary)
  expect(own).toContain(entrusted.document)
  expect(own).not.toContain(entrusted.idCard)
  expect(own).not.toContain(entrusted.company)

  await server.terminate()
  const archived = await backup()
  expect(archived.join('')).toContain('金丝雀')
  expect(archived.flatMap(isShown)).toEqual([])
  expect(server.output()).toContain('/v1/user/getInfo')
  expect(isShown(server.output())).toEqual([])
  expect(server.output()).not.toContain(session.token)
})
