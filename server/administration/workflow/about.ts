/** Actions of a feature on the running process about one of its records. They do not depend on who holds the tasks. */
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { doTask } from './do-task.ts'
import { endInstance } from './engine/act.ts'
import { graphOf } from './graphs.ts'
import type { Variables } from './model/expression.ts'
import { saveOutcome } from './save.ts'
import { findDefinition, lockRunningInstance, readState } from './store.ts'
import { findOpenTask } from './tasks/store.ts'

/** A process that runs about a record. It is locked until the transaction ends. */
export interface Running {
  readonly id: number
  readonly definitionId: number
  /** True at the first task: no task was passed yet, or the process was sent back. */
  readonly isAtFirst: boolean
}

/**
 * Locks the running process about a record. As in the steps of processes, this lock must be taken before that of the
 * record.
 */
export const lockRunning = (trx: Trx, key: string, record: number): Promise<Running | undefined> =>
  lockRunningInstance(trx, key, String(record))

/**
 * Passes the first task of a process that was sent back. If a colleague holds the task, the actor takes it over before.
 */
export async function handInAgain(
  trx: Trx,
  actor: SignedInActor,
  running: Running,
  comment: string,
  now: Date
): Promise<void> {
  const { id: taskId, assignee } = await getOpenTask(trx, running)
  const to = actor.accountId
  if (assignee !== to)
    await doTask(trx, actor, { taskId, action: { kind: 'entrust', to }, oversees: true }, now)
  await doTask(trx, actor, { taskId, comment, action: { kind: 'pass' } }, now)
}

/** Ends the process when its applicant withdraws the application. */
export async function endRunning(
  trx: Trx,
  actor: SignedInActor,
  running: Running,
  comment: string,
  now: Date
): Promise<void> {
  const { id: taskId } = await getOpenTask(trx, running)
  await doTask(trx, actor, { taskId, comment, action: { kind: 'terminate' }, oversees: true }, now)
}

/**
 * Ends the process because its record needs no decision any more; nobody's act ended it, and its feature is not notified. This
 * lock is taken after that of the record, so a step that happens at the same moment may be repeated (decision 0149).
 */
export async function endForRecord(trx: Trx, running: Running, comment: string, now: Date): Promise<void> {
  const graph = await graphOfRunning(trx, running)
  const outcome = endInstance(graph, await readState(trx, running.id))
  await saveOutcome(trx, { instanceId: running.id, graph, uid: null, comment, at: now }, outcome)
}

/** Replaces the variables with which the process was started by the current values of the record. */
export async function updateVariables(
  trx: Trx,
  actor: SignedInActor,
  running: Running,
  variables: Variables,
  now: Date
): Promise<void> {
  const { id } = running
  const state = await readState(trx, id)
  await saveOutcome(
    trx,
    {
      instanceId: id,
      graph: await graphOfRunning(trx, running),
      uid: actor.accountId,
      comment: null,
      at: now
    },
    {
      state: { ...state, variables: { ...state.variables, ...variables } },
      changes: [{ kind: 'set', variables }]
    }
  )
}

async function graphOfRunning(trx: Trx, { id, definitionId }: Running) {
  const definition = await findDefinition(trx, definitionId)
  if (!definition) throw new Error(`definition ${definitionId} of instance ${id} is gone`)
  return await graphOf(definition)
}

async function getOpenTask(trx: Trx, { id }: Running) {
  const task = await findOpenTask(trx, id)
  if (!task) throw new Error(`instance ${id} runs and waits for nobody`)
  return task
}
