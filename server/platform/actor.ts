/**
 * The caller of a request: one of the kinds of domain section 1, read from the session once per request.
 * A visitor is an actor too, so that every verb takes one.
 */
import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import { Refusal } from './refusal.ts'

/** 0 not a group's account, 1 local institution, 3 ministry, 4 channel, 5 people's congress. Specification 1. */
export type Organization = 0 | 1 | 3 | 4 | 5

/** The handling group to which an account belongs, with the flags of specification 3 (permissions). */
export type ActorGroup = {
  id: number
  name: string
  parentId: number | null
  /** Ids from the root down, this group last: `/1/12/340/`. Subordinates' paths start with it. */
  path: string
  organization: Organization
  allowCollect: boolean
  allowDelivery: boolean
  allowHandleDelivery: boolean
  allowNoAlert: boolean
  /** True if its replies are published only after its superior has approved them. Domain 7. */
  replyApproval: boolean
}

export type VisitorActor = { kind: 'visitor'; accountId: null; group: null; permissions: ReadonlySet<string> }

/** Facts about every signed-in person. `displayName` is the name that the public may see (nickname). */
type Person = {
  accountId: number
  /** The session of the request; absent if there is none, as in tests of verbs. */
  sessionId?: number
  displayName: string
  /** `updatePwd`: until the password is changed, nothing else is allowed. Domain 1. */
  mustChangePassword: boolean
  /** `needSecondFactor`: after the password, nothing is allowed until a second factor is set up. Decision 0097. */
  mustSetUpSecondFactor?: boolean
  permissions: ReadonlySet<string>
}

/** An ordinary citizen (userType 0) or a legal person (userType 1; compType 2 is user type code 2). */
export type CitizenActor = Person & {
  kind: 'citizen' | 'legal'
  compType: number | null
  certified: boolean
  group: null
}

/** An account of a handling group; its kind depends on the group's organization. */
export type InstitutionActor = Person & {
  kind: 'local' | 'ministry' | 'channel' | 'congress'
  group: ActorGroup
}

/** An account of the platform; only the permission strings of its roles decide what it may do. */
export type StaffActor = Person & { kind: 'editor' | 'administrator'; group: null }

export type SignedInActor = CitizenActor | InstitutionActor | StaffActor
export type Actor = VisitorActor | SignedInActor

export const visitor: VisitorActor = {
  kind: 'visitor',
  accountId: null,
  group: null,
  permissions: new Set<string>()
}

export const isSignedIn = (actor: Actor): actor is SignedInActor => actor.kind !== 'visitor'

export const isCitizen = (actor: Actor): actor is CitizenActor =>
  actor.kind === 'citizen' || actor.kind === 'legal'

/** Tells whether an actor is an account of a handling group. */
export const isInstitution = (actor: Actor): actor is InstitutionActor =>
  actor.group !== null && isSignedIn(actor)

/** Returns the actor as a signed-in person. @throws Refusal USR0001 for a visitor. Specification 8. */
export function requireSignedIn(actor: Actor): SignedInActor {
  if (!isSignedIn(actor)) throw new Refusal('USR0001')
  return actor
}

/** Returns the actor as a citizen or legal person. @throws Refusal USR0001, GEN0403. Specification 6. */
export function requireCitizen(actor: Actor): CitizenActor {
  const person = requireSignedIn(actor)
  if (!isCitizen(person)) throw new Refusal('GEN0403')
  return person
}

/** Returns the actor as an account of a handling group. @throws Refusal USR0001, GEN0403. Specification 6. */
export function requireInstitution(actor: Actor): InstitutionActor {
  const person = requireSignedIn(actor)
  if (!isInstitution(person)) throw new Refusal('GEN0403')
  return person
}

/** Tells whether the actor's roles have the permission of an operation. */
export const mayCall = (actor: Actor, operation: OperationId): boolean =>
  actor.permissions.has(operations[operation].permission)

/** The owner of a token; `refused` is the reason why it has none. Specification 8. */
export type Identity = { actor: Actor; refused?: 'USR0001' | 'USR0002' }
