/** What a noun does with the running process about a record of its own, whoever has its tasks. */
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { doTask } from './do-task.ts'
import { graphOf } from './graphs.ts'
import type { Variables } from './model/expression.ts'
import { saveOutcome } from './save.ts'
import { findDefinition, lockRunningInstance, readState } from './store.ts'
import { findOpenTask } from './tasks/store.ts'

/** A process that runs about a record; nobody else does anything with it until the transaction ends. */
export interface Running {
  readonly id: number
  readonly definitionId: number
  /** It waits for its first task: nothing was passed yet, or it was sent back. */
  readonly isAtFirst: boolean
}

/** Locks the process that runs about a record, before the record: steps of processes lock in this order. */
export const lockRunning = (trx: Trx, key: string, record: number): Promise<Running | undefined> =>
  lockRunningInstance(trx, key, String(record))

/** Passes the first task of what was sent back, also as a colleague of who has it. */
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

/** Ends it, as who asked for it wants it no more. */
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

/** Says anew what it was started with, as the record says it now. */
export async function restate(
  trx: Trx,
  actor: SignedInActor,
  { id, definitionId }: Running,
  variables: Variables,
  now: Date
): Promise<void> {
  const definition = await findDefinition(trx, definitionId)
  if (!definition) throw new Error(`definition ${definitionId} of instance ${id} is gone`)
  const state = await readState(trx, id)
  await saveOutcome(
    trx,
    { instanceId: id, graph: await graphOf(definition), uid: actor.accountId, comment: null, at: now },
    {
      state: { ...state, variables: { ...state.variables, ...variables } },
      changes: [{ kind: 'set', variables }]
    }
  )
}

async function getOpenTask(trx: Trx, { id }: Running) {
  const task = await findOpenTask(trx, id)
  if (!task) throw new Error(`instance ${id} runs and waits for nobody`)
  return task
}
