import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage, buildReply } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

/** Moments of Shanghai; 2 March 2026 is a Monday. */
const at = (text: string) => new Date(`${text}+08:00`)
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
let now = at('2026-03-02T10:00:00')
const due = at('2026-03-09T23:59:59')

const board = await testBoard(await testDatabase(), () => now)
const { db, world } = board
const [city, bureau, province, editor, citizen] = [
  await board.client('city'),
  await board.client('bureau'),
  await board.client('province'),
  await board.client('editor'),
  await board.client('citizen')
]

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
const edited = (tid: number) => editor.call('getEditorMessage', { body: { tid } })
const read = (tid: number) => board.visitor.call('getMessage', { body: { tid } })
const reason = '经核实内容不实'
const act = async (id: 'takeDownMessage' | 'restoreMessage', tid: number) =>
  editor.call(id, { body: { tid, version: (await edited(tid)).version, reason } })
const readdress = async (tid: number, fid = world.forums.province) =>
  editor.call('readdressMessage', { body: { tid, version: (await edited(tid)).version, fid, reason } })
const verbs = (one: { timeline: { verb: string }[] }) => one.timeline.map(({ verb }) => verb)
const told = async (tid: number, verb: string) =>
  (
    await db
      .selectFrom('notification')
      .select(['group_id', 'account_uid'])
      .where('tid', '=', tid)
      .where('verb', '=', verb)
      .orderBy('id')
      .execute()
  ).map(({ group_id, account_uid }) => group_id ?? account_uid)

describe('taking a message down', () => {
  it('hides it from all but its author and editors, closes what was assigned, and keeps the draft', async () => {
    const message = await owed()
    const { tid } = message
    const draft = { state: 40, answer: '已修复', answered_at: now, holder_group_id: world.groups.bureau }
    const { tpid } = await buildAssignment(db, { tid, ...draft })
    await act('takeDownMessage', tid)
    for (const reader of [board.visitor, city, bureau])
      await expect(reader.call('getMessage', { body: { tid } })).rejects.toMatchObject({ code: 'GEN0404' })
    const own = await citizen.call('getMessage', { body: { tid } })
    expect(own).toMatchObject({
      auditState: 2,
      auditNote: reason,
      allowedActions: ['resubmitMessage', 'withdrawMessage']
    })
    expect(verbs(own)).toEqual(['message.takenDown'])
    const { assignments, allowedActions } = await edited(tid)
    expect(assignments).toMatchObject([
      { tpid, processState: 90, closeReason: 'takenDown', answer: '已修复' }
    ])
    expect(allowedActions).toEqual(['restoreMessage'])
    expect(await told(tid, 'assignment.closed')).toEqual([world.groups.bureau])
    expect(await told(tid, 'message.takenDown')).toEqual([message.author_uid, world.groups.city])
  })

  it('can be undone, and the time that it was down does not count', async () => {
    const { tid } = await owed()
    await act('takeDownMessage', tid)
    now = at('2026-03-04T09:00:00')
    await act('restoreMessage', tid)
    const { deadlineAt, auditState, auditNote } = await city.call('getStaffMessage', { body: { tid } })
    expect({ deadlineAt, auditState, auditNote }).toEqual({
      deadlineAt: seconds(at('2026-03-11T23:59:59')),
      auditState: 1,
      auditNote: null
    })
    expect((await read(tid)).tid).toBe(tid)
    expect(verbs(await citizen.call('getMessage', { body: { tid } }))).toEqual([
      'message.takenDown',
      'message.restored'
    ])
    // only the author and the platform see that it was restored
    expect(verbs(await read(tid))).toEqual([])
  })

  it('cannot be undone once the author has sent it anew: that is examined first', async () => {
    const { tid } = await owed()
    const { version } = await act('takeDownMessage', tid)
    const draft = {
      typeId: 2,
      domainId: 1,
      subject: '路灯损坏已经一周',
      isPublic: true,
      isAnonymous: false
    } as const
    const content = '小区门口的路灯坏了一周，晚上出行很不方便，希望尽快修复。'
    await citizen.call('resubmitMessage', { body: { tid, version, ...draft, content } })
    await expect(act('restoreMessage', tid)).rejects.toMatchObject({ code: 'MSG0001' })
    const again = { tid, version: version + 1 }
    await editor.call('returnMessage', { body: { ...again, reason } })
    await expect(act('restoreMessage', tid)).rejects.toMatchObject({ code: 'MSG0001' })
  })

  it('upholds the recheck that is open', async () => {
    const { tid, version } = await owed()
    const request = { tid, version, matter: 3, channel: 1, reason: '内容不实' } as const
    await city.call('requestRecheck', { body: request })
    await act('takeDownMessage', tid)
    expect((await edited(tid)).rechecks).toMatchObject([{ recheckState: 2, note: reason }])
    expect(await told(tid, 'recheck.upheld')).toEqual([world.groups.city])
    await act('restoreMessage', tid)
    expect((await city.call('getStaffMessage', { body: { tid } })).recheckOpen).toBe(false)
  })
})

describe('re-addressing a message', () => {
  it('begins anew with another group and clock, and shows the old start', async () => {
    const message = await owed({ clock_started_at: now })
    const { tid } = message
    await buildReply(db, { tid, created_at: now })
    await citizen.call('gradeMessage', { body: { tid, gradeLevel: 1, gradeSpeed: 1, gradeManner: 1 } })
    now = at('2026-03-04T09:00:00')
    await readdress(tid)
    const anew = await province.call('getStaffMessage', { body: { tid } })
    expect(anew).toMatchObject({
      state: 0,
      fid: world.forums.province,
      satisfaction: null,
      explainDue: false
    })
    // a complaint: 15 working days from Wednesday 4 March
    expect(anew.deadlineAt).toBe(seconds(at('2026-03-25T23:59:59')))
    expect(anew.clockStartedAt).toBe(seconds(now))
    const started = seconds(at('2026-03-02T10:00:00'))
    expect(anew.readdressings).toMatchObject([
      { reason, clockStartedAt: started, fromForumName: '临江市市长' }
    ])
    await expect(city.call('getStaffMessage', { body: { tid } })).rejects.toMatchObject({ code: 'GEN0404' })
    expect(await told(tid, 'message.readdressed')).toEqual([
      message.author_uid,
      world.groups.city,
      world.groups.province
    ])
    // the earlier grade no longer counts, and the new answer can be graded
    expect(anew.grades).toMatchObject([{ round: 1, struck: true }])
    const content = '您好，您反映的路灯损坏问题，省里已督促更换，感谢您的监督。'
    await province.call('replyMessage', { body: { tid, version: anew.version, kind: 'final', content } })
    await citizen.call('gradeMessage', { body: { tid, gradeLevel: 5, gradeSpeed: 5, gradeManner: 5 } })
    expect((await read(tid)).grades).toMatchObject([{ struck: true }, { struck: false, gradeLevel: 5 }])
  })

  it('is visible to all; its reason is visible to staff only', async () => {
    const { tid } = await owed()
    await readdress(tid)
    expect((await read(tid)).timeline).toMatchObject([{ verb: 'message.readdressed', note: null }])
    expect(JSON.stringify(await read(tid))).not.toContain(reason)
  })

  it('upholds the recheck, closes the chain, and counts with its new group alone', async () => {
    const { tid, version } = await owed()
    const request = { tid, version, matter: 1, channel: 1, reason: '不属于本市' } as const
    await city.call('requestRecheck', { body: request })
    await readdress(tid)
    const { rechecks, recheckOpen } = await edited(tid)
    expect({ rechecks, recheckOpen }).toMatchObject({ rechecks: [{ recheckState: 3 }], recheckOpen: false })
    expect((await city.call('pageAns', { body: { tids: String(tid) } })).total).toBe(0)
    expect((await province.call('pageAns', { body: { tids: String(tid), display: 1 } })).total).toBe(1)
  })
})

describe('redacting a message', () => {
  it('changes what the public reads and finds; handlers and the author read the original', async () => {
    const content = '我家在梧桐小区三幢，门口的路灯坏了，请尽快修复。'
    const { tid, contentId } = await owed({ content, subject: '路灯损坏' })
    const redact = async (more: object) =>
      editor.call('redactMessage', { body: { tid, version: (await edited(tid)).version, ...more } })
    const publicContent = '门口的路灯坏了，请尽快修复。'
    await redact({ publicSubject: '路灯损坏', publicContent })
    const seen = await read(tid)
    expect(seen.contentList[0]?.content).toBe(publicContent)
    expect(seen.content).toBe(publicContent)
    expect(verbs(seen)).toEqual([])
    expect((await citizen.call('getMessage', { body: { tid } })).contentList[0]?.content).toBe(content)
    const handled = await city.call('getStaffMessage', { body: { tid } })
    expect(handled).toMatchObject({ publicSubject: null, contentList: [{ content, publicContent }] })
    expect(verbs(handled)).toEqual([])
    expect(verbs(await edited(tid))).toEqual(['message.redacted'])
    const search = async (keywords: string) =>
      (await board.visitor.call('listMessages', { query: { keywords } })).list.map(row => row.tid)
    expect(await search('梧桐小区')).not.toContain(tid)
    await redact({ contentId, publicContent: content })
    expect(await search('梧桐小区')).toContain(tid)
    expect((await edited(tid)).contentList).toMatchObject([{ publicContent: null }])
  })
})

it('forums to re-address to are found by a part of their name, or by their ids', async () => {
  const search = async (body: object) =>
    (await editor.call('searchForums', { body })).map(({ id, label }) => [id, label])
  expect(await search({ keywords: '青川' })).toEqual([[world.forums.province, '青川省省长']])
  expect(await search({ ids: [world.forums.city] })).toEqual([[world.forums.city, '临江市市长']])
  expect(await search({ ids: [] })).toEqual([])
  expect(await search({ rows: 1, from: 1 })).toHaveLength(1)
})
