/** Cases of the tasks of processes, by scene: the acts and the refusals. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { maxId } from '@board/schemas/facts/formats'
import { staffMember } from '../../support/builders/staff.ts'
import {
  application,
  applied,
  begun,
  byAdministrators,
  held,
  openTasks,
  own,
  sideBySide,
  started
} from '../../support/builders/workflow.ts'
import { type Block, sequence, task } from '../../support/servers/processes.ts'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'
import {
  admin,
  approval,
  by,
  comment,
  compared,
  deployedWithoutDefault,
  straight
} from '../support/workflow.ts'

const beyond = { body: { page: 1001, rows: 10 as const } }

interface Scene {
  readonly taskId: number
  readonly processInstanceId: number
}
type Scenery = (stage: Stage) => Promise<Scene>

/** Builds the first task, the application, which the starter of the process holds. */
const first: Scenery = async stage => {
  const { processInstanceId } = await started(await admin(stage))
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
/** Builds the second task, which nobody has claimed. */
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
/** Builds the second task, claimed by a colleague with the same role. */
const another: Scenery = async stage => {
  const scene = await free(stage)
  await (await colleague(stage)).client.call('claimTask', { body: { taskId: scene.taskId } })
  return scene
}
/** Builds the second task, delegated by a colleague to the administrator. */
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

/** Makes the cases of one operation on a task, one for each scene. */
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
    'with only white space as the comment'
  )
const untouchable: readonly (readonly [ErrorCode, Scenery])[] = [
  ['WFL0004', over],
  ['WFL0005', another],
  ['WFL0006', free]
]
/** Builds the second task of a process whose first task was done by a disabled account. */
const deserted: Scenery = async stage => {
  const { uid, client } = await colleague(stage)
  const two = sequence(task('申请', 'activiti:assignee="\u0024{writer}"'), task('初审', byAdministrators))
  const { processInstanceId } = await started(await admin(stage), two, { writer: uid })
  const writing = await held(client, processInstanceId)
  await client.call('completeTask', { body: { taskId: writing, comment } })
  await stage.db.updateTable('account').set({ status: 0 }).where('uid', '=', uid).execute()
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
/** Builds a decision on the administrator's own application, which a colleague could take. */
const ownDecision: Scenery = async stage => {
  await colleague(stage)
  const { processInstanceId } = await applied(await admin(stage), approval)
  const open = stage.db
    .selectFrom('workflow_task')
    .select('id')
    .where('instance_id', '=', processInstanceId)
    .where('status', '=', 'open')
  return { processInstanceId, taskId: (await open.executeTakeFirstOrThrow()).id }
}
/** The same, held by the administrator, to whom an earlier release could give it. */
const ownDecisionHeld: Scenery = async stage => {
  const scene = await ownDecision(stage)
  const assignee_uid = await stage.uid('administrator')
  await stage.db.updateTable('workflow_task').set({ assignee_uid }).where('id', '=', scene.taskId).execute()
  return scene
}
const backwards: readonly (readonly ['done' | ErrorCode, Scenery])[] = [
  ['done', claimed],
  ...untouchable,
  ['WFL0007', inParallel],
  ['WFL0008', first],
  ['WFL0009', delegated],
  ['WFL0012', deserted],
  ['WFL0031', ownDecisionHeld]
]
const inInstance = ({ processInstanceId }: Scene) => ({ processInstanceId })

/** Builds the first task of a process whose next step is `next`. */
const before =
  (next: Block): Scenery =>
  async stage => {
    const { processInstanceId } = await started(await admin(stage), sequence(task('申请', own), next))
    return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
  }
/** Builds the first task of a process without a default flow, whose choice has no way for this value. */
const wayless: Scenery = async stage => {
  const key = await deployedWithoutDefault(stage, sequence(task('申请', own), straight))
  const { processInstanceId } = await begun(await admin(stage), key, { way: 7 })
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
/** Builds the first task of a process whose choice compares a number with a text. */
const incomparable: Scenery = async stage => {
  const block = sequence(task('申请', own), compared)
  const { processInstanceId } = await started(await admin(stage), block, { way: 'far' })
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
/** The decision on an application of the editor, held by the administrator. */
const decision: Scenery = async stage => {
  const { processInstanceId } = await started(await admin(stage), approval)
  const starter = await stage.uid('editor')
  await stage.db
    .updateTable('workflow_instance')
    .set({ started_by: starter })
    .where('id', '=', processInstanceId)
    .execute()
  const first = { taskId: await held(await admin(stage), processInstanceId), assignee: starter }
  await (await admin(stage)).call('entrustTask', { body: first })
  await (await stage.client('editor')).call('completeTask', { body: { taskId: first.taskId, comment } })
  return { processInstanceId, taskId: await held(await admin(stage), processInstanceId) }
}
/** A task that the administrator has delegated. */
const handedOut: Scenery = async stage => {
  const scene = await claimed(stage)
  const { uid: assignee } = await colleague(stage)
  await (await admin(stage)).call('delegateTask', { body: { taskId: scene.taskId, assignee } })
  return scene
}
const toApplicant = async (_: Scene, stage: Stage) => ({ assignee: await stage.uid('editor') })
const toOutsider = async (_: Scene, stage: Stage) => ({ assignee: await stage.uid('bureau') })
const to = async (_: Scene, stage: Stage) => ({ assignee: (await colleague(stage)).uid })
const toOneself = async (_: Scene, stage: Stage) => ({ assignee: await stage.uid('administrator') })
const toCitizen = async (_: Scene, stage: Stage) => ({ assignee: await stage.uid('citizen') })
const reassigned: Case[] = [
  ...onTask('assignTask', to, [
    ['done', another],
    ['WFL0004', over]
  ]),
  ...onTask('assignTask', toOneself, [['WFL0015', claimed]]).slice(0, 1),
  ...onTask('assignTask', toCitizen, [['WFL0018', claimed]]).slice(0, 1),
  ...onTask('assignTask', toApplicant, [['WFL0032', decision]]).slice(0, 1)
]
const handed = (['delegateTask', 'entrustTask'] as const).flatMap(operation => [
  ...onTask(operation, to, [['done', claimed], ...untouchable, ['WFL0009', delegated]]),
  ...onTask(operation, toOneself, [['WFL0015', claimed]]).slice(0, 1),
  ...onTask(operation, toCitizen, [['WFL0018', claimed]]).slice(0, 1),
  ...onTask(operation, toApplicant, [['WFL0032', decision]]).slice(0, 1),
  ...onTask(operation, toOutsider, [['WFL0033', decision]]).slice(0, 1)
])

export const workflowTaskCases: readonly Case[] = [
  by('pageTasks', 'done', () => ({ body: { display: 1, page: 1, rows: 10 } })),
  by('pageTasks', 'MSG0011', () => beyond, 'beyond the last page'),
  by('taskCount', 'done', () => ({ body: {} })),
  by('pageParticipants', 'done', async stage => {
    for (const kind of ['bureau', 'editor'] as const) {
      const { taskId } = await first(stage)
      const assignee = await stage.uid(kind)
      await (await admin(stage)).call('entrustTask', { body: { taskId, assignee } })
    }
    return { body: { keywords: '管理', from: 0, rows: 10 } }
  }),
  by('pageParticipants', 'GEN0404', () => ({ body: { taskId: maxId, act: 'delegateTask' } })),
  ...onTask('claimTask', () => ({}), [
    ['done', free],
    ['WFL0004', over],
    ['WFL0005', another],
    ['WFL0014', claimed],
    ['WFL0031', ownDecision]
  ]),
  ...onTask('unclaimTask', () => ({}), [
    ['done', claimed],
    ...untouchable,
    ['WFL0009', delegated],
    ['WFL0013', first]
  ]),
  ...onTask('completeTask', says, [['done', claimed], ...untouchable, ['WFL0031', ownDecisionHeld]]),
  silent('completeTask'),
  when('completeTask', 'WFL0023', 'bureau', async stage => {
    const { processInstanceId } = await started(await admin(stage), application, { days: 3 })
    const taskId = await held(await admin(stage), processInstanceId)
    const assignee = await stage.uid('bureau')
    await (await admin(stage)).call('entrustTask', { body: { taskId, assignee } })
    return { body: { taskId, comment, variables: { days: 9 } } }
  }),
  ...onTask('completeTask', says, [
    ['WFL0010', wayless],
    ['WFL0011', incomparable],
    ['WFL0035', before(compared)],
    ['WFL0012', before(task('核', 'activiti:assignee="\u0024{somebody}"'))]
  ]).slice(0, 4),
  ...onTask('backPreviousTask', scene => ({ comment, ...inInstance(scene) }), backwards),
  silent('backPreviousTask', inInstance),
  ...onTask('backToFirst', says, backwards),
  silent('backToFirst'),
  ...onTask('endProcess', says, [
    ['done', claimed],
    ...untouchable,
    ['WFL0009', delegated],
    ['WFL0031', ownDecisionHeld]
  ]),
  silent('endProcess'),
  ...handed,
  ...onTask('delegateTask', to, [['WFL0031', ownDecisionHeld]]).slice(0, 1),
  ...onTask('recallTask', () => ({}), [
    ['done', handedOut],
    ['WFL0004', over],
    ['WFL0034', claimed]
  ]),
  ...reassigned
]
