import { expect, it } from 'vitest'
import { buildMessage } from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { countStatistics } from '../../../overview/statistics/roll-up.ts'

/** Moments of Shanghai; 2 March 2026 is a Monday. */
const at = (text: string) => new Date(`${text}+08:00`)
const seconds = (text: string) => Math.floor(at(text).getTime() / 1000)
let now = at('2026-03-02T10:00:00')

const board = await testBoard(await testDatabase(), () => now)
const { db, world, visitor } = board
const [citizen, city, editor] = [
  await board.client('citizen'),
  await board.client('city'),
  await board.client('editor')
]

const content = '护城河边的步道夜里没有路灯，老人孩子经过时常摔倒，恳请尽快安装照明。'
const answer = '经现场查看，步道沿线已列入本月照明改造计划，将于三月底前全部安装完成并亮灯。'

async function approved(): Promise<number> {
  const kinds = { typeId: 1, domainId: 1, isPublic: true, isAnonymous: false } as const
  const posted = await citizen.call('postMessage', {
    body: { fid: world.forums.city, subject: `护城河步道夜里没有路灯`, content, ...kinds }
  })
  await editor.call('approveMessage', { body: { ...posted, priorityLevel: 2 } })
  return posted.tid
}
const promise = async (tid: number) => (await visitor.call('getMessage', { body: { tid } })).promise
const version = async (tid: number) => (await city.call('getStaffMessage', { body: { tid } })).version

it('everybody reads the promise from the approval to the late answer; a recheck stops the clock, its reason is not told', async () => {
  now = at('2026-03-02T10:00:00')
  const tid = await approved()
  const due = seconds('2026-03-09T23:59:59')
  const open = { dueAt: due, daysLeft: 5, answeredAt: null, stoppedSince: null, lateDays: null }
  expect(await promise(tid)).toMatchObject(open)
  const { list } = await visitor.call('listMessages', { query: {} })
  expect(list.find(row => row.tid === tid)?.promise).toMatchObject(open)
  const own = await citizen.call('listOwnMessages', { query: {} })
  expect(own.list.find(row => row.tid === tid)?.promise).toMatchObject(open)

  now = at('2026-03-04T10:00:00')
  const reason = '该路段由水务部门管理'
  await city.call('requestRecheck', {
    body: { tid, version: await version(tid), matter: 1, channel: 1, reason, proposer: '' }
  })
  now = at('2026-03-06T10:00:00')
  const stopped = await visitor.call('getMessage', { body: { tid } })
  expect(stopped.promise).toMatchObject({
    stoppedSince: seconds('2026-03-04T10:00:00'),
    stoppedBy: 'recheck',
    daysLeft: null
  })
  expect(JSON.stringify(stopped)).not.toContain(reason)

  await city.call('withdrawRecheck', { body: { tid } })
  const later = seconds('2026-03-11T23:59:59')
  expect(await promise(tid)).toMatchObject({ dueAt: later, stoppedSince: null, daysLeft: 3 })

  now = at('2026-03-13T10:00:00')
  expect(await promise(tid)).toMatchObject({ lateDays: 2, daysLeft: null, answeredAt: null })
  await city.call('replyMessage', {
    body: { tid, version: await version(tid), kind: 'final', content: answer }
  })
  now = at('2026-06-01T10:00:00')
  expect(await promise(tid)).toMatchObject({
    dueAt: later,
    answeredAt: seconds('2026-03-13T10:00:00'),
    lateDays: 2
  })
  // the statistics use the same deadline
  await countStatistics(db, now)
  const figures = await visitor.call('getForumFigures', { query: { fid: world.forums.city } })
  expect(figures).toMatchObject({ owed: 1, lateRate: null })
})

it('a forum shows the share of solved messages from ten answers on, each author’s last one, and none that was struck', async () => {
  now = at('2026-03-02T10:00:00')
  const fid = world.forums.province
  const graded = async (...answers: (1 | 2 | 3 | null)[]) => {
    const { tid } = await buildMessage(db, { fid, state: 3, created_at: now, graded_at: now })
    for (const [index, solved] of answers.entries()) {
      const scores = { resolution: 3, speed: 3, manner: 3, created_at: now }
      await db
        .insertInto('grade')
        .values({ ...scores, tid, round: index + 1, solved })
        .execute()
    }
    return tid
  }
  const figures = () => visitor.call('getForumFigures', { query: { fid } })
  for (let count = 0; count < 9; count++) await graded(count < 5 ? 1 : 3)
  expect(await figures()).toMatchObject({ solvedAnswers: 9, solvedRate: null })
  await graded(null)
  expect(await figures()).toMatchObject({ solvedAnswers: 9, solvedRate: null })
  const twice = await graded(3, 1)
  expect(await figures()).toMatchObject({ solvedAnswers: 10, solvedRate: 0.6 })
  await db.updateTable('grade').set({ struck_at: now }).where('tid', '=', twice).execute()
  expect(await figures()).toMatchObject({ solvedAnswers: 9, solvedRate: null })
})

it('the author is asked once in the notification of the final reply; the answer is read by everybody and counted', async () => {
  now = at('2026-03-16T10:00:00')
  const tid = await approved()
  await city.call('replyMessage', {
    body: { tid, version: await version(tid), kind: 'final', content: `${answer}（补充路段）` }
  })
  const news = async () => {
    const { list } = await citizen.call('listNotifications', { query: {} })
    return list.filter(one => one.tid === tid && one.verb === 'reply.final')
  }
  expect((await news()).map(one => one.asksSolved)).toEqual([true])
  const scores = { gradeLevel: 3, gradeSpeed: 4, gradeManner: 5 } as const
  await citizen.call('gradeMessage', { body: { tid, solved: 2, ...scores } })
  expect((await news()).map(one => one.asksSolved)).toEqual([false])
  expect((await visitor.call('getMessage', { body: { tid } })).grades).toMatchObject([{ solved: 2 }])
  const board = await city.call('pageAns', { body: { display: 8 } })
  expect(board.list.find(row => row.tid === tid)?.solved).toBe(2)
})

it('a message carries the three scores of its last grade that counts, in every list and detail', async () => {
  now = at('2026-03-17T10:00:00')
  const uid = await board.uid('citizen')
  const fid = board.world.forums.city
  const { tid } = await buildMessage(db, { fid, author_uid: uid, state: 13, created_at: now, graded_at: now })
  await db
    .updateTable('message')
    .set({ audit_state: 1, is_public: true, approved_at: now })
    .where('tid', '=', tid)
    .execute()
  const read = async () => {
    const rows = await Promise.all([
      visitor.call('listMessages', { query: { fid } }),
      citizen.call('listOwnMessages', { query: { rows: 100 } }),
      city.call('pageAns', { body: { display: 8, rows: 100 } })
    ])
    const details = await Promise.all([
      visitor.call('getMessage', { body: { tid } }),
      city.call('getStaffMessage', { body: { tid } })
    ])
    const found = [
      ...rows.map(({ list }) => (list as { tid: number }[]).find(row => row.tid === tid)),
      ...details
    ]
    return found.map(row => {
      const { handleDegree, handleManner, handleSpeed } = row as (typeof details)[number]
      return [handleDegree, handleManner, handleSpeed]
    })
  }
  const all = (scores: (number | null)[]) => Array.from({ length: 5 }, () => scores)
  expect(await read()).toEqual(all([null, null, null]))
  const grade = { tid, created_at: now }
  await db
    .insertInto('grade')
    .values([
      { ...grade, round: 1, resolution: 1, manner: 2, speed: 3 },
      { ...grade, round: 2, resolution: 4, manner: 5, speed: 2 }
    ])
    .execute()
  expect(await read()).toEqual(all([4, 5, 2]))
  await db
    .updateTable('grade')
    .set({ struck_at: now })
    .where('tid', '=', tid)
    .where('round', '=', 2)
    .execute()
  expect(await read()).toEqual(all([1, 2, 3]))
})
