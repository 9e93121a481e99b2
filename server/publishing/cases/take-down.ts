import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { caseResult, lockCase, moveCase } from './move.ts'
import { requireAction } from './policy.ts'

interface Seen {
  readonly id: number
  readonly version: number
}

/**
 * An editor takes a published case down. Its institution gets the reason.
 * @throws Refusal GEN0404, CAS0003, GEN0409
 */
export async function takeDownCase(
  trx: Trx,
  actor: SignedInActor,
  { id, version, reason }: Seen & { readonly reason: string },
  now: Date
) {
  const locked = await lockCase(trx, id)
  requireAction(actor, locked.found, 'takeDownCase', version)
  const note = reason.trim()
  return caseResult(await moveCase(trx, locked, 'takeDownCase', { actor, now, note, change: { note } }))
}

/**
 * An editor publishes a case again that was taken down.
 * @throws Refusal GEN0404, CAS0003, GEN0409
 */
export async function restoreCase(trx: Trx, actor: SignedInActor, { id, version }: Seen, now: Date) {
  const locked = await lockCase(trx, id)
  requireAction(actor, locked.found, 'restoreCase', version)
  return caseResult(await moveCase(trx, locked, 'restoreCase', { actor, now, change: { note: null } }))
}
