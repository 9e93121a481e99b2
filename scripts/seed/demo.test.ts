import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyPassword } from '@board/server/accounts/password'
import { migrate } from '@board/server/database/migrate'
import { type Database, openDatabase } from '@board/server/database/open'
import { localStore } from '@board/server/storage/local'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoAccount, seedDemo } from './demo.ts'
import { seedReference } from './reference.ts'

const now = new Date('2026-11-20T15:00:00+08:00')

describe('a database with demo data', () => {
  let database: Database
  let folder: string
  let accounts: DemoAccount[]
  let indexes: string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'))
    database = await openDatabase({ memory: true })
    await migrate(database)
    indexes = await indexNames()
    ;({ accounts } = await seedDemo(database, { log: () => {}, now, count: 200, files: localStore(folder) }))
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const count = async (table: 'message' | 'region' | 'dict_value' | 'role_permission') => {
    const { n } = await database.db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  const indexNames = async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(database.db)
    return rows.map(({ indexdef }) => indexdef)
  }

  test('has the indexes that it had when it was empty', async () => {
    expect(await indexNames()).toEqual(indexes)
  })

  test('says that it has', async () => {
    expect(await count('message')).toBe(200)
    const mark = await database.db
      .selectFrom('site_mark')
      .select('value')
      .where('name', '=', 'demo')
      .executeTakeFirst()
    expect(JSON.parse(mark?.value ?? '')).toEqual(accounts)
  })

  test('lets one of each kind sign in', async () => {
    expect(accounts).toHaveLength(10)
    const rows = await database.db
      .selectFrom('account')
      .select(['username', 'organization', 'password_hash'])
      .where('password_hash', 'is not', null)
      .execute()
    expect(rows.map(({ username }) => username).sort()).toEqual(
      accounts.map(({ username }) => username).sort()
    )
    expect([...new Set(rows.map(({ organization }) => organization))].sort()).toEqual([0, 1, 3, 4, 5])
    const [first] = accounts
    const stored = rows.find(({ username }) => username === first?.username)?.password_hash
    expect(await verifyPassword(stored, first?.password ?? '')).toBe(true)
  })

  test('goes on counting behind what is there', async () => {
    const forum = await database.db
      .selectFrom('forum')
      .select(eb => eb.fn.max('fid').as('last'))
      .executeTakeFirstOrThrow()
    const { id } = await database.db
      .insertInto('topic')
      .values({ name: '新话题' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBeGreaterThan(0)
    const { fid } = await database.db
      .insertInto('forum')
      .values({ group_id: 1, name: '新的领导', organization: 1, path: '/x/' })
      .returning('fid')
      .executeTakeFirstOrThrow()
    expect(fid).toBe(Number(forum.last) + 1)
  })

  test('has the file of every picture', async () => {
    const rows = await database.db.selectFrom('attachment').select(['stored_name', 'bytes']).execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { stored_name, bytes } of rows) {
      expect(await localStore(folder).open(stored_name)).toMatchObject({ bytes })
    }
  })

  test('has messages that people keep, and what they told the platform', async () => {
    const { db } = database
    const marks = await db.selectFrom('message_mark').select(['kind', 'tid']).execute()
    expect([...new Set(marks.map(({ kind }) => kind))].sort()).toEqual([
      ...['favourite', 'follow', 'kept', 'like', 'opened']
    ])
    const liked = marks.filter(({ kind }) => kind === 'like').map(({ tid }) => tid)
    const uncounted = db.selectFrom('message').select('tid').where('tid', 'in', liked)
    expect(await uncounted.where('like_count', '=', 0).execute()).toEqual([])
    const states = await db.selectFrom('site_feedback').select('state').distinct().execute()
    expect(states.map(({ state }) => state).sort()).toEqual([0, 1])
  })

  test('takes reference data again without doubling it', async () => {
    const before = [await count('region'), await count('dict_value'), await count('role_permission')]
    await seedReference(database)
    expect([await count('region'), await count('dict_value'), await count('role_permission')]).toEqual(before)
    expect(before[0]).toBeGreaterThan(3000)
  })
})
