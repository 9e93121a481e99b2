import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForum, buildMessage, buildRegion } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { forgetPlaces } from '../../directory/site/places.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Db, openDatabase } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { searchDocument } from './bigrams.ts'
import { forgetVocabulary, learnVocabulary } from './vocabulary.ts'
import { findWording } from './wording.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
beforeAll(() => migrate(pglite), 60_000)
afterAll(() => pglite.close())

async function write(db: Db, subjects: readonly string[]) {
  for (const subject of subjects) {
    const { tid } = await buildMessage(db, { audit_state: 1, approved_at: new Date(), subject })
    await db
      .insertInto('message_search')
      .values({ tid, ...searchDocument([subject]) })
      .execute()
  }
}

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('another wording on %s', (_, db) => {
  const wording = (text: string) => findWording(db, text)

  beforeAll(async () => {
    const places = ['新华街', '学府路', '育才路', '文化路']
    await write(db, [
      ...places.map(place => `${place}路灯不亮`),
      ...places.map(place => `${place}广场舞扰民`),
      '老板拖欠工资'
    ])
    const { id } = await buildRegion(db, { name: '诸暨市' })
    await buildRegion(db, { name: '通江县' })
    await buildForum(db, { name: '诸暨市市长文华街', region_id: id })
    forgetPlaces(db)
    await inTransaction(db, learnVocabulary)
    forgetVocabulary(db)
  })

  it.each([
    ['路登不亮', '路灯不亮'],
    ['路不亮灯', null],
    ['路灯亮不', '路灯不亮'],
    ['广场舞饶民', '广场舞扰民'],
    ['广场扰民舞', null],
    ['广场舞舞扰民', '广场舞扰民'],
    ['广舞扰民', '广场舞扰民'],
    ['小区广场午扰民', '小区广场舞扰民'],
    ['诸暨 路登不亮', '诸暨 路灯不亮']
  ])('of %s is %s: one character wrong, missing, surplus or swapped', async (typed, corrected) => {
    expect((await wording(typed)).corrected).toBe(corrected)
  })

  it.each(['路灯不亮', '广场舞', '拖欠', '诸暨市的路登', '文华街', 'a', '！', '%_'])(
    'of %s is not a correction',
    async typed => {
      expect((await wording(typed)).corrected).toBeNull()
    }
  )

  it('names the words that nothing contains, and wordings that find something', async () => {
    expect(await wording('讨薪 路灯')).toEqual({
      corrected: null,
      unknownWords: ['讨薪'],
      nearest: ['路灯']
    })
    expect((await wording('讨薪')).nearest).toEqual(['拖欠工资'])
  })

  it('keeps the place beside a word of the same meaning', async () => {
    await write(db, ['育才路的老板欠薪'])
    expect((await wording('育才路讨薪')).nearest[0]).toBe('育才路 欠薪')
  })

  it.each([
    ['通江路灯不亮', ['通江'], '路灯不亮'],
    ['龙凤岭路灯不亮', ['龙凤岭'], '路灯不亮'],
    ['路灯不亮龙凤岭', ['龙凤岭'], '路灯不亮'],
    ['龙凤岭的路灯怎么不亮', ['龙凤岭'], '路灯 不亮'],
    ['龙凤岭广场舞太吵', ['龙凤岭'], '广场舞'],
    ['诸暨 龙凤岭路灯', ['诸暨', '龙凤岭'], '路灯'],
    ['新华街讨薪', ['讨薪'], '新华街'],
    ['通江岭路灯坏了', ['通江岭'], '路灯不亮'],
    ['通江路灯坏了', ['通江'], '路灯不亮'],
    ['通江的路灯坏了', ['通江'], '路灯不亮']
  ])('names the part of %s that nothing contains, and proposes the rest', async (typed, unknown, rest) => {
    const { unknownWords, nearest } = await wording(typed)
    expect(unknownWords).toEqual(unknown)
    expect(nearest).toContain(rest)
  })

  it('names the whole word if messages contain each part of it', async () => {
    expect((await wording('新华街老板拖欠工资')).unknownWords).toEqual(['新华街老板拖欠工资'])
  })
})
