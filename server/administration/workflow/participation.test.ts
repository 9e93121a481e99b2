import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../../../tests/support/builders/builders.ts'
import { staffMember } from '../../../tests/support/builders/staff.ts'
import { application, applied, held, openTasks, started } from '../../../tests/support/builders/workflow.ts'
import { clientOf, testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { identify } from '../../people/sessions/identify.ts'

const board = await testBoard(await testDatabase())
const { app, db, deps, world } = board
const admin = await board.client('administrator')
const comment = '同意'

const kindWith = async (...permissions: string[]) => {
  const { token } = await staffMember(board, board, permissions)
  return (await identify(db, token, deps.clock())).actor.kind
}

/** Makes an account of the city’s bureau, which has no roles. */
async function clerk(username: string, more: object = {}) {
  const { uid } = await buildAccount(db, {
    kind: 'institution',
    username,
    nick_name: '办事岗',
    group_id: world.groups.bureau,
    organization: 1,
    ...more
  })
  return { uid, client: clientOf(app, await buildSession(db, uid, deps.clock()), deps.keys.publicKeyPem) }
}

describe('who does tasks', () => {
  it('gets no administrative rights by it, unlike an administrator of processes', async () => {
    expect(await kindWith('act:task:page', 'act:task:complete', 'board:message:page')).toBe('editor')
    expect(await kindWith('act:running:page')).toBe('administrator')
    expect(await kindWith('sys:user:page', 'act:task:page')).toBe('administrator')
  })

  it('may be an institution’s account, which is handed a task, passes it, and sees no other', async () => {
    const { uid, client } = await clerk('ju_banshi')
    const { processInstanceId } = await started(admin)
    const other = await started(admin)
    const taskId = await held(admin, processInstanceId)
    await admin.call('entrustTask', { body: { taskId, assignee: uid } })
    expect((await openTasks(client, processInstanceId)).map(one => one.taskName)).toEqual(['申请'])
    expect(await client.call('pageParticipants', { body: { ids: [uid] } })).toHaveLength(1)
    await client.call('completeTask', { body: { taskId, comment } })
    // without an open task they may not list the people who can get one
    const colleagues = client.call('pageParticipants', { body: {} })
    await expect(colleagues).rejects.toMatchObject({ code: 'GEN0403' })
    const { tabs } = await client.call('taskCount', { body: {} })
    expect(tabs.map(({ count }) => count)).toEqual([0, 0, 0, 1])
    await expect(
      client.call('getInstance', { query: { processInstanceId: other.processInstanceId } })
    ).rejects.toMatchObject({ code: 'GEN0404' })
    await expect(client.call('pageRunning', { body: {} })).rejects.toMatchObject({ code: 'GEN0403' })
  })

  it('may be an institution’s account, which reads no name of the platform', async () => {
    const { uid, client } = await clerk('ju_jingban')
    const { processInstanceId } = await started(admin)
    const taskId = await held(admin, processInstanceId)
    await admin.call('entrustTask', { body: { taskId, assignee: uid } })
    const label = '平台工作人员'
    const { list } = await client.call('pageTasks', { body: {} })
    expect(list[0]).toMatchObject({ starterName: label, assigneeName: '办事岗' })
    const seen = await client.call('getInstance', { query: { processInstanceId } })
    expect(seen).toMatchObject({ starterName: label, tasks: [{ starterName: label }] })
    const steps = await client.call('getTaskHandleDetailInfo', { query: { processInstanceId } })
    expect(steps.map(({ assignee }) => assignee)).toContain(label)
    const people = await client.call('pageParticipants', { body: { rows: 100 } })
    expect(people.find(({ id }) => id === uid)).toMatchObject({ username: 'ju_jingban' })
    expect(people.filter(one => one.label === label).map(one => one.username)).toContain('')
    expect(await client.call('pageParticipants', { body: { keywords: 'administrator' } })).toEqual([])
    const everything = JSON.stringify([list, seen, steps, people])
    expect(everything).not.toMatch(/administrator|editor/)
    expect((await admin.call('pageParticipants', { body: { keywords: 'administrator' } }))[0]).toMatchObject({
      username: 'administrator'
    })
  })

  it('cannot change what an instance was started with, unlike who administers instances', async () => {
    const { uid, client } = await clerk('ju_shenqing')
    const { processInstanceId } = await started(admin, application, { days: 3, way: null })
    const taskId = await held(admin, processInstanceId)
    await admin.call('entrustTask', { body: { taskId, assignee: uid } })
    const pass = (by: typeof admin, id: number, variables: object) =>
      by.call('completeTask', { body: { taskId: id, comment, variables: { ...variables } } })
    await expect(pass(client, taskId, { days: 9 })).rejects.toMatchObject({ code: 'WFL0023' })
    await expect(pass(client, taskId, { way: 1 })).rejects.toMatchObject({ code: 'WFL0023' })
    // an unchanged value is accepted, and new variables may be set
    await pass(client, taskId, { days: 3, more: 1, toString: 2 })
    await pass(admin, await held(admin, processInstanceId), { days: 9 })
    const { variables } = await admin.call('getInstance', { query: { processInstanceId } })
    expect(variables.find(({ name }) => name === 'days')?.value).toBe(9)
  })

  it('is found by name, username or department, and by no one who cannot be given a task', async () => {
    const { uid } = await clerk('guan_zhang')
    await clerk('guan_tingyong', { status: 0 })
    await buildAccount(db, { kind: 'citizen', username: 'guan_zhong' })
    await buildAccount(db, { kind: 'staff', username: 'guan_li', real_name: '无任务岗' })
    const found = (body: object) => admin.call('pageParticipants', { body })
    expect(await found({ keywords: 'GUAN_' })).toEqual([
      { id: uid, label: '办事岗', username: 'guan_zhang', deptName: '临江市城管局' }
    ])
    expect((await found({ keywords: '城管局' })).map(one => one.id)).toContain(uid)
    expect((await found({ ids: [uid] })).map(one => one.id)).toEqual([uid])
    const [first, second] = await found({ rows: 2 })
    expect(await found({ from: 1, rows: 1 })).toEqual([second])
    expect(first).not.toEqual(second)
  })
})

describe('an instance', () => {
  it('shows its values, and what the reader may do with its open tasks', async () => {
    const { processInstanceId } = await applied(admin, undefined, { days: 5 })
    const examiner = await staffMember(board, board, ['act:task:page', 'act:task:claim', 'act:task:complete'])
    const taskId = await held(admin, processInstanceId)
    await admin.call('entrustTask', { body: { taskId, assignee: examiner.uid } })
    const seen = async (client: typeof admin) => client.call('getInstance', { query: { processInstanceId } })
    const theirs = await seen(examiner.client)
    expect(theirs).toMatchObject({ status: 'running', currentTasks: ['初审'], allowedActions: [] })
    expect(theirs.tasks.map(task => task.allowedActions)).toEqual([['completeTask', 'unclaimTask']])
    const { variables, tasks } = await seen(admin)
    const unchanged = { label: null, isChanged: false, before: null }
    expect(variables).toContainEqual({ name: 'days', title: null, value: 5, ...unchanged })
    expect(variables.find(({ name }) => name === 'initiator')?.label).toBe('administrator')
    expect(tasks.map(task => task.allowedActions)).toEqual([['assignTask']])
  })
})

describe('the lists', () => {
  it('are narrowed by when a task came, an instance was started, a definition was deployed', async () => {
    const { processInstanceId, processDefinitionKey: keywords } = await started(admin)
    const now = Math.floor(deps.clock().getTime() / 1000)
    const within = { startTime: now - 3600, endTime: now + 3600 }
    const before = { endTime: now - 3600 }
    const after = { startTime: now + 3600 }
    const mine = async (when: object) =>
      (await admin.call('pageTasks', { body: { ...when, rows: 100 } })).list.filter(
        one => one.processInstanceId === processInstanceId
      ).length
    const running = async (when: object) =>
      (await admin.call('pageRunning', { body: { ...when, keywords } })).total > 0
    const deployed = async (when: object) =>
      (await admin.call('pageDefinitions', { body: { ...when, keywords } })).total > 0
    for (const count of [mine, running, deployed])
      expect([await count(within), await count(before), await count(after)].map(Boolean)).toEqual([
        true,
        false,
        false
      ])
  })

  it('offer the ways back that a task has: none, one step, and from the third step also to the first', async () => {
    const { processInstanceId } = await started(admin)
    const offered = async () => {
      await held(admin, processInstanceId)
      const actions = (await openTasks(admin, processInstanceId)).flatMap(task => task.allowedActions)
      return actions.filter(action => action.startsWith('back'))
    }
    const pass = async () =>
      admin.call('completeTask', { body: { taskId: await held(admin, processInstanceId), comment } })
    expect(await offered()).toEqual([])
    await pass()
    expect(await offered(), 'one step back is the first step').toEqual(['backPreviousTask'])
    await pass()
    expect(await offered()).toEqual(['backPreviousTask', 'backToFirst'])
  })
})
