import { expect, it } from 'vitest'
import { buildMessage, buildReply, setParameter } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { searchDocument } from '../../records/search/bigrams.ts'

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

it('the most similar messages are listed, answered ones first, with reply and grade', async () => {
  const near = await answered('滨河公园东门路灯不亮')
  const nearer = await answered('滨河公园西门路灯整夜不亮')
  await answered('公积金贷款额度怎样计算')
  const own = await answered('滨河公园西门路灯还是不亮', { isPublic: false })
  const elsewhere = await answered('滨河公园西门路灯不亮', { fid: world.forums.province })
  await answered('滨河公园西门路灯不亮', { fid: world.forums.province, isPublic: false })
  const open = await approved('滨河公园西门路灯一直不亮')
  await citizen.call('gradeMessage', {
    body: { tid: near, gradeLevel: 4, gradeSpeed: 5, gradeManner: 3, comment: '谢谢' }
  })
  const found = await similarTo(await approved('滨河公园西门路灯整夜不亮很危险'))
  const tids = found.map(({ tid }) => tid)
  // private messages of others are not listed, those of the own group are
  expect(new Set(tids)).toEqual(new Set([near, nearer, own, elsewhere, open]))
  expect(tids[0]).toBe(nearer)
  expect(tids.at(-1)).toBe(open)
  expect(found[0]).toMatchObject({
    subject: '滨河公园西门路灯整夜不亮',
    content: '关于滨河公园西门路灯整夜不亮，现已处理完毕。',
    groupName: '临江市',
    grade: null
  })
  expect(found.at(-1)).toMatchObject({ content: null, repliedAt: null, grade: null })
  const graded = found.find(({ tid }) => tid === near)
  expect(graded?.grade).toMatchObject({ gradeLevel: 4, gradeSpeed: 5, gradeManner: 3, comment: null })
})

it('a reply that was made from another one names its source to the staff, and not to the public', async () => {
  const source = await answered('幸福路李女士家门口路灯损坏')
  const reply = '您好，经核查，路灯因线路老化损坏，施工队已于本周更换线路并恢复照明，感谢您的监督。'
  await db
    .updateTable('reply')
    .set({ content: `李女士${reply}` })
    .where('tid', '=', source)
    .execute()
  const tid = await approved('幸福路东段门口路灯损坏')
  const examined = await city.call('detectAnswer', {
    body: { tid, content: `李女士${reply}幸福路门口路灯已亮。` }
  })
  expect(examined.findings).toContain('othersData')
  const content = `${reply}幸福路东段门口的路灯已亮。`
  expect((await city.call('detectAnswer', { body: { tid, content } })).findings).toEqual([])
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  await city.call('replyMessage', { body: { tid, version, kind: 'final', content, sources: [source] } })
  const { timeline } = await city.call('getStaffMessage', { body: { tid } })
  expect(timeline.find(({ verb }) => verb === 'reply.reused')).toMatchObject({ note: `#${source}` })
  const read = await citizen.call('getMessage', { body: { tid } })
  expect(read.timeline.map(({ verb }) => verb)).not.toContain('reply.reused')
})

it('nothing is listed if the site does not propose earlier replies', async () => {
  await setParameter(db, 'proposal.answered', 0)
  expect(await similarTo(await approved('滨河公园西门路灯不亮很久了'))).toEqual([])
  await setParameter(db, 'proposal.answered', 1)
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
