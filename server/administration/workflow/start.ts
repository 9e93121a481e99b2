import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { doTask } from './do-task.ts'
import { startProcess } from './engine/act.ts'
import { notifyFollower } from './follow.ts'
import { graphOf } from './graphs.ts'
import type { Variables } from './model/expression.ts'
import { peopleOf } from './people/find.ts'
import { findApplicants } from './people/store.ts'
import { saveOutcome } from './save.ts'
import { findLatest, insertInstance, lockKey } from './store.ts'
import { findHeldTask } from './tasks/store.ts'

export interface Starting {
  readonly processDefinitionKey: string
  /** The record that the process is about. */
  readonly businessKey: string
  readonly variables?: Variables | undefined
}

/**
 * Starts the newest definition of a key for a record. The variable `initiator` holds the starter.
 * @throws Refusal WFL0001 without a definition, WFL0002 without a record, WFL0003 when the record is in such a process
 * already, WFL0016 while it is suspended, and those of the engine
 */
export async function startInstance(
  trx: Trx,
  actor: SignedInActor,
  { processDefinitionKey: key, businessKey, variables = {} }: Starting,
  now: Date
): Promise<{ processInstanceId: number; processDefinitionKey: string; businessKey: string }> {
  if (businessKey.trim() === '') throw new Refusal('WFL0002')
  await lockKey(trx, key)
  const definition = await findLatest(trx, key)
  if (!definition) throw new Refusal('WFL0001')
  if (definition.status === 0) throw new Refusal('WFL0016')
  const uid = actor.accountId
  const id = await insertInstance(trx, {
    definitionId: definition.id,
    key,
    businessKey: businessKey.trim(),
    startedBy: uid,
    startedAt: now
  })
  if (id === undefined) throw new Refusal('WFL0003')
  const graph = await graphOf(definition)
  const given = { ...variables, initiator: uid }
  const people = await peopleOf(trx, graph, given, await findApplicants(trx, id))
  const outcome = startProcess(graph, given, people)
  await saveOutcome(trx, { instanceId: id, graph, uid, comment: null, at: now }, outcome)
  const { status } = outcome.state
  const record = businessKey.trim()
  // the process has no tasks and is finished already
  if (status !== 'running')
    await notifyFollower(trx, { key, businessKey: record, done: 'start', status, actor, comment: null, now })
  return { processInstanceId: id, processDefinitionKey: key, businessKey: record }
}

/**
 * Starts a process, and passes its first task if it belongs to the starter, because the application is complete
 * already.
 * @throws Refusal those of the start and of the task
 */
export async function startHandedIn(
  trx: Trx,
  actor: SignedInActor,
  { comment, ...starting }: Starting & { readonly comment: string },
  now: Date
) {
  const started = await startInstance(trx, actor, starting, now)
  const taskId = await findHeldTask(trx, started.processInstanceId, actor.accountId)
  if (taskId !== undefined) await doTask(trx, actor, { taskId, comment, action: { kind: 'pass' } }, now)
  return started
}
