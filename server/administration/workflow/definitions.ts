import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { notifyFollower } from './follow.ts'
import {
  type DefinitionRow,
  deleteInstance,
  findDefinition,
  findLatest,
  lockDefinition,
  lockInstance,
  lockKey,
  setDefinitionStatus
} from './store.ts'

/**
 * Suspends or activates the newest definition of its key. A suspended one starts no new instances; running instances
 * continue, as do those of earlier definitions, which start no new instances anyway.
 * @throws Refusal GEN0404, WFL0022 when it has the status already, or a newer definition has replaced it
 */
export async function setStatus(
  trx: Trx,
  actor: SignedInActor,
  id: number,
  status: 0 | 1,
  now: Date
): Promise<DefinitionRow> {
  const named = await findDefinition(trx, id)
  if (!named) throw new Refusal('GEN0404')
  // the start of an instance takes the same lock
  await lockKey(trx, named.key)
  const definition = await lockDefinition(trx, id)
  if (!definition) throw new Refusal('GEN0404')
  const latest = await findLatest(trx, definition.key)
  if (definition.status === status || latest?.id !== id) throw new Refusal('WFL0022')
  const changed = await setDefinitionStatus(trx, id, status)
  await recordEvent(trx, {
    verb: status === 1 ? 'workflow.activated' : 'workflow.suspended',
    audience: 'editor',
    actor,
    at: now,
    subject: { kind: 'workflowDefinition', id },
    before: { status: definition.status },
    after: { status }
  })
  return changed
}

/** Deletes an instance with its tasks and its history. @throws Refusal GEN0404 */
export async function removeInstance(
  trx: Trx,
  actor: SignedInActor,
  id: number,
  reason: string,
  now: Date
): Promise<void> {
  const instance = await lockInstance(trx, id)
  if (!instance) throw new Refusal('GEN0404')
  await deleteInstance(trx, id)
  const { key, businessKey, status } = instance
  const comment = reason.trim() || null
  await notifyFollower(trx, { key, businessKey, done: 'delete', status, actor, comment, now })
  await recordEvent(trx, {
    verb: 'workflow.instanceDeleted',
    audience: 'editor',
    actor,
    at: now,
    note: comment,
    subject: { kind: 'workflowInstance', id },
    before: { key, businessKey, status }
  })
}
