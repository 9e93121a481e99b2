import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Db, openDatabase } from '../../platform/database/open.ts'
import { listPublicMessages } from '../lists/public-messages.ts'
import { searchDocument } from './bigrams.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
beforeAll(() => migrate(pglite), 60_000)
afterAll(() => pglite.close())

async function write(db: Db, subject: string, content: string, day: number) {
  const approved_at = new Date(Date.UTC(2026, 0, day))
  const { tid } = await buildMessage(db, { audit_state: 1, approved_at, subject })
  await db
    .insertInto('message_search')
    .values({ tid, ...searchDocument([subject, content]) })
    .execute()
  return tid
}

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('the order of likeness and time on %s', (_, db) => {
  const list = async (query: object) => await listPublicMessages(db, { order: 'likeness', ...query })
  const ids = async (query: object) => (await list(query)).rows.map(({ tid }) => tid)
  let [old, inText, together, subject, newest]: number[] = []

  beforeAll(async () => {
    subject = await write(db, '菜场地面湿滑', '菜场的地面总是湿的', 1)
    together = await write(db, '建议一则', '菜场地面', 2)
    inText = await write(db, '求助', '菜场门口，地面不平', 3)
    old = await write(db, '菜场的地面', '请看', 4)
    newest = await write(db, '噪声', '菜场旁边，地面塌陷', 5)
  })

  it('has words in the subject first, then words side by side, then the newest', async () => {
    expect(await ids({ keywords: '菜场 地面' })).toEqual([subject, old, together, newest, inText])
    expect((await list({ keywords: '菜场 地面' })).total).toBe(5)
    expect(await ids({ keywords: '塌陷' })).toEqual([newest])
    expect(await ids({ keywords: '没有的词' })).toEqual([])
  })

  it('is filtered, and continues after a row', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, (_, at) => write(db, `渡口停航${at}`, '', 6)))
    const expected = many.toSorted((one, other) => other - one)
    const first = await list({ keywords: '渡口', rows: 10 })
    expect(first.rows.map(({ tid }) => tid)).toEqual(expected.slice(0, 10))
    const cursor = Buffer.from(first.rows.at(-1)?.cursor ?? '').toString('base64url')
    expect(await ids({ keywords: '渡口', rows: 10, cursor })).toEqual(expected.slice(10))
    expect(await ids({ keywords: '渡口', rows: 10, page: 2 })).toEqual(expected.slice(10))
    expect(await ids({ keywords: '渡口', state: 3 })).toEqual([])
  })

  it('is that of time without words', async () => {
    expect((await ids({ rows: 100 })).at(-1)).toBe(subject)
  })
})
