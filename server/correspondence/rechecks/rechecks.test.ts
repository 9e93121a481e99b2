import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { toldOf } from '../../../tests/support/told.ts'

/** Moments of Shanghai; 2 March 2026 is a Monday. */
const at = (text: string) => new Date(`${text}+08:00`)
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
let now = at('2026-03-02T10:00:00')
const due = at('2026-03-09T23:59:59')

const board = await testBoard(await testDatabase(), () => now)
const { db, world } = board
const [city, editor, citizen] = [
  await board.client('city'),
  await board.client('editor'),
  await board.client('citizen')
]

/** Sets the clock back to Monday, and creates a message of the city with a reply due on 9 March. */
const owed = async (more: object = {}) => {
  now = at('2026-03-02T10:00:00')
  return buildMessage(db, {
    fid: world.forums.city,
    author_uid: await board.uid('citizen'),
    deadline_at: due,
    created_at: now,
    ...more
  })
}
const view = (tid: number) => city.call('getStaffMessage', { body: { tid } })
const ask = async (tid: number, matter: 1 | 4 = 1) => {
  const { version } = await view(tid)
  const body = { tid, version, matter, channel: 1, reason: '不属于我局职责', proposer: '养护科' } as const
  return city.call('requestRecheck', { body })
}
const decide = async (id: 'rejectRecheck' | 'strikeGrade', tid: number) => {
  const { version } = await editor.call('getEditorMessage', { body: { tid } })
  return editor.call(id, { body: { tid, version, reason: '请继续办理' } })
}
const verbs = (one: { timeline: { verb: string }[] }) => one.timeline.map(({ verb }) => verb)
const told = (tid: number) => toldOf(db, tid)

/** Creates a message with a bad grade; an explanation is due on 9 March. */
async function graded() {
  const message = await owed({ state: 3, explain_due: true, satisfaction: 2, satisfaction_type: 1 })
  const scores = { resolution: 1, speed: 2, manner: 2, comment_state: 1, created_at: now }
  await db
    .insertInto('grade')
    .values({ ...scores, tid: message.tid, round: 1 })
    .execute()
  return message
}

describe('a recheck', () => {
  it('stops the clock: the deadline moves by the working days', async () => {
    const { tid } = await owed()
    await ask(tid)
    const open = await view(tid)
    expect(open).toMatchObject({ recheckOpen: true, rechecks: [{ recheckState: 0, proposer: '养护科' }] })
    expect(open.allowedActions).toEqual(['withdrawRecheck', 'revealAuthorPhone'])
    // from Monday over a weekend to the next Monday: five working days
    now = at('2026-03-09T09:00:00')
    await decide('rejectRecheck', tid)
    const after = await view(tid)
    expect(after.deadlineAt).toBe(seconds(at('2026-03-16T23:59:59')))
    expect(after).toMatchObject({ recheckOpen: false, rechecks: [{ recheckState: 1, note: '请继续办理' }] })
    expect(after.allowedActions).toContain('replyMessage')
    expect(await told(tid)).toEqual([['recheck.rejected', world.groups.city]])
  })

  it('moves no deadline if it ends on the same day, and needs no deadline', async () => {
    const { tid } = await owed()
    await ask(tid)
    await city.call('withdrawRecheck', { body: { tid } })
    expect((await view(tid)).deadlineAt).toBe(seconds(due))
    expect(await told(tid)).toEqual([])
    const none = await owed({ deadline_at: null })
    await ask(none.tid)
    now = at('2026-03-09T09:00:00')
    await decide('rejectRecheck', none.tid)
    expect((await view(none.tid)).deadlineAt).toBeNull()
  })

  it('keeps the group from replying, assigning and asking again', async () => {
    const { tid } = await owed()
    const { version } = await ask(tid)
    const content = '您好，您反映的路灯损坏问题，我局已安排维修人员更换，感谢您的监督。'
    const acts = [
      city.call('replyMessage', { body: { tid, version, kind: 'final', content } }),
      city.call('assignMessage', { body: { tid, version, groupId: world.groups.bureau } }),
      ask(tid)
    ]
    // they run at once: a rejection without a handler yet would end the run
    const refused = acts.map(act => expect(act).rejects.toMatchObject({ code: 'MSG0001' }))
    await Promise.all(refused)
  })

  it('is refused while the message is assigned, in the words of the specification', async () => {
    const { tid, version } = await owed()
    await city.call('assignMessage', { body: { tid, version, groupId: world.groups.bureau } })
    expect((await view(tid)).allowedActions).not.toContain('requestRecheck')
    await expect(ask(tid)).rejects.toMatchObject({
      code: 'RCK0001',
      message: '此条留言已被交办，不可提出复核'
    })
  })

  it('disputes a grade only where there is one that counts', async () => {
    const without = await owed()
    await expect(ask(without.tid, 4)).rejects.toMatchObject({ code: 'RCK0002' })
    const { tid } = await graded()
    await ask(tid, 4)
    await decide('strikeGrade', tid)
    await expect(ask(tid, 4)).rejects.toMatchObject({ code: 'RCK0002' })
  })

  it('strikes a grade from the statistics, which can still be read', async () => {
    const { tid } = await graded()
    await ask(tid, 4)
    await decide('strikeGrade', tid)
    const after = await view(tid)
    expect(after).toMatchObject({
      satisfaction: null,
      explainDue: false,
      deadlineAt: null,
      recheckOpen: false
    })
    expect(after.grades).toMatchObject([{ struck: true, gradeLevel: 1 }])
    expect(after.rechecks).toMatchObject([{ recheckState: 4 }])
    const low = await city.call('pageAns', { body: { satisfaction: [1, 2], tids: String(tid) } })
    expect(low.total).toBe(0)
  })

  it('is never told in public, nor to the author', async () => {
    const { tid } = await owed()
    await ask(tid)
    await decide('rejectRecheck', tid)
    for (const reader of [board.visitor, citizen]) {
      expect(verbs(await reader.call('getMessage', { body: { tid } }))).toEqual([])
    }
    expect(verbs(await view(tid))).toEqual(['recheck.requested', 'recheck.rejected'])
    const editors = await editor.call('getEditorMessage', { body: { tid } })
    expect(verbs(editors)).toEqual(['recheck.requested', 'recheck.rejected'])
  })

  it('stands in tab 3 of the board and in both lists, until it is decided', async () => {
    const { tid } = await owed()
    const before = await city.call('ansCount', { body: {} })
    await ask(tid)
    const counted = await city.call('ansCount', { body: {} })
    const inTab = (counts: typeof before, display: number) =>
      counts.tabs.find(tab => tab.display === display)?.count ?? 0
    expect(inTab(counted, 3)).toBe(inTab(before, 3) + 1)
    expect(inTab(counted, 1)).toBe(inTab(before, 1) - 1)
    const tids = String(tid)
    const own = await city.call('pageOwnRechecks', { body: { tids } })
    expect(own.list).toMatchObject([{ tid, matter: 1, allowedActions: ['withdrawRecheck'] }])
    const waiting = await editor.call('pageRechecks', { body: { tids } })
    expect(waiting.list[0]?.allowedActions).toEqual(['takeDownMessage', 'readdressMessage', 'rejectRecheck'])
    const stranger = await (await board.client('stranger')).call('pageOwnRechecks', { body: {} })
    expect(stranger).toMatchObject({ list: [], total: 0, tabs: { 1: 0, 5: 0 } })
    await decide('rejectRecheck', tid)
    expect(await editor.call('pageRechecks', { body: { tids, display: 2 } })).toMatchObject({
      list: [{ tid, recheckState: 1, allowedActions: [] }],
      tabs: { 1: 0, 2: 1, 5: 1 }
    })
  })
})
