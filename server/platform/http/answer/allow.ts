import {
  type Actor,
  type Identity,
  isCitizen,
  isInstitution,
  isSignedIn,
  type SignedInActor,
  visitor
} from '../../actor.ts'
import { Refusal } from '../../refusal.ts'
import type { OperationSpec } from '../contract/contract.ts'

/** Names of `x-permission` that are no permission strings: who may call, apart from roles. */
export const audiences: readonly string[] = ['public', 'login', 'citizen', 'institution']

/**
 * Tells whether an operation is for institutions, editors and administrators alone. Their writes can take something
 * away from the public.
 */
export const isForStaff = ({ permission }: Pick<OperationSpec, 'permission'>): boolean =>
  permission === 'institution' || !audiences.includes(permission)

type AccessRule = Pick<OperationSpec, 'permission' | 'anyPassword'>

/**
 * Lets an identity into an operation, by its `x-permission`; the verb checks the records. An account that must change its
 * password or set up a second factor first may call only operations with `x-any-password`; for public operations it counts
 * as a visitor.
 * @returns the actor of the operation
 * @throws Refusal USR0001 or USR0002 without a session, USR0053 before the password is changed, USR0073 before the second
 * factor is set up, GEN0403 with a session that does not suffice. Specification 6, 8; domain 1; decision 0097.
 */
export function authorize({ actor, refused }: Identity, { permission, anyPassword }: AccessRule): Actor {
  const first = isSignedIn(actor) && !anyPassword ? requiredStep(actor) : undefined
  if (permission === 'public') return first ? visitor : actor
  if (!isSignedIn(actor)) throw new Refusal(refused ?? 'USR0001')
  if (first) throw new Refusal(first)
  if (!suffices(actor, permission)) throw new Refusal('GEN0403')
  return actor
}

/** Returns the refusal of an account that must do something before everything else. */
function requiredStep({
  mustChangePassword,
  mustSetUpSecondFactor
}: SignedInActor): 'USR0053' | 'USR0073' | undefined {
  if (mustChangePassword) return 'USR0053'
  return mustSetUpSecondFactor ? 'USR0073' : undefined
}

const suffices = (actor: SignedInActor, permission: string): boolean =>
  permission === 'login' ||
  (permission === 'citizen' && isCitizen(actor)) ||
  (permission === 'institution' && isInstitution(actor)) ||
  (!audiences.includes(permission) && actor.permissions.has(permission))
