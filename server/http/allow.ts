import { isCitizen, isInstitution, isSignedIn } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import type { Identity } from '../sessions/identify.ts'

/** Names of `x-permission` that are no permission strings: who may call, apart from roles. */
export const audiences: readonly string[] = ['public', 'login', 'citizen', 'institution']

/**
 * Lets an identity into an operation, by its `x-permission`; which records it may touch is the verb's matter.
 * @throws Refusal USR0001 or USR0002 without a session, GEN0403 with one that does not suffice. Specification 6, 8.
 */
export function requireAllowed({ actor, refused }: Identity, permission: string): void {
  if (permission === 'public') return
  if (!isSignedIn(actor)) throw new Refusal(refused ?? 'USR0001')
  const allowed =
    permission === 'login' ||
    (permission === 'citizen' && isCitizen(actor)) ||
    (permission === 'institution' && isInstitution(actor)) ||
    (!audiences.includes(permission) && actor.permissions.has(permission))
  if (!allowed) throw new Refusal('GEN0403')
}
