import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage } from '../../../tests/support/builders/builders.ts'
import { held, openTasks } from '../../../tests/support/builders/workflow.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { deployShipped } from '../../administration/workflow/shipped/deploy.ts'

/** Moments of Shanghai; 2 March 2026 is a Monday. */
const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-03-02T08:00:00')
const due = at('2026-03-05T23:59:59')

const board = await testBoard(await testDatabase(), () => now)
const { db, world } = board
const [clerk, bureau, editor, admin, citizen] = await Promise.all([
  board.client('city'),
  board.client('bureau'),
  board.client('editor'),
  board.client('administrator'),
  board.client('citizen')
])
await deployShipped(db, now)
const author_uid = await board.uid('citizen')

const reason = '经核实内容不实，现予处理'
const answerTo = (tid: number) =>
  `您反映的第${tid}号留言，路灯损坏问题，我局已安排维修人员更换，感谢您的监督。`
const view = (tid: number) => clerk.call('getStaffMessage', { body: { tid } })
const edited = (tid: number) => editor.call('getEditorMessage', { body: { tid } })
const targetOf = async (tid: number) => ({ tid, version: (await edited(tid)).version })
const owed = (more: object = {}) =>
  buildMessage(db, {
    fid: world.forums.city,
    author_uid,
    state: 0,
    deadline_at: due,
    created_at: now,
    ...more
  })
const ask = async (tid: number) =>
  await clerk.call('requestExtension', {
    body: { ...(await targetOf(tid)), days: 3, reason: '需与施工单位共同核实现场情况' }
  })
const reply = async (tid: number, kind: 'interim' | 'final') =>
  await clerk.call('replyMessage', { body: { ...(await targetOf(tid)), kind, content: answerTo(tid) } })
const grade = (tid: number) =>
  citizen.call('gradeMessage', { body: { tid, gradeLevel: 1, gradeSpeed: 2, gradeManner: 3 } })
const extensionEvents = async (tid: number) =>
  (await edited(tid)).timeline.flatMap(({ verb }) => (verb.startsWith('extension.') ? [verb] : []))

/** The acts after which an extension that was asked for would change no deadline. */
const acts: Readonly<Record<string, (tid: number) => Promise<unknown>>> = {
  answered: tid => reply(tid, 'final'),
  'answered by the adopted draft of a subordinate': async tid => {
    const parties = { giver_group_id: world.groups.city, holder_group_id: world.groups.bureau }
    const { tpid } = await buildAssignment(db, { tid, ...parties, state: 20, created_at: now })
    await bureau.call('answerProcess', { body: { tpid, content: answerTo(tid) } })
    await clerk.call('adoptAnswer', { body: { tpid, content: answerTo(tid), kind: 'final' } })
  },
  'graded after an interim reply': async tid => {
    await reply(tid, 'interim')
    await grade(tid)
  },
  'merged into another one': async tid => {
    const main = await owed()
    await clerk.call('mergeMessage', { body: { ...(await targetOf(tid)), mainTid: main.tid, reason } })
  },
  'taken down': async tid =>
    await editor.call('takeDownMessage', { body: { ...(await targetOf(tid)), reason } }),
  'taken down by its recheck': async tid => {
    await clerk.call('requestRecheck', {
      body: { ...(await targetOf(tid)), matter: 1, channel: 1, reason: '不属于我局职责', proposer: '养护科' }
    })
    await editor.call('takeDownMessage', { body: { ...(await targetOf(tid)), reason } })
  },
  deleted: async tid => {
    await citizen.call('requestDeletion', { body: { tid, reason: '问题已经解决' } })
    await editor.call('consentDeletion', { body: await targetOf(tid) })
  },
  're-addressed to another group': async tid => {
    const body = { ...(await targetOf(tid)), fid: world.forums.province, reason }
    await editor.call('readdressMessage', { body })
  }
}

describe('an extension that waits for its decision', () => {
  it.each(Object.entries(acts))('lapses once its message is %s', async (_, act) => {
    const { tid } = await owed()
    const { processInstanceId } = await ask(tid)
    expect(await openTasks(editor, processInstanceId)).toHaveLength(1)
    await act(tid)
    // it leaves the lists of those who decide, also of one who has claimed it
    expect(await openTasks(editor, processInstanceId)).toEqual([])
    const running = await admin.call('pageRunning', { body: { rows: 100 } })
    expect(running.list.map(({ id }) => id)).not.toContain(processInstanceId)
    expect(await extensionEvents(tid)).toEqual(['extension.requested', 'extension.lapsed'])
    const ended = await admin.call('getInstance', { query: { processInstanceId } })
    expect(ended.pendingExtension).toBeNull()
  })

  it('leaves the tasks of the person who has claimed it, and nobody is named as having ended it', async () => {
    const { tid } = await owed()
    const { processInstanceId } = await ask(tid)
    const taskId = await held(editor, processInstanceId)
    await reply(tid, 'final')
    const passing = editor.call('completeTask', { body: { taskId, comment: '同意' } })
    await expect(passing).rejects.toMatchObject({ code: 'WFL0004' })
    const history = await admin.call('getTaskHandleDetailInfo', { query: { processInstanceId } })
    expect(history.at(-1)).toMatchObject({
      outcome: 'terminate',
      comment: '留言的期限已变或不再计算，申请自动失效'
    })
  })

  it('waits on after an interim reply, because the deadline stays', async () => {
    const { tid } = await owed()
    const { processInstanceId } = await ask(tid)
    await reply(tid, 'interim')
    expect(await openTasks(editor, processInstanceId)).toHaveLength(1)
    await admin.call('completeTask', {
      body: { taskId: await held(admin, processInstanceId), comment: '同意' }
    })
    expect(await extensionEvents(tid)).toEqual(['extension.requested', 'extension.approved'])
  })

  it('may be asked for again after its message is restored, in a new process', async () => {
    const { tid } = await owed()
    const first = await ask(tid)
    await editor.call('takeDownMessage', { body: { ...(await targetOf(tid)), reason } })
    await editor.call('restoreMessage', { body: { ...(await targetOf(tid)), reason } })
    expect((await view(tid)).allowedActions).toContain('requestExtension')
    const second = await ask(tid)
    expect(second.processInstanceId).not.toBe(first.processInstanceId)
  })

  it('stays as it was decided once its message is answered', async () => {
    const { tid } = await owed()
    const { processInstanceId } = await ask(tid)
    await admin.call('completeTask', {
      body: { taskId: await held(admin, processInstanceId), comment: '同意' }
    })
    await reply(tid, 'final')
    expect(await extensionEvents(tid)).toEqual(['extension.requested', 'extension.approved'])
  })
})
