import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type Client, createClient } from '../../client/index.ts'
import { encryptField } from '../../client/node.ts'
import { buildAccount, buildSession } from '../support/builders.ts'
import { testDatabase } from '../support/database.ts'
import { freePort, startServer } from '../support/server-process.ts'
import { startSmsPlatform } from '../support/sms-platform.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { makeWorld } from '../support/world.ts'
import { draft } from './support/stage.ts'

/** A phone that must turn up nowhere but where somebody unmasks it on record. */
const canary = '13987654321'
const database = await testDatabase()
const { db } = database
const { forums } = await makeWorld(database)

/** In production nothing goes to a development inbox: a platform gets the phone, and nobody else. */
const platform = await startSmsPlatform()
afterAll(() => platform.close())
await db
  .insertInto('sms_config')
  .values({ name: '政务短信', platform: 1, endpoint: platform.url, access_key: 'key', status: 1 })
  .execute()
await db.updateTable('sms_template').set({ template_a: 'SMS_1' }).execute()

const server = await startServer(
  {
    ...{ MODE: 'production', SITE_ORIGIN: 'https://board.example.org', DATABASE_URL: database.url },
    ...{ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'trace', PRIVATE_TARGETS: '127.0.0.1' }
  },
  await freePort()
)

/** Every answer's bytes and headers. */
const answers: string[] = []
const listening: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  answers.push(JSON.stringify([...answer.headers]), await answer.clone().text())
  return answer
}

function clientOf(token = ''): Client {
  return createClient({
    ...{ baseUrl: server.url, appCode: 'liuyanban', language: () => 'zh-CN' },
    ...{ token: () => token, fetch: listening, encryptField },
    publicKey: async () => (await clientOf().call('siteConfig')).publicKey
  })
}

/** The code that went out last, as the platform was given it. */
async function newestCode(): Promise<string> {
  await expect.poll(() => platform.asked.length, { timeout: 20_000 }).toBeGreaterThan(0)
  const params = platform.asked.at(-1)?.url.searchParams.get('TemplateParam') ?? '{}'
  return (JSON.parse(params) as { code: string }).code
}

/** Each row of each table, as a dump would write it. */
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

it('a phone appears in no answer, log or dump in clear', async () => {
  const visitor = clientOf()
  await visitor.call('getRegisterPhoneVerifycode', { body: { phone: canary } })
  const registration = { username: 'canary_bird', password: 'Abc12345', phone: canary, nickName: '金丝雀' }
  const session = await visitor.call('register', {
    body: { ...registration, verifyCode: await newestCode() }
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

  // people type their phone where a name is asked for, and the wrong code
  await visitor.call('peopleLogin', { body: { username: canary, password: 'Abc12345' } }).catch(() => {})
  await visitor.call('loginByPhone', { body: { phone: canary, verifyCode: '000000' } }).catch(() => {})
  await visitor.call('listMessages', { query: { keywords: canary } })
  await fetch(`${server.url}/v1/threads/list?keywords=${canary}&page=x`)
  await fetch(`${server.url}/threads/content?tid=${canary}`)

  expect(answers.length).toBeGreaterThan(12)
  expect(answers.filter(answer => answer.includes(canary))).toEqual([])
  expect((await dump()).filter(row => row.includes(canary))).toEqual([])

  // unmasking is the one way, and it is on record
  const { phone } = await city.call('revealAuthorPhone', {
    body: { tid: posted.tid, reason: '需要电话核实地点' }
  })
  expect(phone).toBe(canary)
  const events = await db.selectFrom('event').select('verb').where('tid', '=', posted.tid).execute()
  expect(events.map(({ verb }) => verb)).toContain('phone.revealed')
  expect((await dump()).filter(row => row.includes(canary))).toEqual([])

  await server.terminate()
  expect(server.output()).toContain('/v1/user/getInfo')
  expect(server.output()).not.toContain(canary)
  expect(server.output()).not.toContain(session.token)
})
