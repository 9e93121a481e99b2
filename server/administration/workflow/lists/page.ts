import type { BodyOf, QueryOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { definitionTabs } from '@board/schemas/boards/definitions'
import { instanceTabs } from '@board/schemas/boards/instances'
import { tabNamed } from '@board/schemas/boards/tabs'
import { taskTabs } from '@board/schemas/boards/tasks'
import type { Language } from '@board/schemas/errors/catalogue'
import { platformLabelFor } from '../../../people/person/platform-label.ts'
import type { SignedInActor } from '../../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../../platform/calendar/time.ts'
import type { Db } from '../../../platform/database/open.ts'
import { shownPage } from '../../../platform/paging/paging.ts'
import type { Doer } from '../engine/act.ts'
import { mayStartByHand, recordsOf } from '../follow.ts'
import { findRoleIds } from '../people/store.ts'
import { allowedActions } from '../policy.ts'
import {
  countTasks,
  type DefinitionListRow,
  type InstanceListRow,
  selectDefinitions,
  selectInstances,
  selectModels,
  selectTasks,
  type TaskListRow
} from './store.ts'

type Schemas = components['schemas']

/** Lists the operations whose permission the actor has. */
const held = (actor: SignedInActor, operations: Readonly<Record<string, string>>): string[] =>
  Object.entries(operations).flatMap(([id, permission]) => (actor.permissions.has(permission) ? [id] : []))

const { display: toDo } = tabNamed(taskTabs, 'toDo')

/** Lists the tasks that the actor has, could claim, has delegated, or has ended. @throws Refusal MSG0011 beyond row 10,000, GEN0400 */
export async function pageOfTasks(
  db: Db,
  actor: SignedInActor,
  { display = toDo, ...request }: BodyOf<'pageTasks'>,
  language: Language
): Promise<Schemas['WorkflowTaskPage']> {
  const by = { uid: actor.accountId, roles: await findRoleIds(db, actor.accountId) }
  const listed = await selectTasks(db, by, display, request, platformLabelFor(actor, language))
  const recordOf = await recordsOf(db, listed.rows)
  return shownPage(listed, row => taskView(actor, by, row, recordOf))
}

/** Counts the tasks of each tab. */
export async function countOfTasks(
  db: Db,
  actor: SignedInActor,
  request: BodyOf<'taskCount'>
): Promise<Schemas['BoardCount']> {
  const by = { uid: actor.accountId, roles: await findRoleIds(db, actor.accountId) }
  const counts = await Promise.all(taskTabs.map(({ display }) => countTasks(db, by, display, request)))
  const tabs = taskTabs.map(({ display }, at) => ({
    display,
    count: counts[at] ?? 0,
    urgent: 0,
    ordinary: 0
  }))
  return { board: 'tasks', tabs, overdue: 0, dueToday: 0, dueSoon: 0 }
}

type RecordOf = Awaited<ReturnType<typeof recordsOf>>

/** Returns a task as lists show it. */
export function taskView(
  actor: SignedInActor,
  by: Doer,
  row: TaskListRow,
  recordOf: RecordOf
): Schemas['WorkflowTask'] {
  return {
    taskId: row.id,
    processInstanceId: row.instanceId,
    taskName: row.name,
    status: row.status,
    processName: row.processName,
    processDefinitionKey: row.key,
    businessKey: row.businessKey,
    record: recordOf(row),
    starterName: row.starterName,
    assigneeName: row.assigneeName,
    isDelegated: row.owner !== null,
    isApplication: row.side === 'applicant',
    arrivedAt: seconds(row.createdAt),
    endedAt: secondsOrNull(row.endedAt),
    allowedActions: allowedActions(actor, by, row)
  }
}

const { display: running } = tabNamed(instanceTabs, 'running')

/** Lists instances by status. @throws Refusal MSG0011 beyond row 10,000, GEN0400 */
export async function pageOfInstances(
  db: Db,
  actor: SignedInActor,
  { display = running, ...request }: BodyOf<'pageRunning'>
): Promise<Schemas['WorkflowInstancePage']> {
  const listed = await selectInstances(db, display, request)
  const recordOf = await recordsOf(db, listed.rows)
  return shownPage(listed, row => instanceView(actor, row, recordOf))
}

/** Returns an instance as lists show it. */
export const instanceView = (
  actor: SignedInActor,
  row: InstanceListRow,
  recordOf: RecordOf
): Schemas['WorkflowInstance'] => ({
  id: row.id,
  processName: row.processName,
  processDefinitionKey: row.key,
  number: row.number,
  record: recordOf(row),
  businessKey: row.businessKey,
  status: row.status,
  currentTasks: [...row.currentTasks],
  starterName: row.starterName,
  startedAt: seconds(row.startedAt),
  endedAt: secondsOrNull(row.endedAt),
  allowedActions: held(actor, { deleteInstance: 'act:running:delete' })
})

const { display: active } = tabNamed(definitionTabs, 'active')

/** Lists definitions, newest first. @throws Refusal MSG0011 beyond row 10,000, GEN0400 */
export async function pageOfDefinitions(
  db: Db,
  actor: SignedInActor,
  { display = active, ...request }: BodyOf<'pageDefinitions'>
): Promise<Schemas['WorkflowDefinitionPage']> {
  const listed = await selectDefinitions(db, { ...request, display })
  return shownPage(listed, row => definitionView(actor, row))
}

/**
 * Lists the newest definition of each key, or of one key. Specification 7.
 * @throws Refusal MSG0011 beyond row 10,000, GEN0400
 */
export async function latestDefinitions(
  db: Db,
  actor: SignedInActor,
  { key, page, rows, cursor }: QueryOf<'latestProcesses'>
): Promise<Schemas['WorkflowDefinitionPage']> {
  const listed = await selectDefinitions(db, { key, page, rows, cursor, latest: true })
  return shownPage(listed, row => definitionView(actor, row))
}

/** Returns a definition as lists show it. */
export function definitionView(actor: SignedInActor, row: DefinitionListRow): Schemas['WorkflowDefinition'] {
  const { id, key, number, name, status, running, isLatest } = row
  // only the newest definition starts instances; suspending and activating an earlier one would change nothing
  const actions: Record<string, string> = !isLatest
    ? {}
    : status === 1
      ? {
          ...(mayStartByHand(key) && { startOfBusinessKey: 'act:running:start' }),
          suspendProcess: 'act:process:suspend',
          setBusinessForm: 'act:model:save'
        }
      : { activateProcess: 'act:process:active', setBusinessForm: 'act:model:save' }
  return {
    id,
    key,
    processDefinitionKey: key,
    number,
    name,
    status,
    running,
    deployedAt: seconds(row.deployedAt),
    allowedActions: held(actor, actions)
  }
}

/** Lists drawings, most recently changed first. @throws Refusal MSG0011 beyond row 10,000, GEN0400 */
export async function pageOfModels(
  db: Db,
  actor: SignedInActor,
  request: BodyOf<'pageModels'>
): Promise<Schemas['WorkflowModelPage']> {
  const actions = held(actor, { deployModel: 'act:model:deploy', deleteModel: 'act:model:delete' })
  return shownPage(await selectModels(db, request), ({ updatedAt, cursor: _, ...row }) => ({
    ...row,
    updatedAt: seconds(updatedAt),
    allowedActions: actions
  }))
}
