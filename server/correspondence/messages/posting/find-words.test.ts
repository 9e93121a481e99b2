import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { indexTexts } from '../text.ts'

const board = await testBoard(await testDatabase())
const { db, world, visitor } = board
const city = await board.client('city')

async function publish(subject: string, content: string) {
  const { tid } = await buildMessage(db, { subject, content, fid: world.forums.city, is_public: true })
  await inTransaction(db, trx => indexTexts(trx, tid, subject, [content]))
  return tid
}
const bus = await publish('公交車末班太早', '末班車九点就没有了，希望延长。')
const clinic = await publish('咨询就诊时间', `${'请问贵院的安排。'.repeat(30)}夜\u200b间\n门诊几点开门？`)
const lamp = await publish('路灯不亮', '小区门口的路灯坏了。')

const asked: [string, number][] = [
  ['公交车', bus],
  ['公交車', bus],
  ['末班车', bus],
  ['末班車 公交车', bus],
  ['夜间门诊', clinic],
  ['夜\u200b间门诊', clinic],
  ['夜间\n门诊', clinic],
  ['夜間門診', clinic],
  ['路灯', lamp],
  ['路燈', lamp],
  ['路\ufeff灯\u2060', lamp],
  ['小區', lamp]
]

describe.each(asked)('the words %j find the message', (keywords, tid) => {
  it('in the public list', async () => {
    const { list } = await visitor.call('listMessages', { query: { keywords } })
    expect(list.map(row => row.tid)).toEqual([tid])
  })

  it('among suggestions', async () => {
    const suggested = await visitor.call('suggestMessages', { query: { keywords } })
    expect(suggested.map(row => row.tid)).toEqual([tid])
  })

  it('on a board', async () => {
    const { list } = await city.call('pageAns', { body: { display: 8, keywords } })
    expect(list.map(row => row.tid)).toEqual([tid])
  })
})

describe('a row of a search', () => {
  const rowOf = async (keywords: string) =>
    (await visitor.call('listMessages', { query: { keywords } })).list[0]

  it('names the words as they are written in it', async () => {
    expect((await rowOf('公交车 末班车'))?.matchWords).toEqual(['公交車', '末班車'])
    expect((await rowOf('路燈'))?.matchWords).toEqual(['路灯'])
  })

  it('shows the place of a word that its beginning does not have', async () => {
    const row = await rowOf('夜間門診')
    expect(row?.matchExcerpt).toContain('夜\u200b间 门诊几点开门')
    expect(row?.matchWords).toEqual(['夜\u200b间 门诊'])
  })

  it('names none in a list without a search', async () => {
    const { list } = await visitor.call('listMessages')
    expect(list[0]).not.toHaveProperty('matchWords')
  })
})

describe('a forbidden word', () => {
  const found = async (answer: string) => {
    const content = `您反映的路灯问题，${answer}，我局已安排维修人员更换，感谢监督。`
    return (await city.call('detectAnswer', { body: { tid: lamp, content } })).findings.join()
  }

  it.each([
    '钉子户',
    '钉 子户',
    '钉\u00a0子　户',
    '钉\u200b子户',
    '钉\n子户',
    '釘子戶',
    '釘 子戶',
    'ＶＩＰ',
    'ｖｉｐ',
    'vIp'
  ])('is found in an answer as %j', async answer => {
    await db.deleteFrom('forbidden_word').execute()
    // as an earlier version stored them
    await db
      .insertInto('forbidden_word')
      .values([{ word: ' 钉子户 ' }, { word: 'ＶＩＰ' }])
      .execute()
    await expect.poll(() => found(answer)).toContain('forbiddenWord')
  })

  it('is not found in an answer without it', async () => {
    expect(await found('钉。子户')).not.toContain('forbiddenWord')
  })
})
