/** The rules on who may act on a company’s request; pure functions over the transition table. Decision 0036. */
import { type Actor, isSignedIn, mayCall } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { RequestRow } from './store.ts'
import { type RequestAction, type RequestTransition, requestTransitions } from './transitions.ts'

type Asked = Pick<RequestRow, 'account_uid' | 'state' | 'kind'>

const rows: Readonly<Record<RequestAction, RequestTransition>> = requestTransitions
const names = Object.keys(rows) as RequestAction[]

const isWho = (actor: Actor, request: Asked, action: RequestAction): boolean =>
  isSignedIn(actor) &&
  (rows[action].who === 'editor'
    ? mayCall(actor, rows[action].operation)
    : actor.accountId === request.account_uid)

/**
 * Tells whether the state of a request allows an action. A registration cannot be withdrawn, because the company stays
 * registered.
 */
const allows = ({ state, kind }: Asked, action: RequestAction): boolean =>
  rows[action].from.some(from => from === state) && !(action === 'withdraw' && kind === 1)

/**
 * Requires an action on a request. A missing request and a forbidden one give the same refusal. @throws Refusal GEN0404,
 * COM0003
 */
export function requireRequestAction(
  actor: Actor,
  request: Asked | undefined,
  action: RequestAction
): asserts request {
  if (!request || !isWho(actor, request, action)) throw new Refusal('GEN0404')
  if (!allows(request, action)) throw new Refusal('COM0003', { action: rows[action].name })
}

/** Lists the operations that the actor may call on the request now. */
export const allowedRequestActions = (actor: Actor, request: Asked): string[] =>
  names
    .filter(action => isWho(actor, request, action) && allows(request, action))
    .map(action => rows[action].operation)
