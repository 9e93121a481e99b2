import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { searchDocument } from './bigrams.ts'
import { countContaining } from './correct.ts'
import { findLikest } from './likest.ts'

const { db } = await testDatabase()

/** The number of messages: more than a search checks one by one. */
const rows = 16_000

/** Writes messages of one text, a minute apart, with the numbers that fit the condition. */
async function writeMany(subject: string, content: string, condition: string): Promise<void> {
  const { fid, group_id, author_uid } = await buildMessage(db)
  const { body, grams } = searchDocument([subject, content])
  await sql`
    with written as (
      insert into message (fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at,
        approved_at, audit_state)
      select ${fid}::int, ${group_id}::int, ${author_uid}::int, '', 2, 1, ${subject}, '', now(),
        timestamptz '2026-01-01' + n * interval '1 minute', 1
      from generate_series(1, ${sql.lit(rows)}) n where ${sql.raw(condition)} returning tid)
    insert into message_search (tid, body, grams) select tid, ${body}::text, ${grams}::int[] from written`.execute(
    db
  )
}

beforeAll(async () => {
  await writeMany('旧桥拆除', '河道清理，垃圾分类', 'n <= 4000')
  await writeMany('建议', '河道清理，垃圾分类', 'n > 4000 and n % 50 = 1')
  await writeMany('河道清理', '垃圾分类', 'n > 4000 and n % 50 = 2')
  await writeMany('求助', '垃圾分类，类垃', 'n > 4000 and n % 50 > 2')
  await writeMany('垃圾分类', '求助', 'n > 4000 and n % 50 = 0')
  await sql`analyze message_search`.execute(db)
}, 60_000)

describe('the order of likeness among very many', () => {
  /** Returns the messages of the first page, their different subjects, and the total. */
  const list = async (text: string) => {
    const { found, total, totalCapped } = await findLikest(
      db,
      text,
      {},
      { rows: 10, offset: 0, after: undefined }
    )
    const tids = found.map(({ tid }) => tid)
    const messages = await db
      .selectFrom('message')
      .select(['tid', 'subject', 'approved_at'])
      .where('tid', '=', sql<number>`any(${tids})`)
      .execute()
    const shown = tids.map(tid => messages.find(one => one.tid === tid))
    return { subjects: [...new Set(shown.map(one => one?.subject))], shown, total, totalCapped }
  }

  it('ranks the newest with a word that nearly all have', async () => {
    const { subjects, shown, ...total } = await list('垃圾分类')
    expect(total).toEqual({ total: 3000, totalCapped: true })
    expect(subjects).toEqual(['垃圾分类'])
    expect(shown[0]?.approved_at).toEqual(new Date('2026-01-12T02:40:00Z'))
  })

  it('ranks the newest with a word that some of the newest have', async () => {
    const { subjects, shown, ...total } = await list('河道清理')
    expect(total).toEqual({ total: 3000, totalCapped: true })
    expect(subjects).toEqual(['河道清理'])
    expect(shown[0]?.approved_at).toEqual(new Date('2026-01-12T01:52:00Z'))
  })

  it('finds a word that only old messages have', async () => {
    const { subjects, ...total } = await list('旧桥拆除')
    expect(total).toMatchObject({ total: 3000, totalCapped: true })
    expect(subjects).toEqual(['旧桥拆除'])
    expect(await list('旧桥拆除求助')).toMatchObject({ total: 0, totalCapped: false })
  })

  it('counts what a filter leaves', async () => {
    const { fid } = await db
      .selectFrom('message')
      .select('fid')
      .where('subject', '=', '河道清理')
      .executeTakeFirstOrThrow()
    const of = (values: object, from?: Date) =>
      findLikest(db, '垃圾分类', { values, from }, { rows: 10, offset: 0, after: undefined })
    expect(await of({ forum: [fid] })).toMatchObject({ total: 240, totalCapped: false })
    expect(await of({ type: [1] })).toMatchObject({ total: 0, totalCapped: false })
    const last = await of({ type: [2] }, new Date('2026-01-12T02:31:00Z'))
    expect(last).toMatchObject({ total: 10, totalCapped: false })
  })
})

describe('counting what contains words', () => {
  it('derives the number of common words from the newest messages, and counts rare ones', async () => {
    expect(await countContaining(db, ['垃圾', '垃圾分类', '圾分 垃圾', '旧桥', '旧桥求助', '！'])).toEqual([
      50, 50, 50, 50, 0, 0
    ])
  })

  it('reads the index if none of the newest contains the common words', async () => {
    await writeMany('分类垃圾', '再议', 'n <= 3')
    expect(await countContaining(db, ['分类垃圾', '类垃圾分', '分类 垃圾'])).toEqual([3, 0, 50])
  })
})
