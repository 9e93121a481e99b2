import { expect, it } from 'vitest'
import { setParameter } from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const database = await testDatabase()
const clock = testClock()
const board = await testBoard(database, clock.now)
await setParameter(database.db, 'post.sameDays', 7)
const { forums } = board.world
const [citizen, neighbour, editor] = [
  await board.client('citizen'),
  await board.client('neighbour'),
  await board.client('editor')
]
const day = 86_400

const draft = {
  fid: forums.city,
  typeId: 2,
  domainId: 1,
  content: '小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，\n老人和孩子走路很不方便。',
  isPublic: true,
  isAnonymous: false
} as const

const post = (subject: string, change: object = {}, client = citizen) =>
  client.call('postMessage', { body: { ...draft, subject, ...change } })

it('the same message is refused and named, however it is spaced, also when it is approved', async () => {
  const sent = await post('道路坑洼')
  const refused = {
    code: 'MSG0018',
    status: 409,
    message: expect.stringContaining(`编号 ${sent.tid}`),
    detail: { tid: sent.tid }
  }
  await expect(post('道路坑洼')).rejects.toMatchObject(refused)
  const spaced = draft.content.replace('\n', ' \n\n')
  await expect(post(' 道路 坑洼 ', { content: spaced })).rejects.toMatchObject(refused)
  await editor.call('approveMessage', { body: { ...sent, priorityLevel: 2 } })
  await expect(post('道路坑洼')).rejects.toMatchObject(refused)
})

it('of two that arrive together one is accepted', async () => {
  const outcomes = await Promise.allSettled([post('井盖缺失'), post('井盖缺失')])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('a repeated request with the same key gets its first answer', async () => {
  const request = { body: { ...draft, subject: '路灯不亮' }, idempotencyKey: 'the-same-message' }
  expect(await citizen.call('postMessage', request)).toEqual(await citizen.call('postMessage', request))
})

it('another text, another forum and another author are no repetition', async () => {
  await post('路口积水')
  await post('路口积水严重')
  await post('路口积水', { content: `${draft.content}请尽快处理。` })
  await post('路口积水', { fid: forums.province })
  await post('路口积水', {}, neighbour)
})

it('it is accepted again after it was withdrawn or returned, and after some days', async () => {
  const withdrawn = await post('噪声扰民')
  await citizen.call('withdrawMessage', { body: { tid: withdrawn.tid } })
  const returned = await editor.call('returnMessage', {
    body: { ...(await post('噪声扰民')), reason: '请写明具体地点' }
  })
  const again = await post('噪声扰民')
  await citizen.call('resubmitMessage', {
    body: { ...draft, subject: '噪声扰民', ...returned }
  })
  expect(again.tid).toBeGreaterThan(returned.tid)
  clock.pass(8 * day)
  await (await board.client('citizen')).call('postMessage', { body: { ...draft, subject: '噪声扰民' } })
})
