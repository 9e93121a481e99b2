import { describe, expect, it } from 'vitest'
import type { Client } from '../../../client/types.ts'
import { staffMember } from '../../../tests/support/builders/staff.ts'
import {
  application,
  applied,
  begun,
  byAdministrators,
  deployed,
  freshKey,
  handedIn,
  held,
  openTasks,
  own,
  sideBySide,
  started
} from '../../../tests/support/builders/workflow.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { documentOf, sequence, task } from '../../../tests/support/servers/processes.ts'
import { replayChanges } from './engine/state.ts'
import { readHistory, readState } from './store.ts'

const board = await testBoard(await testDatabase())
const { db } = board
const admin = await board.client('administrator')
const comment = '同意'
const pass = async (processInstanceId: number, client = admin) =>
  client.call('completeTask', { body: { taskId: await held(client, processInstanceId), comment } })
const all = ['page', 'claim', 'complete', 'back', 'delegate', 'entrust', 'end'].map(
  verb => `act:task:${verb}`
)

/** Starts a process and hands its first task in. */
const applicationOf = async (client: Client, key: string) => handedIn(client, await begun(client, key))

/** Creates a member of staff who may do tasks. */
const worker = () => staffMember(board, board, all)
const explained = async (id: number) => {
  const history = await readHistory(db, id)
  expect(replayChanges(history.map(({ change }) => change))).toEqual(await readState(db, id))
}
/** Lists the open tasks of an instance that somebody has delegated. */
const delegatedBy = async (client: Client, processInstanceId: number) => {
  const { list } = await client.call('pageTasks', { body: { display: 4, rows: 100 } })
  return list.filter(one => one.processInstanceId === processInstanceId)
}
const detail = async (processInstanceId: number, client = admin) =>
  await client.call('getTaskHandleDetailInfo', { query: { processInstanceId } })

describe('an instance', () => {
  it('goes from task to task, each with who did it, how long it took and what was said', async () => {
    const { processInstanceId: id } = await started(admin)
    await explained(id)
    for (const status of ['running', 'running', 'finished']) {
      expect((await pass(id)).status).toBe(status)
      await explained(id)
    }
    const rows = await detail(id)
    expect(rows.map(({ activityName }) => activityName)).toEqual(['开始', '申请', '初审', '终审'])
    expect(rows.at(-1)).toMatchObject({ assignee: 'administrator', comment, outcome: 'passed' })
    expect(rows.at(-1)?.durationInSeconds).toBeGreaterThanOrEqual(0)
    const { list } = await admin.call('pageTasks', { body: { display: 3, rows: 100 } })
    expect(list.filter(one => one.processInstanceId === id).map(one => one.taskName)).toEqual([
      '终审',
      '初审',
      '申请'
    ])
  })

  it('goes back one step, is refused to its first, and is done again', async () => {
    const { processInstanceId: id } = await applied(admin)
    await pass(id)
    const taskId = await held(admin, id)
    await admin.call('backPreviousTask', { body: { taskId, processInstanceId: id, comment: '补充依据' } })
    await explained(id)
    const second = await held(admin, id)
    await admin.call('backToFirst', { body: { taskId: second, comment: '不属于受理范围' } })
    await explained(id)
    expect((await openTasks(admin, id)).map(({ taskName }) => taskName)).toEqual(['申请'])
    expect((await detail(id)).map(({ outcome }) => outcome)).toEqual([
      'started',
      'passed',
      'passed',
      'back',
      'backToFirst',
      'open'
    ])
    for (const status of ['running', 'running', 'finished']) expect((await pass(id)).status).toBe(status)
  })

  describe('is refused to its first step', () => {
    const refuse = (taskId: number, client = admin) =>
      client.call('backToFirst', { body: { taskId, comment: '不属于受理范围' } })

    it('not from the first step itself', async () => {
      const { processInstanceId: id } = await started(admin)
      const taskId = await held(admin, id)
      await expect(refuse(taskId)).rejects.toMatchObject({ code: 'WFL0008', status: 409 })
      expect((await openTasks(admin, id)).map(task => task.taskId)).toEqual([taskId])
      await explained(id)
    })

    it('not from a task that is done, nor after the end', async () => {
      const { processInstanceId: id } = await started(admin)
      const tasks: number[] = []
      for (const status of ['running', 'running', 'finished']) {
        tasks.push(await held(admin, id))
        expect((await pass(id)).status).toBe(status)
        await expect(refuse(tasks.at(-1) ?? 0), status).rejects.toMatchObject({ code: 'WFL0004' })
      }
      const ended = await applied(admin)
      const taskId = await held(admin, ended.processInstanceId)
      await admin.call('endProcess', { body: { taskId, comment } })
      await expect(refuse(taskId)).rejects.toMatchObject({ code: 'WFL0004' })
    })

    it('only by who holds the task', async () => {
      const { processInstanceId: id } = await applied(admin)
      const [open] = await openTasks(admin, id)
      await expect(refuse(open?.taskId ?? 0), 'nobody has claimed it').rejects.toMatchObject({
        code: 'WFL0006'
      })
      const taskId = await held(admin, id)
      const { client, uid } = await worker()
      await expect(refuse(taskId, client), 'a stranger').rejects.toMatchObject({ code: 'GEN0404' })
      await admin.call('entrustTask', { body: { taskId, assignee: uid } })
      await expect(refuse(taskId), 'a candidate').rejects.toMatchObject({ code: 'WFL0005' })
      const { client: reader } = await staffMember(board, board, ['act:task:page'])
      await expect(refuse(taskId, reader), 'without the permission').rejects.toMatchObject({
        code: 'GEN0403'
      })
      await expect(refuse(2_147_483_647)).rejects.toMatchObject({ code: 'GEN0404' })
    })

    it('not from a parallel branch, and not by somebody who is only asked for an opinion', async () => {
      const { processInstanceId: branched } = await applied(admin, sideBySide)
      await expect(refuse(await held(admin, branched))).rejects.toMatchObject({ code: 'WFL0007' })
      const { processInstanceId: id } = await applied(admin)
      const taskId = await held(admin, id)
      const { client, uid } = await worker()
      await admin.call('delegateTask', { body: { taskId, assignee: uid, comment: '请提意见' } })
      await expect(refuse(taskId, client)).rejects.toMatchObject({ code: 'WFL0009' })
    })

    it('not while nobody can do the first task', async () => {
      const { uid, client } = await staffMember(board, board, [...all, 'act:running:start'])
      const { key } = await deployed(admin)
      const { processInstanceId: id } = await applicationOf(client, key)
      await db.updateTable('account').set({ status: 0 }).where('uid', '=', uid).execute()
      const taskId = await held(admin, id)
      await expect(refuse(taskId)).rejects.toMatchObject({
        code: 'WFL0012',
        message: expect.stringContaining('申请')
      })
      expect((await openTasks(admin, id)).map(task => task.taskId)).toEqual([taskId])
      await explained(id)
    })
  })

  it('waits for all of its parallel branches', async () => {
    const { processInstanceId: id } = await applied(admin, sideBySide)
    expect(await openTasks(admin, id)).toHaveLength(2)
    await pass(id)
    await explained(id)
    expect((await openTasks(admin, id)).map(({ taskName }) => taskName)).toHaveLength(1)
    await pass(id)
    expect((await openTasks(admin, id)).map(({ taskName }) => taskName)).toEqual(['终审'])
  })

  it('is terminated with all that is open, or deleted with all that it left', async () => {
    const { processInstanceId: id } = await applied(admin, sideBySide)
    await admin.call('endProcess', { body: { taskId: await held(admin, id), comment: '申请人已撤回' } })
    await explained(id)
    expect(await openTasks(admin, id)).toEqual([])
    expect((await detail(id)).map(({ outcome }) => outcome).slice(2)).toEqual(['terminate', 'terminate'])
    await admin.call('deleteInstance', { body: { id, reason: '重复' } })
    await expect(detail(id)).rejects.toMatchObject({ code: 'GEN0404' })
    const left = await db.selectFrom('workflow_history').select('id').where('instance_id', '=', id).execute()
    expect(left).toEqual([])
  })

  it('runs for a record once at a time, and again when it is over', async () => {
    const { processInstanceId: id, processDefinitionKey, businessKey } = await started(admin)
    const again = () => admin.call('startOfBusinessKey', { body: { processDefinitionKey, businessKey } })
    await expect(again()).rejects.toMatchObject({ code: 'WFL0003' })
    await admin.call('endProcess', { body: { taskId: await held(admin, id), comment } })
    expect((await again()).processInstanceId).toBeGreaterThan(id)
  })
})

describe('a task', () => {
  it('is claimed by one, put back, and claimed by another', async () => {
    const { processInstanceId: id } = await applied(admin)
    const taskId = await held(admin, id)
    await admin.call('unclaimTask', { body: { taskId } })
    expect(await openTasks(admin, id)).toMatchObject([{ assigneeName: null, allowedActions: ['claimTask'] }])
    await admin.call('claimTask', { body: { taskId } })
    const [mine] = await openTasks(admin, id)
    expect(mine?.allowedActions).toContain('unclaimTask')
  })

  it('is not found by a person who neither has nor could have it', async () => {
    const { processInstanceId: id } = await applied(admin)
    const { client } = await worker()
    const taskId = await held(admin, id)
    for (const id of ['claimTask', 'unclaimTask'] as const)
      await expect(client.call(id, { body: { taskId } })).rejects.toMatchObject({ code: 'GEN0404' })
    await expect(client.call('completeTask', { body: { taskId, comment } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
    await expect(detail(id, client)).rejects.toMatchObject({ code: 'GEN0404' })
    expect((await client.call('pageTasks', { body: { display: 2 } })).list).toEqual([])
  })

  it('is not found under another instance', async () => {
    const [one, other] = [await applied(admin), await applied(admin)]
    const taskId = await held(admin, one.processInstanceId)
    const { processInstanceId } = other
    await expect(
      admin.call('backPreviousTask', { body: { taskId, processInstanceId, comment } })
    ).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is delegated, comes back with an opinion, and is handed over for good', async () => {
    const { processInstanceId: id } = await applied(admin)
    const [one, other] = [await worker(), await worker()]
    const taskId = await held(admin, id)
    await admin.call('delegateTask', { body: { taskId, assignee: one.uid, comment: '请提意见' } })
    expect((await openTasks(one.client, id))[0]).toMatchObject({
      isDelegated: true,
      allowedActions: ['completeTask']
    })
    // the owner sees who has it, and gets it back
    const handedOut = {
      taskId,
      isDelegated: true,
      assigneeName: expect.any(String),
      allowedActions: ['recallTask']
    }
    expect(await delegatedBy(admin, id)).toMatchObject([handedOut])
    expect(await delegatedBy(one.client, id)).toEqual([])
    await one.client.call('completeTask', { body: { taskId, comment: '建议同意' } })
    expect(await delegatedBy(admin, id)).toEqual([])
    expect(await openTasks(admin, id)).toMatchObject([{ taskId, isDelegated: false }])
    await explained(id)
    await admin.call('entrustTask', { body: { taskId, assignee: other.uid } })
    await explained(id)
    expect(await openTasks(admin, id)).toEqual([])
    await other.client.call('completeTask', { body: { taskId, comment } })
    expect(
      (await detail(id, one.client)).map(({ outcome, comment: said }) => [outcome, said]).slice(2)
    ).toEqual([
      ['delegated', '请提意见'],
      ['returned', '建议同意'],
      ['entrusted', null],
      ['passed', comment],
      ['open', null]
    ])
  })

  it('of somebody who has left is given to somebody else', async () => {
    const { processInstanceId: id } = await applied(admin)
    const [gone, other] = [await worker(), await worker()]
    const taskId = await held(admin, id)
    await admin.call('entrustTask', { body: { taskId, assignee: gone.uid } })
    await db.updateTable('account').set({ status: 0 }).where('uid', '=', gone.uid).execute()
    await expect(admin.call('completeTask', { body: { taskId, comment } })).rejects.toMatchObject({
      code: 'WFL0005'
    })
    await admin.call('assignTask', { body: { taskId, assignee: other.uid, comment: '原经办人已离职' } })
    await explained(id)
    expect((await other.client.call('completeTask', { body: { taskId, comment } })).status).toBe('running')
  })

  it('is for the role with that code, not for a role with the same name', async () => {
    const [meant, named] = [await worker(), await worker()]
    const roleOf = (id: number) => db.updateTable('role').where('id', '=', id)
    await roleOf(meant.roleId).set({ code: 'case-editor' }).execute()
    await roleOf(named.roleId).set({ name: 'case-editor' }).execute()
    const block = sequence(task('申请', own), task('审', 'activiti:candidateGroups="case-editor"'))
    const { processInstanceId: id } = await applied(admin, block)
    expect(await openTasks(meant.client, id)).toHaveLength(1)
    expect(await openTasks(named.client, id)).toEqual([])
    await expect(detail(id, named.client)).rejects.toMatchObject({ code: 'GEN0404' })
  })

  it('is for named people as well, and for no one who may not do tasks', async () => {
    const { uid, client } = await worker()
    const { username } = await db
      .selectFrom('account')
      .select('username')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    const block = sequence(task('申请', own), task('审', `activiti:assignee="${username.toUpperCase()}"`))
    const { processInstanceId: id } = await applied(admin, block)
    expect((await pass(id, client)).status).toBe('finished')
    const strangers = task(
      '审',
      'activiti:candidateUsers="nobody,citizen" activiti:candidateGroups="没有的角色"'
    )
    const refusal = await deployed(admin, strangers).catch(error => error)
    expect(refusal.fields.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('nobody'),
      expect.stringContaining('citizen'),
      expect.stringContaining('没有的角色')
    ])
  })

  it('never makes somebody who did not start the instance its initiator', async () => {
    const { uid } = await worker()
    const again = sequence(task('申请', own), task('初审', byAdministrators), task('领取', own))
    const { processInstanceId: id } = await applied(admin, again, { initiator: uid })
    await pass(id)
    expect((await openTasks(admin, id)).map(({ taskName }) => taskName)).toEqual(['领取'])
  })
})

describe('a definition', () => {
  it('of a new number is for those who start later; those that run stay on theirs', async () => {
    const key = freshKey()
    const { modelId } = await deployed(admin, application, key)
    const begin = async (businessKey: string) =>
      (await admin.call('startOfBusinessKey', { body: { processDefinitionKey: key, businessKey } }))
        .processInstanceId
    const early = await begin('1')
    const { version } = await admin.call('getModel', { query: { id: modelId } })
    const xml = documentOf(task('改', own), { key, name: '改版' })
    await admin.call('saveModel', { body: { id: modelId, version, xml } })
    const second = await admin.call('deployModel', { body: { id: modelId } })
    expect(second.number).toBe(2)
    const late = await begin('2')
    expect((await openTasks(admin, early)).map(({ taskName }) => taskName)).toEqual(['申请'])
    expect((await openTasks(admin, late)).map(({ taskName }) => taskName)).toEqual(['改'])
    const latest = await admin.call('latestProcesses', { query: { key } })
    expect(latest).toMatchObject({ total: 1, list: [{ number: 2, name: '改版', running: 1 }] })
  })

  it('that a newer one has replaced is neither suspended nor activated, because it starts nothing', async () => {
    const key = freshKey()
    const { id, modelId } = await deployed(admin, application, key)
    await admin.call('suspendProcess', { body: { id } })
    const latest = await admin.call('deployModel', { body: { id: modelId } })
    const actionsOf = async (definition: number) =>
      (await admin.call('getProcessXml', { query: { id: definition } })).allowedActions
    expect(await actionsOf(id)).toEqual([])
    await expect(admin.call('activateProcess', { body: { id } })).rejects.toMatchObject({ code: 'WFL0022' })
    expect(await actionsOf(latest.id)).toEqual(['startOfBusinessKey', 'suspendProcess', 'setBusinessForm'])
    await admin.call('suspendProcess', { body: { id: latest.id } })
    expect(await actionsOf(latest.id)).toEqual(['activateProcess', 'setBusinessForm'])
  })

  it('that is suspended starts nothing, while what runs goes on', async () => {
    const { id: definitionId, key: processDefinitionKey } = await deployed(admin)
    const { processInstanceId: id } = await begun(admin, processDefinitionKey)
    const definition = { body: { id: definitionId } }
    await admin.call('suspendProcess', definition)
    const start = () =>
      admin.call('startOfBusinessKey', { body: { processDefinitionKey, businessKey: 'another' } })
    await expect(start()).rejects.toMatchObject({ code: 'WFL0016' })
    expect((await pass(id)).status).toBe('running')
    await admin.call('activateProcess', definition)
    expect((await start()).businessKey).toBe('another')
  })

  it('is not saved without a name, and says so at the process', async () => {
    const key = freshKey()
    await expect(
      admin.call('saveModel', { body: { xml: documentOf(application, { key, name: ' ' }) } })
    ).rejects.toMatchObject({ code: 'WFL0030', fields: [{ path: key, message: '流程没有名称，请填写' }] })
  })

  it('keeps its document as it was sent, with unknown parts', async () => {
    const foreign =
      '<!-- kept --><dataObject id="data"/><userTask id="extra" activiti:assignee="a"><extensionElements>' +
      '<vendor:form xmlns:vendor="urn:vendor" width="3"/></extensionElements></userTask>'
    const xml = documentOf(application, { key: freshKey(), more: foreign })
    const { id } = await admin.call('saveModel', { body: { xml } })
    expect((await admin.call('getModel', { query: { id } })).xml).toBe(xml)
    const good = documentOf(application, { key: freshKey(), more: '<dataObject id="data"/>' })
    const saved = await admin.call('saveModel', { body: { xml: good } })
    const definition = await admin.call('deployModel', { body: { id: saved.id } })
    const seen = await admin.call('getProcessXml', { query: { id: definition.id } })
    expect(seen.xml).toBe(good)
    // the page offers the same actions as the row, and a link to the drawing
    expect(seen).toMatchObject({ status: 1, running: 0, number: 1, modelId: saved.id })
    expect(seen.allowedActions).toEqual(['startOfBusinessKey', 'suspendProcess', 'setBusinessForm'])
  })
})

describe('the picture of an instance', () => {
  const draw = async (query: string, headers: Record<string, string> = {}) =>
    await board.app.inject({ url: `/act/his/getInstImage?${query}`, headers })

  it('marks where it stands, and is for the token in the query', async () => {
    const { processInstanceId: id } = await applied(admin)
    const token = await board.token('administrator')
    await board.db
      .updateTable('role')
      .set({ name: '系统管理员' })
      .where('code', '=', 'administrator')
      .executeTakeFirstOrThrow()
    const answer = await draw(`processInstanceId=${id}&token=${token}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.body).toContain('>初审</text>')
    // the document names the role by its code
    expect(answer.body).toContain('>系统管理员</text>')
    expect(answer.body.match(/stroke="#1B5FBF"/g)).toHaveLength(1)
    expect((await draw(`processInstanceId=${id}`)).statusCode).toBe(401)
    expect((await draw(`processInstanceId=${id}`, { token })).statusCode).toBe(200)
    const stranger = await board.token('city')
    expect((await draw(`processInstanceId=${id}&token=${stranger}`)).statusCode).toBe(404)
  })

  it('shows names as text, whatever they are', async () => {
    const block = sequence(task('&lt;script&gt;alert(1)&lt;/script&gt;', own))
    const { processInstanceId: id } = await started(admin, block)
    const { body } = await draw(`processInstanceId=${id}`, { token: await board.token('administrator') })
    expect(body).not.toContain('<script')
    expect(body).toContain('&lt;script')
  })
})
