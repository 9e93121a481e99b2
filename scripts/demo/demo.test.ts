import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@board/client/types'
import { entities } from '@board/generated/entities'
import { type OperationId, operations } from '@board/generated/operations'
import { isCreditCode, isIdCard } from '@board/schemas/facts/text/identity'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { detect } from '@board/server/correspondence/detector/detect'
import { countSite } from '@board/server/directory/site/numbers'
import { verifyPassword } from '@board/server/people/accounts/password'
import { endOfDay } from '@board/server/platform/calendar/calendar'
import { readConfig } from '@board/server/platform/config/config'
import { keysOf } from '@board/server/platform/keys/keys'
import { localStore } from '@board/server/platform/storage/local'
import { buildApp } from '@board/server/runtime/app'
import { wire } from '@board/server/runtime/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf } from '../../tests/support/builders/world.ts'
import { testDatabase } from '../../tests/support/postgres/database.ts'
import { loopback } from '../../tests/support/servers/outgoing.ts'
import { sessionOf } from '../../tests/support/sessions.ts'
import { seedReference } from '../reference/reference.ts'
import { type DemoAccount, seedDemo } from './demo.ts'
import { demoPeople } from './demo-people.ts'
import { phoneOf } from './numbers.ts'
import { columnCoverage, missingCoverage, nounCoverage } from './states.ts'
import { plainLists, sides, tabs } from './tabs.ts'

const now = new Date('2026-11-20T15:00:00+08:00')
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = keysOf(privateKey, randomBytes(32))
const database = await testDatabase()
/** Enough messages for all courses of events at the demo accounts' boards, and a few more. */
const count = 700

describe('a database with demo data', () => {
  let folder: string
  let accounts: DemoAccount[]
  let indexes: string[]
  let app: Awaited<ReturnType<typeof buildApp>>
  let stop: () => Promise<void>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'))
    indexes = await indexNames()
    const files = localStore(folder)
    ;({ accounts } = await seedDemo(database, { log: () => {}, now, count, keys, files }))
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, MAX_DELAY: '0' })
    const clock = () => now
    const deps = wire({
      config,
      database,
      keys,
      files,
      clock,
      outgoing: loopback,
      validateResponses: true
    })
    app = await buildApp(deps)
    stop = async () => {
      await app.close()
      await deps.outbox.stop()
    }
  }, 120_000)
  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('campaigns end with a day', async () => {
    const rows = await database.db.selectFrom('campaign').select('end_at').execute()
    const ends = rows.flatMap(({ end_at }) => (end_at ? [end_at] : []))
    const ofDay = ends.filter(end => end.getTime() === endOfDay(end).getTime())
    expect(ofDay.length).toBeGreaterThan(5)
    // some stories end a campaign early, by hand
    expect(ends.length - ofDay.length).toBeLessThan(3)
  })

  test('the numbers of forums are those that the job counts', async () => {
    const counts = () =>
      database.db.selectFrom('forum').select(['fid', 'message_count', 'reply_count']).orderBy('fid').execute()
    const seeded = await counts()
    await countSite(database.db, now)
    expect(await counts()).toEqual(seeded)
  })

  const countOf = async (table: 'message' | 'region' | 'dict_value' | 'role_permission') => {
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

  test('has the same indexes as the empty database', async () => {
    expect(await indexNames()).toEqual(indexes)
  })

  test('has a mark with the list of demo accounts', async () => {
    expect(await countOf('message')).toBe(count)
    const mark = await database.db
      .selectFrom('site_mark')
      .select('value')
      .where('name', '=', 'demo')
      .executeTakeFirst()
    expect(JSON.parse(mark?.value ?? '')).toEqual(accounts)
  })

  test('has accounts of each kind that can sign in', async () => {
    expect(accounts).toHaveLength(10)
    const rows = await database.db
      .selectFrom('account')
      .select(['username', 'organization', 'password_hash'])
      .where('password_hash', 'is not', null)
      .execute()
    expect(rows.map(({ username }) => username).sort()).toEqual(
      [...accounts, ...demoPeople].map(({ username }) => username).sort()
    )
    expect([...new Set(rows.map(({ organization }) => organization))].sort()).toEqual([0, 1, 3, 4, 5])
    const [first] = accounts
    const stored = rows.find(({ username }) => username === first?.username)?.password_hash
    expect(await verifyPassword(stored, first?.password ?? '')).toBe(true)
  })

  test('has every state of the schema and of the transition tables', async () => {
    const { db } = database
    const all = [...(await columnCoverage(db)), ...(await nounCoverage(db, now))]
    if (process.env.SHOW_STATES)
      for (const { what, expected } of all) process.stdout.write(`${what.padEnd(36)}${expected.join(' ')}\n`)
    expect(all.length).toBeGreaterThan(60)
    expect(missingCoverage(all)).toEqual([])
  })

  test('has sealed values that can be opened, and finds people by their numbers', async () => {
    const people = await database.db
      .selectFrom('account as a')
      .leftJoin('company as c', 'c.account_uid', 'a.uid')
      .selectAll('a')
      .select(['c.credit_code', 'c.legal_person_sealed'])
      .where('a.kind', 'in', ['citizen', 'legal'])
      .execute()
    for (const person of people) {
      const phone = keys.openField('phone', person.phone_sealed ?? '')
      expect([phone, keys.blindIndex('phone', phone)]).toEqual([phoneOf(person.uid), person.phone_index])
      if (person.certified_at) {
        const number = keys.openField('idNumber', person.id_number_sealed ?? '')
        expect(keys.blindIndex('idNumber', number)).toBe(person.id_number_index)
        expect(person.certification_type !== 1 || isIdCard(number, now)).toBe(true)
      }
      if (person.kind === 'citizen') continue
      expect(isCreditCode(person.credit_code ?? '')).toBe(true)
      expect(keys.openField('name', person.legal_person_sealed ?? '')).toMatch(/某某$/)
    }
  })

  test('has events in the order of their times, and none in the future', async () => {
    const { rows } = await sql<{ verb: string }>`
      select verb from (select verb, at, lag(at) over (order by id) as before from event) e
      where at < before or at > ${now}`.execute(database.db)
    expect(rows).toEqual([])
    const { rows: told } = await sql`
      select n.id from notification n join event e on e.id = n.event_id
      where n.at <> e.at or n.verb <> e.verb or n.tid is distinct from e.tid`.execute(database.db)
    expect(told).toEqual([])
    const { rows: lost } = await sql`
      select e.id from event e left join message m on m.tid = e.tid left join assignment s on s.tpid = e.tpid
        left join account a on a.uid = e.actor_uid left join org_group g on g.id = e.group_id
      where (e.tid is not null and m.tid is null) or (e.tpid is not null and s.tpid is null)
        or (e.actor_uid is not null and a.uid is null) or (e.group_id is not null and g.id is null)
      union all select n.id from notification n left join event e on e.id = n.event_id
        left join account a on a.uid = n.account_uid left join org_group g on g.id = n.group_id
      where e.id is null or (n.account_uid is not null and a.uid is null) or (n.group_id is not null and g.id is null)`.execute(
      database.db
    )
    expect(lost).toEqual([])
    const { rows: role } = await sql`show session_replication_role`.execute(database.db)
    expect(role).toEqual([{ session_replication_role: 'origin' }])
  })

  /** Returns the client of a demo account. */
  const client = async (username: string): Promise<Client> => {
    const account = database.db.selectFrom('account').select('uid').where('username', '=', username)
    const { uid } = await account.executeTakeFirstOrThrow()
    const { token } = await sessionOf(database.db, uid)
    return clientOf(app, token, keys.publicKeyPem, () => now)
  }

  const totalOf = async (own: Client, operation: OperationId, asked: object): Promise<number> => {
    const part = operations[operation].method === 'get' ? { query: asked } : { body: asked }
    const { total } = (await own.call(operation as 'pageAns', part as never)) as { total: number }
    return total
  }

  test('has records for each account in every tab that is possible for it', async () => {
    const empty: string[] = []
    for (const [operation, displays, ...usernames] of tabs)
      for (const username of usernames) {
        const own = await client(username)
        for (const display of displays)
          if ((await totalOf(own, operation, { display })) === 0)
            empty.push(`${username} ${operation} ${display}`)
      }
    for (const [operation, ...usernames] of plainLists)
      for (const username of usernames)
        if ((await totalOf(await client(username), operation, {})) === 0)
          empty.push(`${username} ${operation}`)
    expect(empty).toEqual([])
  })

  test('has records that each list of an entity can return', async () => {
    const keepers = { board: await client('editor'), platform: await client('admin') }
    for (const { name, operations: own, schema } of Object.values<Entity>(entities)) {
      const keeper = schema['x-resource'].area === 'board' ? keepers.board : keepers.platform
      const list = own.list as OperationId
      const answer = await keeper.call(list as 'pageAns', { query: { range: '[0,99]' } } as never)
      expect(answer, name).toBeDefined()
    }
  })

  test('has returned items for each institution from every possible source', async () => {
    for (const [username, ...expected] of sides) {
      const counts = await (await client(username)).call('returnedCounts', {})
      const heard = counts.filter(({ count }) => count > 0).map(({ source }) => source as string)
      expect([username, ...heard]).toEqual([username, ...expected])
    }
  })

  test('has read and unread notifications', async () => {
    for (const username of ['citizen', 'company', 'city', 'province', 'bureau', 'ministry']) {
      const own = await client(username)
      const { count } = await own.call('getUserMsgCount', {})
      expect([username, count > 0]).toEqual([username, true])
      expect(await totalOf(own, 'listNotifications', {})).toBeGreaterThan(count)
    }
  })

  test('has a year on the data board, and the data of a company', async () => {
    const company = await client('company')
    expect(await company.call('compInfo', {})).toMatchObject({ enterpriseName: '某纺织企业' })
    const { rows } = await database.pool.query(
      'select count(distinct month)::int as n from statistic_month_sum'
    )
    expect(rows[0].n).toBeGreaterThanOrEqual(11)
  })

  test('gives new rows ids after the existing ones', async () => {
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

  test('has a service hall with a place', async () => {
    const rows = await database.db
      .selectFrom('org_group')
      .select('office_place')
      .where('office_place', 'is not', null)
      .execute()
    expect(rows).toEqual([{ office_place: { lat: 30.001, lng: 120.582, text: '市民服务中心一楼大厅' } }])
  })

  test('has a file for every picture', async () => {
    const rows = await database.db.selectFrom('attachment').select(['stored_name', 'bytes']).execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { stored_name, bytes } of rows) {
      expect(await localStore(folder).open(stored_name)).toMatchObject({ bytes })
    }
  })

  test('has marked messages, and feedback to the platform', async () => {
    const { db } = database
    const marks = await db.selectFrom('message_mark').select(['kind', 'tid']).execute()
    expect([...new Set(marks.map(({ kind }) => kind))].sort()).toEqual([
      'favourite',
      'follow',
      'kept',
      'like',
      'opened'
    ])
    const liked = marks.filter(({ kind }) => kind === 'like').map(({ tid }) => tid)
    const uncounted = db.selectFrom('message').select('tid').where('tid', 'in', liked)
    expect(await uncounted.where('like_count', '=', 0).execute()).toEqual([])
    const states = await db.selectFrom('site_feedback').select('state').distinct().execute()
    expect(states.map(({ state }) => state).sort()).toEqual([0, 1])
  })

  test('has the number of voices at each message, and follows of everyone who joined', async () => {
    const { rows } = await sql<{ wrong: number; voices: number; alone: number }>`
      select (select count(*)::integer from message m
          where m.voice_count <> (select count(*) from voice v where v.tid = m.tid)) as wrong,
        (select count(*)::integer from voice) as voices,
        (select count(*)::integer from voice v where not exists (
          select 1 from message_mark k where k.tid = v.tid and k.account_uid = v.account_uid and k.kind = 'follow')) as alone`.execute(
      database.db
    )
    expect(rows[0]).toMatchObject({ wrong: 0, alone: 0 })
    expect(rows[0]?.voices).toBeGreaterThan(100)
  })

  test('has replies that the detector reports as unrelated to another message, and rarely to their own', async () => {
    const { rows } = await sql<{ fid: number; forum: string; message: string; reply: string }>`
      select m.fid, f.name as forum, r.content as reply,
        concat_ws(E'\n', m.subject, (select string_agg(c.content, E'\n') from content_item c where c.tid = m.tid)) as message
      from message m join forum f on f.fid = m.fid join reply r on r.tid = m.tid and r.kind = 'final'
      order by r.id`.execute(database.db)
    /** Returns the share of messages for which the detector reports another message's reply as unrelated. */
    const unrelated = (step: number) => {
      const found = rows.filter(({ message, forum }, at) => {
        const answer = rows[(at + step) % rows.length]?.reply ?? ''
        const asked = { message, answer, forumName: forum, forbiddenWords: [], copied: false }
        return detect(asked).includes('unrelated')
      })
      return found.length / rows.length
    }
    expect(rows.length).toBeGreaterThan(300)
    expect(unrelated(0)).toBeLessThanOrEqual(0.03)
    expect(unrelated(101)).toBeGreaterThanOrEqual(0.6)
  })

  test('accepts reference data again without duplicates', async () => {
    const known = async () => [
      await countOf('region'),
      await countOf('dict_value'),
      await countOf('role_permission')
    ]
    const before = await known()
    await seedReference(database)
    expect(await known()).toEqual(before)
    expect(before[0]).toBeGreaterThan(3000)
  })
})
