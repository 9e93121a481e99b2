import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { held, own } from '../../../tests/support/builders/workflow.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { type Block, documentOf, task } from '../../../tests/support/servers/processes.ts'
import { toldOf } from '../../../tests/support/told.ts'
import { deployShipped } from '../../administration/workflow/shipped/deploy.ts'

/** Moments of Shanghai; 2 March 2026 is a Monday. */
const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-03-02T08:00:00')
const due = at('2026-03-05T23:59:59')

const board = await testBoard(await testDatabase(), () => now)
const { db, world } = board
const admin = await board.client('administrator')
const clerk = await board.client('city')
await board.client('editor')
await deployShipped(db, now)

const comment = '请按期办结'
const owed = (more: object = {}) =>
  buildMessage(db, { fid: world.forums.city, state: 0, deadline_at: due, created_at: now, ...more })

const ask = async (tid: number, client = clerk) => {
  const { version } = await clerk.call('getStaffMessage', { body: { tid } })
  const reason = '需与施工单位共同核实现场情况'
  return client.call('requestExtension', { body: { tid, version, days: 3, reason } })
}
const view = (tid: number) => clerk.call('getStaffMessage', { body: { tid } })
const dueAt = async (tid: number) => (await view(tid)).deadlineAt
const told = (tid: number) => toldOf(db, tid)
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

describe('the shipped process', () => {
  it('is deployed once, whoever starts and how often', async () => {
    expect(await Promise.all([deployShipped(db, now), deployShipped(db, now)])).toEqual([0, 0])
    const { list } = await admin.call('latestProcesses', { query: { key: 'messageExtension' } })
    expect(list).toMatchObject([{ number: 1, name: '留言延期审批' }])
    const models = await admin.call('pageModels', { body: { keywords: 'messageExtension' } })
    const id = models.list[0]?.id ?? 0
    // what is shipped can be deployed as it is
    expect(await admin.call('deployModel', { body: { id } })).toMatchObject({ number: 2 })
  })
})

describe('a process that a feature starts', () => {
  it('is refused at deployment where a condition needs what nobody gives it', async () => {
    const { list } = await admin.call('pageModels', { body: { keywords: 'messageExtension' } })
    const { id = 0 } = list[0] ?? {}
    const { xml, version } = await admin.call('getModel', { query: { id } })
    const choice: Block = {
      kind: 'choice',
      variable: 'level > 1 && days',
      ways: [task('审', own), task('复', own)]
    }
    const changed = documentOf(choice, { key: 'messageExtension', name: '留言延期审批' })
    const saved = await admin.call('saveModel', { body: { id, version, xml: changed } })
    await expect(admin.call('deployModel', { body: { id } })).rejects.toMatchObject({
      code: 'WFL0019',
      fields: [{ message: expect.stringContaining('level (days, reason, subject)') }]
    })
    await admin.call('saveModel', { body: { id, version: saved.version, xml } })
  })
})

describe('an extension', () => {
  it('moves the deadline by working days when it is passed, and tells the group and the author', async () => {
    const { tid, group_id, author_uid } = await owed()
    expect((await view(tid)).allowedActions).toContain('requestExtension')
    expect((await view(tid)).pendingExtension).toBeNull()
    const { processInstanceId } = await ask(tid)
    expect((await view(tid)).allowedActions).not.toContain('requestExtension')
    expect(await dueAt(tid)).toBe(seconds(due))
    const extendedTo = seconds(at('2026-03-10T23:59:59'))
    expect((await view(tid)).pendingExtension).toEqual({ days: 3, deadlineAt: seconds(due), extendedTo })
    await admin.call('completeTask', { body: { taskId: await held(admin, processInstanceId), comment } })
    expect(await dueAt(tid)).toBe(extendedTo)
    expect(await view(tid)).toMatchObject({ extendedFrom: seconds(due), pendingExtension: null })
    const decided = await admin.call('getInstance', { query: { processInstanceId } })
    expect(decided.pendingExtension).toBeNull()
    expect(await told(tid)).toEqual([
      ['extension.approved', author_uid],
      ['extension.approved', group_id]
    ])
    const verbs = (await view(tid)).timeline.map(({ verb }) => verb)
    expect(verbs.slice(-2)).toEqual(['extension.requested', 'extension.approved'])
  })

  it('is asked for once, also where two ask at the same moment', async () => {
    const { tid } = await owed()
    const asked = await Promise.allSettled([ask(tid), ask(tid), ask(tid)])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(ask(tid)).rejects.toMatchObject({ code: 'EXT0001' })
  })

  it('is refused with a reason that the group reads, and cannot be asked for again', async () => {
    const { tid, group_id } = await owed()
    const { processInstanceId } = await ask(tid)
    const taskId = await held(admin, processInstanceId)
    await admin.call('endProcess', { body: { taskId, comment: '理由不充分' } })
    expect(await dueAt(tid)).toBe(seconds(due))
    expect(await told(tid)).toEqual([['extension.refused', group_id]])
    expect((await view(tid)).timeline.at(-1)).toMatchObject({ verb: 'extension.refused', note: '理由不充分' })
    await expect(ask(tid)).rejects.toMatchObject({ code: 'EXT0001' })
  })

  it('is sent back for better reasons, handed in again, and passed', async () => {
    const { tid, group_id } = await owed()
    const { processInstanceId } = await ask(tid)
    const taskId = await held(admin, processInstanceId)
    await admin.call('backToFirst', { body: { taskId, comment: '请写明核实的时间' } })
    expect(await told(tid)).toEqual([['extension.returned', group_id]])
    const again = await held(clerk, processInstanceId)
    await clerk.call('completeTask', { body: { taskId: again, comment: '约定周四核实' } })
    expect((await view(tid)).timeline.slice(-3)).toMatchObject([
      { verb: 'extension.requested' },
      { verb: 'extension.returned', note: '请写明核实的时间' },
      { verb: 'extension.requested', note: '约定周四核实' }
    ])
    await admin.call('completeTask', { body: { taskId: await held(admin, processInstanceId), comment } })
    expect(await dueAt(tid)).toBe(seconds(at('2026-03-10T23:59:59')))
  })

  it('asks for other days once it is sent back, which are shown and granted alike, and for nothing else', async () => {
    const { tid } = await owed()
    const { processInstanceId } = await ask(tid)
    const sent = { taskId: await held(admin, processInstanceId), comment }
    // not even whoever administers processes grants other days than those that were asked for
    const granting = admin.call('completeTask', { body: { ...sent, variables: { days: 30 } } })
    await expect(granting).rejects.toMatchObject({ code: 'WFL0023' })
    await admin.call('backToFirst', { body: sent })
    const taskId = await held(clerk, processInstanceId)
    const again = (variables: Record<string, string | number>) =>
      clerk.call('completeTask', { body: { taskId, comment, variables } })
    const beyond: Record<string, string | number>[] = [
      { days: 31 },
      { days: 1.5 },
      { days: '2' },
      { reason: '急' },
      { subject: '别的事' }
    ]
    for (const variables of beyond) await expect(again(variables)).rejects.toMatchObject({ code: 'WFL0023' })
    await again({ days: 2, reason: '周四与施工单位到现场核实' })
    const { variables } = await admin.call('getInstance', { query: { processInstanceId } })
    expect(variables).toContainEqual({
      name: 'days',
      title: '延长的工作日数',
      value: 2,
      label: null,
      isChanged: true,
      before: 3
    })
    await admin.call('completeTask', { body: { taskId: await held(admin, processInstanceId), comment } })
    expect(await dueAt(tid)).toBe(seconds(at('2026-03-09T23:59:59')))
  })

  it('names its message to who decides, in the lists and on its page, and what is asked for, with the deadline before and after', async () => {
    const { tid, subject } = await owed({ subject: '人行道地砖松动' })
    const { processInstanceId } = await ask(tid)
    const record = { kind: 'message', id: tid, title: subject }
    const examiner = await board.client('editor')
    const { list } = await examiner.call('pageTasks', { body: { display: 2 } })
    expect(list.find(task => task.processInstanceId === processInstanceId)).toMatchObject({ record })
    const instances = await admin.call('pageRunning', { body: {} })
    expect(instances.list.find(({ id }) => id === processInstanceId)).toMatchObject({ record })
    const seen = await examiner.call('getInstance', { query: { processInstanceId } })
    expect(seen.record).toEqual(record)
    const extendedTo = seconds(at('2026-03-10T23:59:59'))
    expect(seen.pendingExtension).toEqual({ days: 3, deadlineAt: seconds(due), extendedTo })
    expect(seen.variables.map(({ title }) => title).sort()).toEqual(
      ['发起人', '延期理由', '延长的工作日数', '留言标题'].sort()
    )
    // one of this key that was started by hand about a message that asked for nothing
    const other = await owed()
    const body = { processDefinitionKey: 'messageExtension', businessKey: String(other.tid) }
    const { processInstanceId: byHand } = await admin.call('startOfBusinessKey', { body })
    const none = await admin.call('getInstance', { query: { processInstanceId: byHand } })
    expect(none).toMatchObject({ record: null, pendingExtension: null })
  })

  it('can be withdrawn by the person who asked, without a notification', async () => {
    const { tid } = await owed()
    const { processInstanceId } = await ask(tid)
    const taskId = await held(admin, processInstanceId)
    await admin.call('backToFirst', { body: { taskId, comment } })
    const own = await held(clerk, processInstanceId)
    await clerk.call('endProcess', { body: { taskId: own, comment: '已可按期办结' } })
    expect((await told(tid)).map(([verb]) => verb)).toEqual(['extension.returned'])
    expect((await view(tid)).timeline.at(-1)?.verb).toBe('extension.withdrawn')
  })

  it('does not change another deadline than the one for which it was requested', async () => {
    const { tid } = await owed()
    const { processInstanceId } = await ask(tid)
    const other = at('2026-03-20T23:59:59')
    await db.updateTable('message').set({ deadline_at: other }).where('tid', '=', tid).execute()
    expect((await view(tid)).pendingExtension).toBeNull()
    await admin.call('completeTask', { body: { taskId: await held(admin, processInstanceId), comment } })
    expect(await dueAt(tid)).toBe(seconds(other))
    expect(await told(tid)).toEqual([])
    // it is said, and as it extended nothing, they may ask again
    expect((await view(tid)).timeline.at(-1)?.verb).toBe('extension.lapsed')
    expect((await view(tid)).allowedActions).toContain('requestExtension')
    await ask(tid)
    await expect(ask(tid)).rejects.toMatchObject({ code: 'EXT0001' })
  })

  it('can be requested again after an administrator has deleted its process instance', async () => {
    const { tid } = await owed()
    const { processInstanceId: id } = await ask(tid)
    await admin.call('deleteInstance', { body: { id, reason: '误启动' } })
    expect((await view(tid)).allowedActions).toContain('requestExtension')
  })

  it('is refused without a deadline, after the deadline, and for another group’s message', async () => {
    const none = await owed({ deadline_at: null })
    await expect(ask(none.tid)).rejects.toMatchObject({ code: 'EXT0002' })
    const late = await owed({ deadline_at: at('2026-02-27T23:59:59') })
    await expect(ask(late.tid)).rejects.toMatchObject({ code: 'EXT0003' })
    expect((await view(late.tid)).allowedActions).not.toContain('requestExtension')
    const { tid } = await owed()
    await expect(ask(tid, await board.client('stranger'))).rejects.toMatchObject({ code: 'GEN0404' })
  })
})

const idle = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="a">
  <process id="messageExtension" name="留言延期审批"><startEvent id="s"/><endEvent id="e"/>
  <sequenceFlow id="f" sourceRef="s" targetRef="e"/></process></definitions>`

describe('a process that administrators have made shorter', () => {
  it.each([
    ['asks nobody else', documentOf(task('申请延期', own), { key: 'messageExtension' })],
    ['has no task', idle]
  ])('grants the days at once: it %s', async (_, xml) => {
    const models = await admin.call('pageModels', { body: { keywords: 'messageExtension' } })
    const { id, version } = await admin.call('getModel', { query: { id: models.list[0]?.id ?? 0 } })
    await admin.call('saveModel', { body: { id, version, xml } })
    await admin.call('deployModel', { body: { id } })
    const { tid } = await owed()
    const { version: after } = await ask(tid)
    expect(await dueAt(tid)).toBe(seconds(at('2026-03-10T23:59:59')))
    expect((await view(tid)).version).toBe(after)
    const verbs = (await view(tid)).timeline.map(({ verb }) => verb)
    expect(verbs.slice(-2)).toEqual(['extension.requested', 'extension.approved'])
  })
})
