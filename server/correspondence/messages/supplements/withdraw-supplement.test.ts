import { expect, it } from 'vitest'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const [citizen, neighbour, editor, city] = [
  await board.client('citizen'),
  await board.client('neighbour'),
  await board.client('editor'),
  await board.client('city')
]

const draft = {
  typeId: 2,
  domainId: 1,
  subject: '小区门口道路坑洼影响出行',
  content: '我家小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
  isPublic: true,
  isAnonymous: false
} as const

/** Adds a supplement to a new approved message; returns both numbers. */
async function supplemented() {
  const sent = await citizen.call('postMessage', { body: { ...draft, fid: board.world.forums.city } })
  await editor.call('approveMessage', { body: { ...sent, priorityLevel: 2 } })
  const { tid } = sent
  await citizen.call('supplementMessage', { body: { tid, content: '站牌旁边还有一处没有修补' } })
  const [, item] = (await own(tid)).contentList
  return { tid, id: item?.id ?? 0, allowed: item?.allowedActions }
}
const own = (tid: number) => citizen.call('getMessage', { body: { tid } })
const waiting = async (tid: number) =>
  (await editor.call('pageEditorQueue', { body: { display: 2, rows: 100 } })).list.some(
    row => row.tid === tid
  )

it('the author withdraws a supplement that waits; nobody decides on it any more', async () => {
  const { tid, id, allowed } = await supplemented()
  expect(allowed).toEqual(['withdrawSupplement'])
  expect(await waiting(tid)).toBe(true)
  await citizen.call('withdrawSupplement', { body: { id } })
  expect(await waiting(tid)).toBe(false)
  const { contentList, timeline } = await own(tid)
  expect(contentList).toHaveLength(1)
  expect(timeline.at(-1)).toMatchObject({ verb: 'supplement.withdrawn' })
  await expect(editor.call('approveSupplement', { body: { id } })).rejects.toMatchObject({ code: 'MSG0001' })
  await expect(citizen.call('withdrawSupplement', { body: { id } })).rejects.toMatchObject({
    code: 'MSG0001'
  })
})

it('only the author and editors hear of it', async () => {
  const { tid, id } = await supplemented()
  await citizen.call('withdrawSupplement', { body: { id } })
  const timelines = [
    await board.visitor.call('getMessage', { body: { tid } }),
    await city.call('getStaffMessage', { body: { tid } })
  ].map(({ timeline }) => timeline.map(({ verb }) => verb))
  for (const verbs of timelines) expect(verbs).not.toContain('supplement.withdrawn')
  const { contentList, timeline } = await editor.call('getEditorMessage', { body: { tid } })
  expect(contentList[1]).toMatchObject({ id, auditState: 3, allowedActions: [] })
  expect(timeline.map(({ verb }) => verb)).toContain('supplement.withdrawn')
})

it('a supplement that was returned can be withdrawn, too; one that was approved cannot', async () => {
  const returned = await supplemented()
  await editor.call('returnSupplement', { body: { id: returned.id, reason: '请写明具体位置' } })
  await citizen.call('withdrawSupplement', { body: { id: returned.id } })
  const approved = await supplemented()
  await editor.call('approveSupplement', { body: { id: approved.id } })
  expect((await own(approved.tid)).contentList[1]?.allowedActions).toEqual([])
  await expect(citizen.call('withdrawSupplement', { body: { id: approved.id } })).rejects.toMatchObject({
    code: 'MSG0001'
  })
})

it('nobody withdraws a supplement of somebody else, or the message itself in this way', async () => {
  const { tid, id } = await supplemented()
  await expect(neighbour.call('withdrawSupplement', { body: { id } })).rejects.toMatchObject({
    code: 'GEN0404'
  })
  const [text] = (await own(tid)).contentList
  await expect(citizen.call('withdrawSupplement', { body: { id: text?.id ?? 0 } })).rejects.toMatchObject({
    code: 'GEN0404'
  })
})
