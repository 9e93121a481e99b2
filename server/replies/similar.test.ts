import { expect, it } from 'vitest'
import { buildMessage, buildReply } from '../../tests/support/builders.ts'
import { testClock } from '../../tests/support/clock.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { testBoard } from '../../tests/support/world.ts'
import { searchDocument } from '../search/bigrams.ts'

const board = await testBoard(await testDatabase(), testClock().now)
const { db, world } = board
const [citizen, editor, city] = await Promise.all([
  board.client('citizen'),
  board.client('editor'),
  board.client('city')
])

async function approved(subject: string, facts: { isPublic?: boolean; fid?: number } = {}) {
  const body = {
    fid: facts.fid ?? world.forums.city,
    typeId: 2,
    domainId: 1,
    subject,
    content: `${subject}，附近居民多次反映，希望尽快安排人员处理。`,
    isPublic: facts.isPublic ?? true,
    isAnonymous: false
  } as const
  const { tid, version } = await citizen.call('postMessage', { body })
  await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
  return tid
}
async function answered(subject: string, facts = {}) {
  const tid = await approved(subject, facts)
  await buildReply(db, { tid, content: `关于${subject}，现已处理完毕。` })
  return tid
}
const similarTo = async (tid: number) => city.call('listSimilarAnswered', { body: { tid } })

it('the most similar answered messages of the forum are listed with reply and grade; no private one, none of another forum', async () => {
  const near = await answered('滨河公园东门路灯不亮')
  const nearer = await answered('滨河公园西门路灯整夜不亮')
  await answered('公积金贷款额度怎样计算')
  await answered('滨河公园西门路灯不亮', { isPublic: false })
  await answered('滨河公园西门路灯不亮', { fid: world.forums.province })
  await approved('滨河公园西门路灯一直不亮')
  await citizen.call('gradeMessage', {
    body: { tid: near, gradeLevel: 4, gradeSpeed: 5, gradeManner: 3, comment: '谢谢' }
  })
  const found = await similarTo(await approved('滨河公园西门路灯整夜不亮很危险'))
  expect(found.map(({ tid }) => tid)).toEqual([nearer, near])
  expect(found[0]).toMatchObject({
    subject: '滨河公园西门路灯整夜不亮',
    content: '关于滨河公园西门路灯整夜不亮，现已处理完毕。',
    groupName: '临江市',
    grade: null
  })
  expect(found[1]?.grade).toMatchObject({ gradeLevel: 4, gradeSpeed: 5, gradeManner: 3, comment: null })
})

it('a masked subject is listed as the public reads it, and a message of others is not compared with any', async () => {
  const subject = '青松里三单元张家漏水无人维修'
  const { tid } = await buildMessage(db, {
    fid: world.forums.city,
    subject,
    public_subject: '青松里■■漏水无人维修'
  })
  await db
    .insertInto('message_search')
    .values({ tid, ...searchDocument(['青松里■■漏水无人维修']) })
    .execute()
  await buildReply(db, { tid })
  const own = await approved('青松里五单元漏水无人维修')
  expect((await similarTo(own)).map(found => found.subject)).toEqual(['青松里■■漏水无人维修'])
  const stranger = await board.client('stranger')
  await expect(stranger.call('listSimilarAnswered', { body: { tid: own } })).rejects.toMatchObject({
    code: 'GEN0404'
  })
})
