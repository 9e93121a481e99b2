import { describe, expect, it } from 'vitest'
import { buildAssignment, buildUpload } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { resumedDeadline } from './resumed-deadline.ts'

const clock = testClock()
const board = await testBoard(await testDatabase(), clock.now)
const { db, world } = board
const [citizen, neighbour, editor, city] = await Promise.all([
  board.client('citizen'),
  board.client('neighbour'),
  board.client('editor'),
  board.client('city')
])
const reason = '两条留言反映同一处路灯损坏，一并办理'

interface Facts {
  isPublic?: boolean
  urgent?: boolean
  author?: typeof citizen
  subject?: string
  content?: string
}

async function approved(facts: Facts = {}) {
  const body = {
    fid: world.forums.city,
    typeId: 2,
    domainId: 1,
    subject: facts.subject ?? '滨河公园西门路灯不亮',
    content: facts.content ?? '滨河公园西门的路灯整夜不亮，附近居民多次反映，希望尽快安排人员处理。',
    isPublic: facts.isPublic ?? true,
    isAnonymous: false
  } as const
  const { tid, version } = await (facts.author ?? citizen).call('postMessage', { body })
  await editor.call('approveMessage', { body: { tid, version, priorityLevel: facts.urgent ? 1 : 2 } })
  return tid
}
const read = (tid: number) => city.call('getStaffMessage', { body: { tid } })
const versionOf = async (tid: number) => (await read(tid)).version
const merge = async (tid: number, mainTid: number) =>
  city.call('mergeMessage', { body: { tid, version: await versionOf(tid), mainTid, reason } })
const answerTo = (tid: number) =>
  `您反映的第${tid}号留言，滨河公园西门路灯损坏，我局已安排维修人员更换，感谢您的监督。`
const reply = async (tid: number, kind: 'interim' | 'final' = 'final') =>
  city.call('replyMessage', {
    body: { tid, version: await versionOf(tid), kind, content: `${answerTo(tid)}${kind}` }
  })
const waiting = async () =>
  (await city.call('pageAns', { body: { display: 1, rows: 100 } })).list.map(({ tid }) => tid)

describe('a merged message', () => {
  it('leaves the tab of what is to be replied to, and the main one takes the earlier deadline', async () => {
    const main = await approved()
    const merged = await approved({ urgent: true })
    const { deadlineAt } = await read(merged)
    await merge(merged, main)
    const seen = await read(merged)
    expect(seen).toMatchObject({ deadlineAt: null, mergedInto: { tid: main, isOpen: true } })
    expect(seen.allowedActions).toContain('splitMessage')
    for (const id of ['replyMessage', 'assignMessage', 'requestRecheck', 'mergeMessage'])
      expect(seen.allowedActions).not.toContain(id)
    expect(await read(main)).toMatchObject({ deadlineAt, mergedHere: [{ tid: merged, reason }] })
    const list = await waiting()
    expect(list).toContain(main)
    expect(list).not.toContain(merged)
    await expect(reply(merged)).rejects.toMatchObject({ code: 'MSG0001' })
  })

  it('is refused while a draft about it was handed in that the writer has not seen', async () => {
    const [main, merged] = [await approved({ author: neighbour }), await approved({ author: neighbour })]
    const { tpid } = await buildAssignment(db, {
      tid: merged,
      giver_group_id: world.groups.city,
      holder_group_id: world.groups.bureau,
      state: 20
    })
    const bureau = await board.client('bureau')
    await bureau.call('answerProcess', { body: { tpid, content: answerTo(merged) } })
    await expect(merge(merged, main)).rejects.toMatchObject({ code: 'ASG0007' })
    const { version, timeline } = await read(merged)
    const body = { tid: merged, version, mainTid: main, reason }
    const stale = city.call('mergeMessage', { body: { ...body, seen: timeline.at(-2)?.id ?? 0 } })
    await expect(stale).rejects.toMatchObject({ code: 'ASG0007' })
    await city.call('mergeMessage', { body: { ...body, seen: timeline.at(-1)?.id ?? 0 } })
    expect((await read(merged)).assignments).toMatchObject([{ closeReason: 'merged' }])
  })

  it('closes what was assigned of it, and its author is told why', async () => {
    const [main, merged] = [await approved(), await approved()]
    await buildAssignment(db, { tid: merged, holder_group_id: world.groups.bureau, state: 20 })
    await merge(merged, main)
    const { assignments } = await read(merged)
    expect(assignments).toMatchObject([{ processState: 90, closeReason: 'merged' }])
    const own = await citizen.call('getMessage', { body: { tid: merged } })
    expect(own.timeline.at(-1)).toMatchObject({ verb: 'message.merged', note: reason })
    const step = { verb: 'message.merged', otherTid: main, note: reason }
    for (const { timeline } of [own, await read(merged)])
      expect(timeline.filter(({ verb }) => verb === 'message.merged')).toMatchObject([step])
    const received = { verb: 'merge.received', otherTid: merged }
    for (const { timeline } of [await citizen.call('getMessage', { body: { tid: main } }), await read(main)])
      expect(timeline.at(-1)).toMatchObject(received)
    const visitor = await neighbour.call('getMessage', { body: { tid: merged } })
    expect(visitor.timeline.map(({ verb }) => verb)).not.toContain('message.merged')
    expect(visitor.mergedInto).toEqual({ tid: main, isOpen: true })
  })

  it('is given each reply to the main one as its own, with a grade of its own', async () => {
    const [main, merged] = [await approved(), await approved()]
    await merge(merged, main)
    await reply(main, 'interim')
    expect((await read(merged)).replies).toMatchObject([
      { kind: 'interim', content: `${answerTo(main)}interim` }
    ])
    await reply(main)
    const seen = await read(merged)
    expect(seen.state).toBe(2)
    expect(seen.replies.map(({ kind }) => kind)).toEqual(['interim', 'final'])
    expect(seen.allowedActions).not.toContain('splitMessage')
    const body = { tid: merged, gradeLevel: 1, gradeSpeed: 2, gradeManner: 3 } as const
    await citizen.call('gradeMessage', { body })
    expect([(await read(merged)).state, (await read(main)).state]).toEqual([3, 2])
  })

  it('has its copy corrected with the reply, until it is graded', async () => {
    const [main, merged, graded] = [await approved(), await approved(), await approved()]
    await merge(merged, main)
    await merge(graded, main)
    await reply(main)
    await citizen.call('gradeMessage', {
      body: { tid: graded, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 }
    })
    const last = (await read(main)).replies.at(-1)
    const content = `${answerTo(main)}现已亮灯。`
    await city.call('editReply', {
      body: { tid: main, replyId: last?.id ?? 0, version: last?.version ?? 0, content }
    })
    expect((await read(merged)).replies.at(-1)?.content).toBe(content)
    expect((await read(graded)).replies.at(-1)?.content).toBe(`${answerTo(main)}final`)
  })

  it('keeps its copy without files when the reply gets some', async () => {
    const [main, merged] = [await approved({ author: neighbour }), await approved({ author: neighbour })]
    await merge(merged, main)
    await reply(main)
    const { aid } = await buildUpload(db, { uploader_uid: await board.uid('city') })
    const { id = 0, version = 0 } = (await read(main)).replies.at(-1) ?? {}
    const content = `${answerTo(main)}现已亮灯，附现场照片。`
    await city.call('editReply', { body: { tid: main, replyId: id, version, content, aids: [aid] } })
    expect((await read(main)).replies.at(-1)?.attachments).toMatchObject([{ aid }])
    expect((await read(merged)).replies.at(-1)).toMatchObject({ content, attachments: [] })
  })

  it('is explained with the main one only if its own grade waits for it', async () => {
    const [main, low, ungraded] = [await approved(), await approved(), await approved()]
    await merge(low, main)
    await merge(ungraded, main)
    await reply(main)
    for (const tid of [main, low])
      await citizen.call('gradeMessage', { body: { tid, gradeLevel: 1, gradeSpeed: 1, gradeManner: 1 } })
    const content = '因灯具缺货，路灯更换曾延后三天，现已全部亮灯，欢迎您继续监督。'
    await city.call('explainMessage', { body: { tid: main, version: await versionOf(main), content } })
    const states = await Promise.all([main, low, ungraded].map(async tid => (await read(tid)).state))
    expect(states).toEqual([11, 11, 2])
  })
})

describe('a message to be merged', () => {
  it('may be a private one into a public one, but not the other way round', async () => {
    const [open, hidden] = [await approved(), await approved({ isPublic: false })]
    await expect(merge(open, hidden)).rejects.toMatchObject({ code: 'MRG0002' })
    await merge(hidden, open)
    expect((await neighbour.call('getMessage', { body: { tid: open } })).mergedInto).toBeNull()
  })

  it('may have merged messages of its own, which move with it', async () => {
    const [first, second, third] = [await approved(), await approved(), await approved()]
    await merge(first, second)
    await merge(second, third)
    expect((await read(third)).mergedHere.map(({ tid }) => tid)).toEqual([first, second])
    await reply(third)
    expect((await read(first)).state).toBe(2)
  })

  it('cannot be merged into itself or into an answered one', async () => {
    const [open, answered] = [await approved(), await approved()]
    await reply(answered)
    await expect(merge(open, open)).rejects.toMatchObject({ code: 'MRG0001' })
    await expect(merge(open, answered)).rejects.toMatchObject({ code: 'MRG0001' })
  })
})

describe('a split message', () => {
  it('waits for a reply of its own again, and the reply to the other one is not its', async () => {
    const [main, merged] = [await approved({ author: neighbour }), await approved({ author: neighbour })]
    const { deadlineAt } = await read(merged)
    await merge(merged, main)
    await city.call('splitMessage', { body: { tid: merged } })
    expect(await read(merged)).toMatchObject({ deadlineAt, mergedInto: null })
    expect(await waiting()).toContain(merged)
    await reply(main)
    expect((await read(merged)).replies).toEqual([])
  })

  it('is split by itself when the main one is taken down', async () => {
    const [main, merged] = [await approved({ author: neighbour }), await approved({ author: neighbour })]
    await merge(merged, main)
    await editor.call('takeDownMessage', {
      body: { tid: main, version: await versionOf(main), reason: '经核实内容不实' }
    })
    expect((await read(merged)).mergedInto).toBeNull()
    expect(await waiting()).toContain(merged)
  })

  it('has its deadline go on from where it stopped, and at least two working days', () => {
    const at = (day: string) => new Date(`${day}T16:00:00+08:00`)
    const stopped = { deadline_at: at('2026-03-20'), merged_at: at('2026-03-09') }
    const day = (date: Date | null) => date?.toISOString().slice(0, 10)
    expect(day(resumedDeadline(stopped, at('2026-03-11')))).toBe('2026-03-24')
    const overdue = { deadline_at: at('2026-03-06'), merged_at: at('2026-03-09') }
    expect(day(resumedDeadline(overdue, at('2026-03-09')))).toBe('2026-03-11')
    expect(resumedDeadline({ deadline_at: null, merged_at: at('2026-03-09') }, at('2026-03-11'))).toBeNull()
  })
})

describe('messages to merge into', () => {
  const candidates = async (tid: number, client = city) =>
    (await client.call('listMergeCandidates', { body: { tid } })).map(one => one.tid)

  it('are open, similar and of the same group; a public message is not offered a private one', async () => {
    const [one, main, hidden] = [
      await approved({ author: neighbour }),
      await approved({ author: neighbour }),
      await approved({ author: neighbour, isPublic: false })
    ]
    await reply(await approved({ author: neighbour }))
    const offered = await candidates(one)
    expect(offered).toContain(main)
    expect(offered).not.toContain(one)
    expect(offered).not.toContain(hidden)
    expect(offered.length).toBeLessThanOrEqual(5)
    expect(await candidates(hidden)).toContain(main)
    await merge(main, one)
    expect(await candidates(hidden)).not.toContain(main)
  })

  it('tell of the same matter: what shares a few words is not called similar', async () => {
    const content = '晚上开窗全是刺鼻气味，老人孩子咳嗽不止，请查查是哪一家工厂偷排。'
    const write = (subject: string, text: string) => approved({ subject, content: text, author: neighbour })
    const tid = await write('城北工业区一到晚上就飘怪味', content)
    const same = await write('城北工业区一到晚上飘怪味', content)
    const other = await write(
      '建议6路公交延长末班时间',
      '晚上城北工业区下班以后已经没有公交车，请把末班时间延长一小时。'
    )
    const offered = await candidates(tid)
    expect(offered).toContain(same)
    expect(offered).not.toContain(other)
  })

  it('are for those who handle the message', async () => {
    const tid = await approved({ author: neighbour })
    await expect(candidates(tid, await board.client('bureau'))).rejects.toMatchObject({ code: 'GEN0404' })
  })
})
