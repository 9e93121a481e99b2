/**
 * The rules about who may see a case and which actions are allowed. They are pure functions over the transition table.
 * Domain 6.
 */
import { operations } from '@board/generated/operations'
import { isOpen } from '../../correspondence/messages/policy.ts'
import { type Actor, isInstitution, mayCall } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved, isBeforeFinalReply } from '../../records/message-core/transitions.ts'
import { type CaseAction, type CaseTransition, caseTransitions } from './transitions.ts'

const rows: Readonly<Record<CaseAction, CaseTransition>> = caseTransitions

interface CaseFacts {
  readonly group_id: number
  readonly state: string
}

const isOperation = (action: string): action is CaseAction & keyof typeof operations => action in operations

/** Tells whether the actor may take the action of a row. Nobody may take the actions of the process. */
function isWho(actor: Actor, { group_id }: CaseFacts, action: CaseAction): boolean {
  const { who } = rows[action]
  if (who === 'group') return isInstitution(actor) && actor.group.id === group_id
  return isOperation(action) && mayCall(actor, action)
}

/** Tells whether the state of a case allows the action. */
export const allowsAction = ({ state }: { readonly state: string }, action: CaseAction): boolean =>
  (rows[action].from as readonly string[]).includes(state)

/** Lists the operations that the actor may call on a case now. */
export const allowedActions = (actor: Actor, found: CaseFacts): string[] =>
  (Object.keys(rows) as CaseAction[]).filter(
    action => isOperation(action) && isWho(actor, found, action) && allowsAction(found, action)
  )

/**
 * Refuses an action that the table does not allow now, or that is based on an older version.
 * @throws Refusal GEN0404 for another group's case, CAS0003, GEN0409
 */
export function requireAction(
  actor: Actor,
  found: CaseFacts & { readonly version: number },
  action: CaseAction,
  version: number
): void {
  if (!isWho(actor, found, action)) throw new Refusal('GEN0404')
  if (!allowsAction(found, action)) throw new Refusal('CAS0003')
  if (found.version !== version) throw new Refusal('GEN0409')
}

/** Tells whether a message can become a case: it is public, has a final reply, and is not disputed. */
export const isWorthy = (
  message: Pick<MessageRecord, 'audit_state' | 'is_public' | 'state' | 'recheck_open'>
): boolean => isOpen(message) && !isBeforeFinalReply(message) && !message.recheck_open

/** Tells whether the actor's group may propose the message. */
export const isTheirs = (actor: Actor, message: Pick<MessageRecord, 'group_id' | 'audit_state'>): boolean =>
  isInstitution(actor) && actor.group.id === message.group_id && isApproved(message)
