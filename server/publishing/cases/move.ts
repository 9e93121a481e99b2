import type { components } from '@board/generated/openapi'
import { recordMessageEvent } from '../../correspondence/messages/tell.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { type CaseChange, type CaseRecord, findCase, updateCase } from './store.ts'
import { type CaseAction, type CaseState, type CaseTransition, caseTransitions } from './transitions.ts'

type ChangedCase = components['schemas']['ChangedCase']

/** A case and its message. The lock of the message also protects the case (decision 0005). */
export interface Locked {
  readonly message: MessageRecord
  readonly found: CaseRecord
}

/** Locks a case. @throws Refusal GEN0404 */
export async function lockCase(trx: Trx, id: number): Promise<Locked> {
  const seen = await findCase(trx, id)
  if (!seen) throw new Refusal('GEN0404')
  const message = await lockMessage(trx, seen.tid)
  const found = await findCase(trx, id)
  if (!found) throw new Refusal('GEN0404')
  return { message, found }
}

/** The actor, time and reason of a move, and further columns to change. */
export interface Move {
  readonly actor: Actor
  readonly now: Date
  readonly note?: string | null
  readonly change?: CaseChange
}

const isDecision = ({ who }: CaseTransition) => who !== 'group'

/**
 * Moves a case according to the transition table, with its event. The institution is notified of decisions by others,
 * and the author of the publication. Only the institution reads the reasons.
 */
export async function moveCase(
  trx: Trx,
  { message, found }: Locked,
  action: CaseAction,
  { actor, now, note = null, change = {} }: Move
): Promise<CaseRecord> {
  const row: CaseTransition = caseTransitions[action]
  const { to = found.state as CaseState, verb } = row
  const moved = await updateCase(trx, found.id, { ...change, state: to, changed_at: now })
  const subject = { kind: 'case', id: found.id }
  const states = { before: { state: found.state }, after: { state: to } }
  // a change of texts is not a step of the message
  if (row.to === undefined)
    await recordEvent(trx, { verb, audience: 'holders', subject, actor, at: now, ...states })
  else {
    const isPublished = action === 'publish'
    const told = isDecision(row) && verb !== 'case.proposed' && verb !== 'case.withdrawn'
    await recordMessageEvent(
      trx,
      message,
      actor,
      {
        verb,
        subject,
        ...states,
        audience: isPublished ? 'public' : 'holders',
        note: isPublished ? null : note,
        groupId: found.group_id,
        ...(told && { groups: [found.group_id] }),
        ...(isPublished && { accounts: [message.author_uid] })
      },
      now
    )
  }
  return moved
}

/** Returns the answer of an operation that changed a case. */
export const caseResult = (found: CaseRecord): ChangedCase => ({
  id: found.id,
  tid: found.tid,
  version: found.version,
  state: found.state as CaseState,
  processInstanceId: found.process_instance_id
})
