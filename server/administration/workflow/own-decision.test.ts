import { describe, expect, it } from 'vitest'
import { buildMessage, buildReply } from '../../../tests/support/builders/builders.ts'
import { caseTexts } from '../../../tests/support/builders/library.ts'
import { staffMember } from '../../../tests/support/builders/staff.ts'
import {
  applied,
  begun,
  byAdministrators,
  deployed,
  handedIn,
  held,
  openTasks,
  own
} from '../../../tests/support/builders/workflow.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { type documentOf, sequence, task } from '../../../tests/support/servers/processes.ts'
import { deployShipped } from './shipped/deploy.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const clerk = await board.client('city')
const colleague = await board.client('cityToo')
const editor = await board.client('editor')
const admin = await board.client('administrator')
await deployShipped(db, new Date())
const comment = '同意'
const clerkUid = await board.uid('city')
const colleagueUid = await board.uid('cityToo')

/** Builds another editor, who may decide where the first one applied. */
const { uid: otherEditor, client: other } = await (async () => {
  const made = await staffMember(board, board, [])
  const { id } = await db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'editor')
    .executeTakeFirstOrThrow()
  await db.updateTable('account_role').set({ role_id: id }).where('account_uid', '=', made.uid).execute()
  return made
})()

/** Proposes a case; returns its process. */
async function proposed(): Promise<number> {
  const { tid } = await buildMessage(db, {
    fid: world.forums.city,
    state: 2,
    author_uid: await board.uid('citizen')
  })
  await buildReply(db, { tid })
  return (await clerk.call('proposeCase', { body: { tid, ...caseTexts } })).processInstanceId ?? 0
}

/** Asks for an extension; returns its process. */
async function asked(): Promise<number> {
  const deadline_at = new Date(Date.now() + 5 * 86_400_000)
  const { tid } = await buildMessage(db, { fid: world.forums.city, state: 0, deadline_at })
  const { version } = await clerk.call('getStaffMessage', { body: { tid } })
  const body = { tid, version, days: 3, reason: '需与施工单位共同核实现场情况' }
  return (await clerk.call('requestExtension', { body })).processInstanceId
}

/** The step of an instance that is open, as a row of the database. */
const stepOf = (instance: number) =>
  db
    .selectFrom('workflow_task')
    .select(['id', 'side'])
    .where('instance_id', '=', instance)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()

/** Gives the open task to somebody past all rules, as an earlier release could. */
const giveTo = async (instance: number, assignee_uid: number) =>
  await db
    .updateTable('workflow_task')
    .set({ assignee_uid })
    .where('id', '=', (await stepOf(instance)).id)
    .execute()

describe.each([
  ['a case', proposed],
  ['an extension', asked]
])('who applied for %s', (_, apply) => {
  it('is not chosen to decide, to give an opinion, or by an administrator, and nor are colleagues', async () => {
    const instance = await apply()
    const taskId = await held(editor, instance)
    for (const assignee of [clerkUid, colleagueUid]) {
      for (const act of ['delegateTask', 'entrustTask'] as const)
        await expect(editor.call(act, { body: { taskId, assignee } })).rejects.toMatchObject({
          code: 'WFL0032'
        })
      await expect(admin.call('assignTask', { body: { taskId, assignee } })).rejects.toMatchObject({
        code: 'WFL0032'
      })
    }
    const bureau = await board.uid('bureau')
    const outside = editor.call('entrustTask', { body: { taskId, assignee: bureau } })
    await expect(outside, 'an institution is no candidate').rejects.toMatchObject({ code: 'WFL0033' })
  })

  it('is not in the lists, which hold the candidates', async () => {
    const taskId = await held(editor, await apply())
    const bureau = await board.uid('bureau')
    const listed = async (client: typeof editor, act: 'delegateTask' | 'entrustTask' | 'assignTask') =>
      (await client.call('pageParticipants', { body: { taskId, act, rows: 100 } })).map(({ id }) => id)
    for (const act of ['delegateTask', 'entrustTask'] as const) {
      const ids = await listed(editor, act)
      expect(ids).toContain(otherEditor)
      for (const uid of [clerkUid, colleagueUid, bureau]) expect(ids).not.toContain(uid)
    }
    // who oversees the tasks may choose anybody who did not apply
    const anybody = await listed(admin, 'assignTask')
    expect(anybody).toContain(bureau)
    expect(anybody).not.toContain(colleagueUid)
    const foreign = clerk.call('pageParticipants', { body: { taskId } })
    await expect(foreign).rejects.toMatchObject({ code: /GEN040[34]/ })
  })

  it.each([
    ['the applicant', clerkUid, clerk],
    ['a colleague', colleagueUid, colleague]
  ])('%s, given the task by an earlier release, can only hand it on', async (_who, uid, client) => {
    const instance = await apply()
    await giveTo(instance, uid)
    const { id: taskId } = await stepOf(instance)
    const [mine] = await openTasks(client, instance)
    expect(mine).toMatchObject({ isApplication: false, allowedActions: ['entrustTask', 'unclaimTask'] })
    const text = { taskId, comment }
    for (const deciding of [
      () => client.call('completeTask', { body: text }),
      () => client.call('backToFirst', { body: text }),
      () => client.call('backPreviousTask', { body: { ...text, processInstanceId: instance } }),
      () => client.call('endProcess', { body: text }),
      () => client.call('delegateTask', { body: { taskId, assignee: otherEditor } })
    ])
      await expect(deciding()).rejects.toMatchObject({ code: 'WFL0031' })
    await client.call('entrustTask', { body: { taskId, assignee: otherEditor } })
    expect((await other.call('completeTask', { body: text })).status).toBe('finished')
  })

  it('submits again at their own step alone', async () => {
    const instance = await apply()
    expect(await openTasks(editor, instance)).toMatchObject([{ isApplication: false }])
    await editor.call('backToFirst', { body: { taskId: await held(editor, instance), comment: '请补充' } })
    expect(await openTasks(clerk, instance)).toMatchObject([{ isApplication: true }])
    const taskId = await held(clerk, instance)
    await clerk.call('completeTask', { body: { taskId, comment: '已补充' } })
    expect(await openTasks(editor, instance)).toMatchObject([{ isApplication: false }])
  })
})

describe('a process that staff start', () => {
  it('is decided by another holder of the role than its starter', async () => {
    const { processInstanceId: instance } = await begun(admin, 'coordinationMeeting')
    const editorUid = await board.uid('editor')
    const own = { taskId: await held(admin, instance), assignee: editorUid }
    await admin.call('entrustTask', { body: own })
    await handedIn(editor, { processInstanceId: instance })
    // the administrator started it, and the editor handed it in: both applied
    expect(await openTasks(admin, instance)).toEqual([])
    expect(await openTasks(editor, instance)).toEqual([])
    const { tasks } = await admin.call('getInstance', { query: { processInstanceId: instance } })
    expect(tasks.map(({ allowedActions }) => allowedActions)).toEqual([['assignTask']])
    const { id: taskId } = await stepOf(instance)
    const claiming = editor.call('claimTask', { body: { taskId } })
    await expect(claiming).rejects.toMatchObject({ code: 'WFL0031' })
    expect(await openTasks(other, instance)).toHaveLength(1)
    expect(
      (await other.call('completeTask', { body: { taskId: await held(other, instance), comment } })).status
    ).toBe('finished')
  })

  it('says it of a task in its drawing, and allows it in one of ours', async () => {
    const decision = (says: string) =>
      sequence(task('申请', own), task('审', `${byAdministrators} activiti:notApplicant="${says}"`))
    const barred = await started(decision('true')).catch(error => error)
    expect(barred, 'nobody else has the role').toMatchObject({ code: 'WFL0012' })
    await staffLike('administrator')
    const { processInstanceId: instance } = await applied(admin, decision('true'))
    expect(await stepOf(instance)).toMatchObject({ side: 'decider' })
    expect(await openTasks(admin, instance)).toEqual([])
    const free = await applied(admin, decision('false'))
    expect(await openTasks(admin, free.processInstanceId)).toHaveLength(1)
    const wrong = await deployed(admin, decision('yes')).catch(error => error)
    expect(wrong.fields[0].message).toContain('yes')
    const odd = sequence(task('申请', `${own} activiti:notApplicant="true"`), task('审', byAdministrators))
    const contrary = await deployed(admin, odd).catch(error => error)
    expect(contrary).toMatchObject({
      code: 'WFL0019',
      fields: [{ message: expect.stringContaining('发起人') }]
    })
  })

  const started = async (block: Parameters<typeof documentOf>[0]) => await applied(admin, block)
  const staffLike = async (code: string) => {
    const { uid } = await staffMember(board, board, [])
    const { id } = await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    await db.updateTable('account_role').set({ role_id: id }).where('account_uid', '=', uid).execute()
  }
})

describe('a task that was delegated', () => {
  it('is taken back by who delegated it, once, and by nobody else', async () => {
    const instance = await proposed()
    const taskId = await held(editor, instance)
    await editor.call('delegateTask', { body: { taskId, assignee: otherEditor, comment: '请提意见' } })
    await expect(admin.call('recallTask', { body: { taskId } })).rejects.toMatchObject({ code: 'GEN0404' })
    await expect(other.call('recallTask', { body: { taskId } })).rejects.toMatchObject({ code: 'WFL0034' })
    const { list } = await editor.call('pageTasks', { body: { display: 4, rows: 100 } })
    expect(list.find(one => one.taskId === taskId)?.allowedActions).toEqual(['recallTask'])
    await editor.call('recallTask', { body: { taskId, comment: '已另行了解' } })
    expect(await openTasks(other, instance)).toEqual([])
    expect(await openTasks(editor, instance)).toMatchObject([{ taskId, isDelegated: false }])
    await expect(editor.call('recallTask', { body: { taskId } })).rejects.toMatchObject({ code: 'WFL0034' })
    await expect(other.call('completeTask', { body: { taskId, comment } })).rejects.toMatchObject({
      code: 'WFL0005'
    })
    const rows = await editor.call('getTaskHandleDetailInfo', { query: { processInstanceId: instance } })
    expect(rows.map(({ outcome, comment: said }) => [outcome, said]).slice(2)).toEqual([
      ['delegated', '请提意见'],
      ['recalled', '已另行了解'],
      ['open', null]
    ])
  })
})
