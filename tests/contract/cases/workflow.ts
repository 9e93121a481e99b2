/** Processes: drawings, definitions, instances and tasks, and what is refused of each. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors'
import { maxId } from '@board/schemas/formats'
import { type Block, documentOf, sequence, task } from '../../support/processes.ts'
import { staffMember } from '../../support/staff.ts'
import {
  application,
  applied,
  byAdministrators,
  deployed,
  freshKey,
  held,
  openTasks,
  own,
  sideBySide,
  started
} from '../../support/workflow.ts'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

const admin = (stage: Stage) => stage.client('administrator')
const comment = '同意'

/** A case of the administrator’s whose input is known at run time only. */
const by = (
  operation: OperationId,
  expected: 'done' | ErrorCode,
  input: (stage: Stage) => Promise<object> | object,
  what = ''
): Case => when(operation, expected, 'administrator', input as never, what)

const nothing = { body: { id: maxId } }
const beyond = { body: { page: 1001, rows: 10 as const } }

const model = async (stage: Stage, xml = documentOf(application, { key: freshKey() })) =>
  (await admin(stage)).call('saveModel', { body: { xml } })
const definition = async (stage: Stage) => deployed(await admin(stage))

const models: Case[] = [
  by('pageModels', 'done', () => ({ body: { page: 1, rows: 10 } })),
  by('pageModels', 'MSG0011', () => beyond, 'beyond its end'),
  by('getModel', 'done', async stage => ({ query: { id: (await model(stage)).id } })),
  by('getModel', 'GEN0404', () => ({ query: { id: maxId } })),
  by('saveModel', 'done', () => ({ body: { xml: documentOf(application, { key: freshKey() }) } })),
  by('saveModel', 'GEN0404', () => ({ body: { id: maxId, version: 1, xml: documentOf(application) } })),
  by('saveModel', 'GEN0409', async stage => {
    const { id, version } = await model(stage)
    return { body: { id, version: version + 1, xml: documentOf(application, { key: freshKey() }) } }
  }),
  by('saveModel', 'WFL0020', async stage => {
    const { key } = await model(stage)
    return { body: { xml: documentOf(application, { key }) } }
  }),
  by('saveModel', 'WFL0021', () => ({ body: { xml: '<html/>' } })),
  by('deleteModel', 'done', async stage => ({ body: { id: (await model(stage)).id } })),
  by('deleteModel', 'GEN0404', () => nothing),
  by('deployModel', 'done', async stage => ({ body: { id: (await model(stage)).id } })),
  by('deployModel', 'GEN0404', () => nothing),
  by('deployModel', 'WFL0019', async stage => {
    const service = '<serviceTask id="call"/>'
    return {
      body: { id: (await model(stage, documentOf(application, { key: freshKey(), more: service }))).id }
    }
  })
]

const definitions: Case[] = [
  by('latestProcesses', 'done', async stage => ({ query: { key: (await definition(stage)).key } })),
  by('latestProcesses', 'MSG0011', () => ({ query: { page: 1001 } }), 'beyond its end'),
  by('pageDefinitions', 'done', () => ({ body: { display: 1, page: 1, rows: 10 } })),
  by('pageDefinitions', 'MSG0011', () => beyond, 'beyond its end'),
  by('getProcessXml', 'done', async stage => ({ query: { id: (await definition(stage)).id } })),
  by('getProcessXml', 'GEN0404', () => ({ query: { id: maxId } })),
  by('suspendProcess', 'done', async stage => ({ body: { id: (await definition(stage)).id } })),
  by('suspendProcess', 'GEN0404', () => nothing),
  by('suspendProcess', 'WFL0022', async stage => ({ body: { id: await suspended(stage) } }), 'twice'),
  by('activateProcess', 'done', async stage => ({ body: { id: await suspended(stage) } })),
  by('activateProcess', 'GEN0404', () => nothing),
  by('activateProcess', 'WFL0022', async stage => ({ body: { id: (await definition(stage)).id } }), 'twice')
]

async function suspended(stage: Stage): Promise<number> {
  const { id } = await definition(stage)
  await (await admin(stage)).call('suspendProcess', { body: { id } })
  return id
}

/** What starts a process of this drawing. */
const starting = async (stage: Stage, block: Block = application, more: object = {}) => {
  const { key } = await deployed(await admin(stage), block)
  return { body: { processDefinitionKey: key, businessKey: freshKey(), ...more } }
}
const straight: Block = { kind: 'choice', variable: 'way', ways: [task('甲', own), task('乙', own)] }
const compared: Block = {
  kind: 'choice',
  variable: 'way > 1 && way',
  ways: [task('甲', own), task('乙', own)]
}

const instances: Case[] = [
  by('pageRunning', 'done', () => ({ body: { display: 1, page: 1, rows: 10 } })),
  by('pageRunning', 'MSG0011', () => beyond, 'beyond its end'),
  by('startOfBusinessKey', 'done', stage => starting(stage)),
  by('startOfBusinessKey', 'WFL0001', () => ({ body: { processDefinitionKey: 'none', businessKey: '1' } })),
  by('startOfBusinessKey', 'WFL0002', stage => starting(stage, application, { businessKey: ' ' })),
  by('startOfBusinessKey', 'WFL0003', async stage => {
    const { processDefinitionKey, businessKey } = await started(await admin(stage))
    return { body: { processDefinitionKey, businessKey } }
  }),
  by('startOfBusinessKey', 'WFL0010', stage => starting(stage, straight, { variables: { way: 7 } })),
  by('startOfBusinessKey', 'WFL0011', stage => starting(stage, compared)),
  by('startOfBusinessKey', 'WFL0012', stage =>
    starting(stage, task('核', 'activiti:assignee="\u0024{somebody}"'))
  ),
  by('startOfBusinessKey', 'WFL0016', async stage => {
    const body = (await starting(stage)).body
    const { list } = await (await admin(stage)).call('latestProcesses', {
      query: { key: body.processDefinitionKey }
    })
    await (await admin(stage)).call('suspendProcess', { body: { id: list[0]?.id ?? 0 } })
    return { body }
  }),
  by('deleteInstance', 'done', async stage => ({
    body: { id: (await started(await admin(stage))).processInstanceId, reason: '误启动' }
  })),
  by('deleteInstance', 'GEN0404', () => ({ body: { id: maxId, reason: '误启动' } })),
  by('getTaskHandleDetailInfo', 'done', async stage => ({
    query: { processInstanceId: (await applied(await admin(stage))).processInstanceId }
  })),
  by('getTaskHandleDetailInfo', 'GEN0404', () => ({ query: { processInstanceId: maxId } })),
  by('getInstImage', 'done', async stage => ({
    query: { processInstanceId: (await applied(await admin(stage))).processInstanceId }
  })),
  by('getInstImage', 'GEN0404', () => ({ query: { processInstanceId: maxId } }))
]

interface Scene {
  readonly taskId: number
  readonly processInstanceId: number
}
type Scenery = (stage: Stage) => Promise<Scene>

/** The application of who starts it, at its first task. */
const first: Scenery = async stage => {
  const { processInstanceId } = await started(await admin(stage))
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
/** The second task, which nobody has claimed. */
const free: Scenery = async stage => {
  const { processInstanceId } = await applied(await admin(stage))
  const [one] = await openTasks(await admin(stage), processInstanceId)
  return { processInstanceId, taskId: one?.taskId ?? 0 }
}
const claimed: Scenery = async stage => {
  const scene = await free(stage)
  await (await admin(stage)).call('claimTask', { body: { taskId: scene.taskId } })
  return scene
}
const over: Scenery = async stage => {
  const scene = await claimed(stage)
  await (await admin(stage)).call('completeTask', { body: { taskId: scene.taskId, comment } })
  return scene
}
/** Claimed by a colleague with the same role. */
const another: Scenery = async stage => {
  const scene = await free(stage)
  await (await colleague(stage)).client.call('claimTask', { body: { taskId: scene.taskId } })
  return scene
}
/** Delegated by a colleague to the administrator. */
const delegated: Scenery = async stage => {
  const scene = await free(stage)
  const { client } = await colleague(stage)
  await client.call('claimTask', { body: { taskId: scene.taskId } })
  const assignee = await stage.uid('administrator')
  await client.call('delegateTask', { body: { taskId: scene.taskId, assignee } })
  return scene
}
const inParallel: Scenery = async stage => {
  const { processInstanceId } = await applied(await admin(stage), sideBySide)
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
async function colleague(stage: Stage) {
  const member = await staffMember(stage, stage, ['act:task:page'])
  const role = stage.db.selectFrom('role').select('id').where('code', '=', 'administrator')
  const { id: role_id } = await role.executeTakeFirstOrThrow()
  await stage.db.insertInto('account_role').values({ account_uid: member.uid, role_id }).execute()
  return member
}

/** Everything that one operation on a task hears, scene by scene. */
function onTask(
  operation: OperationId,
  body: (scene: Scene, stage: Stage) => object | Promise<object>,
  scenes: readonly (readonly ['done' | ErrorCode, Scenery])[]
): Case[] {
  const one = (expected: 'done' | ErrorCode, scenery: Scenery) =>
    by(operation, expected, async stage => {
      const scene = await scenery(stage)
      return { body: { taskId: scene.taskId, ...(await body(scene, stage)) } }
    })
  const missing = by(operation, 'GEN0404', async stage => ({
    body: { taskId: maxId, ...(await body({ taskId: maxId, processInstanceId: maxId }, stage)) }
  }))
  return [...scenes.map(([expected, scenery]) => one(expected, scenery)), missing]
}

const says = () => ({ comment })
const silent = (operation: OperationId, more: (scene: Scene) => object = () => ({})): Case =>
  by(
    operation,
    'WFL0017',
    async stage => {
      const scene = await claimed(stage)
      return { body: { taskId: scene.taskId, comment: '　', ...more(scene) } }
    },
    'with blanks for a comment'
  )
const untouchable: readonly (readonly [ErrorCode, Scenery])[] = [
  ['WFL0004', over],
  ['WFL0005', another],
  ['WFL0006', free]
]
/** The second task, where whoever had the first is gone. */
const deserted: Scenery = async stage => {
  const { uid, client } = await colleague(stage)
  const two = sequence(task('申请', 'activiti:assignee="\u0024{writer}"'), task('初审', byAdministrators))
  const { processInstanceId } = await started(await admin(stage), two, { writer: uid })
  const writing = await held(client, processInstanceId)
  await client.call('completeTask', { body: { taskId: writing, comment } })
  await stage.db.updateTable('account').set({ status: 0 }).where('uid', '=', uid).execute()
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
const backwards: readonly (readonly ['done' | ErrorCode, Scenery])[] = [
  ['done', claimed],
  ...untouchable,
  ['WFL0007', inParallel],
  ['WFL0008', first],
  ['WFL0009', delegated],
  ['WFL0012', deserted]
]
const inInstance = ({ processInstanceId }: Scene) => ({ processInstanceId })

/** The first of a process whose next step is this one. */
const before =
  (next: Block): Scenery =>
  async stage => {
    const { processInstanceId } = await started(await admin(stage), sequence(task('申请', own), next))
    return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
  }
const to = async (_: Scene, stage: Stage) => ({ assignee: (await colleague(stage)).uid })
const toOneself = async (_: Scene, stage: Stage) => ({ assignee: await stage.uid('administrator') })
const toCitizen = async (_: Scene, stage: Stage) => ({ assignee: await stage.uid('citizen') })
const reassigned: Case[] = [
  ...onTask('assignTask', to, [
    ['done', another],
    ['WFL0004', over]
  ]),
  ...onTask('assignTask', toOneself, [['WFL0015', claimed]]).slice(0, 1),
  ...onTask('assignTask', toCitizen, [['WFL0018', claimed]]).slice(0, 1)
]
const handed = (['delegateTask', 'entrustTask'] as const).flatMap(operation => [
  ...onTask(operation, to, [['done', claimed], ...untouchable, ['WFL0009', delegated]]),
  ...onTask(operation, toOneself, [['WFL0015', claimed]]).slice(0, 1),
  ...onTask(operation, toCitizen, [['WFL0018', claimed]]).slice(0, 1)
])

const tasks: Case[] = [
  by('pageTasks', 'done', () => ({ body: { display: 1, page: 1, rows: 10 } })),
  by('pageTasks', 'MSG0011', () => beyond, 'beyond its end'),
  ...onTask('claimTask', () => ({}), [
    ['done', free],
    ['WFL0004', over],
    ['WFL0005', another],
    ['WFL0014', claimed]
  ]),
  ...onTask('unclaimTask', () => ({}), [
    ['done', claimed],
    ...untouchable,
    ['WFL0009', delegated],
    ['WFL0013', first]
  ]),
  ...onTask('completeTask', says, [['done', claimed], ...untouchable]),
  silent('completeTask'),
  ...onTask('completeTask', says, [
    ['WFL0010', before(straight)],
    ['WFL0011', before(compared)],
    ['WFL0012', before(task('核', 'activiti:assignee="\u0024{somebody}"'))]
  ]).slice(0, 3),
  ...onTask('backPreviousTask', scene => ({ comment, ...inInstance(scene) }), backwards),
  silent('backPreviousTask', inInstance),
  ...onTask('backToFirst', says, backwards),
  silent('backToFirst'),
  ...onTask('endProcess', says, [['done', claimed], ...untouchable, ['WFL0009', delegated]]),
  silent('endProcess'),
  ...handed,
  ...reassigned
]

export const workflowCases: readonly Case[] = [...models, ...definitions, ...instances, ...tasks]
