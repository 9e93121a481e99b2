import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved } from '../../records/message-core/transitions.ts'

/** Tells whether the one extension of a message was asked for; one that came too late to extend anything was none. */
export const isSpent = (extension: { readonly state: string } | undefined): boolean =>
  extension !== undefined && extension.state !== 'lapsed'

/** Why a deadline cannot be extended now; null: it can. Domain 3. */
export function extensionObstacle(
  message: Pick<MessageRecord, 'deadline_at' | 'recheck_open'>,
  isAsked: boolean,
  now: Date
): 'EXT0001' | 'EXT0002' | 'EXT0003' | null {
  if (isAsked) return 'EXT0001'
  // while a recheck is open, the clock stands still
  if (message.deadline_at === null || message.recheck_open) return 'EXT0002'
  return message.deadline_at < now ? 'EXT0003' : null
}

/**
 * Tells whether an extension would still move a deadline: that of an approved message for which it was requested. It does not
 * after an answer, a new address or a take-down.
 */
export const changesDeadline = (
  message: Pick<MessageRecord, 'deadline_at' | 'audit_state'>,
  { deadline_at }: { readonly deadline_at: Date }
): boolean => isApproved(message) && message.deadline_at?.getTime() === deadline_at.getTime()

/** Tells whether a value may be asked for again after a return; the limits are those of `requestExtension`. */
export const isValidVariable = (name: string, value: unknown): boolean =>
  name === 'days'
    ? Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 30
    : name === 'reason' && typeof value === 'string' && value.trim().length >= 10 && value.length <= 500

/** Tells whether the deadline is theirs to have extended: that of the forum's group, once the message is approved. */
export const isTheirs = (actor: Actor, message: Pick<MessageRecord, 'group_id' | 'audit_state'>): boolean =>
  isInstitution(actor) && actor.group.id === message.group_id && isApproved(message)
