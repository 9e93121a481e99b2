import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const [city, editor, citizen] = [
  await board.client('city'),
  await board.client('editor'),
  await board.client('citizen')
]

const message = async (more: object = {}) =>
  buildMessage(db, { fid: world.forums.city, author_uid: await board.uid('citizen'), ...more })
const read = (tid: number) => citizen.call('getMessage', { body: { tid } })
const ask = (tid: number) => citizen.call('requestDeletion', { body: { tid, reason: '问题已经解决' } })
const verbs = (one: { timeline: { verb: string }[] }) => one.timeline.map(({ verb }) => verb)

describe('a request for deletion', () => {
  it('is the author’s, once at a time, and can be taken back', async () => {
    const { tid } = await message()
    expect((await read(tid)).allowedActions).toContain('requestDeletion')
    await ask(tid)
    const asked = await read(tid)
    expect(asked.deletion).toMatchObject({ deletionState: 0, reason: '问题已经解决', decidedAt: null })
    expect(asked.allowedActions).toContain('withdrawDeletion')
    expect(asked.allowedActions).not.toContain('requestDeletion')
    const { list } = await citizen.call('listOwnMessages', { query: {} })
    expect(list.find(row => row.tid === tid)?.deletionOpen).toBe(true)
    await citizen.call('withdrawDeletion', { body: { tid } })
    expect((await read(tid)).deletion).toMatchObject({ deletionState: 3 })
    await ask(tid)
    expect((await read(tid)).deletion).toMatchObject({ deletionState: 0 })
  })

  it('is refused with a reason that the author reads, and nobody else', async () => {
    const { tid, author_uid } = await message()
    const { version } = await ask(tid)
    const reason = '已有公开回复，暂不宜删除'
    await editor.call('refuseDeletion', { body: { tid, version, reason } })
    const own = await read(tid)
    expect(own.deletion).toMatchObject({ deletionState: 2, note: reason })
    expect(verbs(own)).toEqual(['message.deletionRequested', 'message.deletionRefused'])
    for (const reader of [board.visitor, city])
      expect(await reader.call('getMessage', { body: { tid } })).toMatchObject({
        deletion: null,
        timeline: []
      })
    const told = db.selectFrom('notification').select(['verb', 'account_uid']).where('tid', '=', tid)
    expect(await told.execute()).toEqual([{ verb: 'message.deletionRefused', account_uid: author_uid }])
  })

  it('is consented to: nobody reads the message, what is open closes, the search forgets it', async () => {
    const { tid } = await message({ recheck_open: true })
    await buildAssignment(db, { tid, holder_group_id: world.groups.bureau })
    const { version } = await ask(tid)
    const before = await db
      .selectFrom('message')
      .select(({ fn }) => fn.countAll().as('messages'))
      .executeTakeFirstOrThrow()
    await editor.call('consentDeletion', { body: { tid, version } })
    for (const reader of [board.visitor, city, await board.client('bureau')])
      await expect(reader.call('getMessage', { body: { tid } })).rejects.toMatchObject({ code: 'GEN0404' })
    expect(await read(tid)).toMatchObject({
      auditState: 4,
      allowedActions: [],
      deletion: { deletionState: 1 }
    })
    const edited = await editor.call('getEditorMessage', { body: { tid } })
    expect(edited.assignments).toMatchObject([{ processState: 90, closeReason: 'deleted' }])
    expect(edited).toMatchObject({
      recheckOpen: false,
      allowedActions: [],
      deletionRequests: [{ deletionState: 1 }]
    })
    // the row stays, for the statistics
    expect(
      await db
        .selectFrom('message')
        .select(({ fn }) => fn.countAll().as('messages'))
        .executeTakeFirstOrThrow()
    ).toEqual(before)
  })

  it('waits in the editor’s list until it is decided, while the message is down, too', async () => {
    const { tid } = await message()
    const { version } = await ask(tid)
    const tids = String(tid)
    const acts = ['consentDeletion', 'refuseDeletion']
    const open = await editor.call('pageDeletions', { body: { tids } })
    expect(open.list).toMatchObject([{ tid, allowedActions: acts }])
    const down = await editor.call('takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
    expect(await editor.call('pageDeletions', { body: { tids } })).toMatchObject({
      list: [{ tid, allowedActions: acts }],
      tabs: { 1: 1, 5: 1 }
    })
    const queue = await editor.call('pageEditorQueue', { body: { display: 7 } })
    expect(queue.list.map(row => row.tid)).toContain(tid)
    await editor.call('consentDeletion', { body: { tid, version: down.version } })
    expect(await read(tid)).toMatchObject({ auditState: 4, deletion: { deletionState: 1 } })
  })

  it('is refused while the message is down, which stays as it is', async () => {
    const { tid } = await message()
    const { version } = await ask(tid)
    const down = await editor.call('takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
    await editor.call('refuseDeletion', { body: { ...down, reason: '下架即可，不必删除' } })
    expect(await read(tid)).toMatchObject({ auditState: 2, deletion: { deletionState: 2 } })
    const { allowedActions } = await editor.call('getEditorMessage', { body: { tid } })
    expect(allowedActions).toEqual(['restoreMessage'])
  })

  it('ends when the author withdraws the message', async () => {
    const { tid } = await message()
    const { version } = await ask(tid)
    await editor.call('takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
    await citizen.call('withdrawMessage', { body: { tid } })
    expect(await read(tid)).toMatchObject({
      auditState: 3,
      allowedActions: [],
      deletion: { deletionState: 3 }
    })
    expect((await editor.call('pageDeletions', { body: { tids: String(tid) } })).tabs).toMatchObject({
      1: 0,
      4: 1
    })
  })
})

describe('the mark of adoption', () => {
  it('is shown to all, on suggestions alone', async () => {
    const { tid } = await message({ type_id: 5 })
    await city.call('adoptSuggestion', { body: { tid } })
    const seen = await board.visitor.call('getMessage', { body: { tid } })
    expect(seen.adopted).toBe(true)
    expect(verbs(seen)).toEqual(['suggestion.adopted'])
    expect((await city.call('getStaffMessage', { body: { tid } })).allowedActions).toContain('cancelAdoption')
    await city.call('cancelAdoption', { body: { tid } })
    expect((await board.visitor.call('getMessage', { body: { tid } })).adopted).toBe(false)
    const complaint = await message()
    const { allowedActions } = await city.call('getStaffMessage', { body: { tid: complaint.tid } })
    expect(allowedActions).not.toContain('adoptSuggestion')
  })
})
