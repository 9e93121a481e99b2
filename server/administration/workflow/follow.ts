import type { components } from '@board/generated/openapi'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { TaskAction } from './engine/act.ts'
import type { Variables } from './model/expression.ts'

/** An action that was done to an instance. */
export interface Followed {
  readonly key: string
  /** The record that the process is about. */
  readonly businessKey: string
  readonly done: TaskAction['kind'] | 'start' | 'delete'
  /** The status of the instance after the action. */
  readonly status: 'running' | 'finished' | 'terminated'
  readonly actor: SignedInActor
  readonly comment: string | null
  readonly now: Date
}

/** A change of values with which a process was started, by passing a task. */
export interface Amendment {
  readonly businessKey: string
  /** True at the first task, for example an application that was sent back. */
  readonly isFirst: boolean
  readonly changed: Variables
}

/** A record that a process is about. Its kind says where the console shows it. */
export type FollowedRecord = components['schemas']['WorkflowRecord']

type PendingExtension = components['schemas']['PendingExtension']

interface Follower {
  readonly followed: (trx: Trx, followed: Followed) => Promise<void>
  /**
   * Accepts the changed values for the record, or refuses them. Returns false if the process is about none of the
   * feature's records.
   */
  readonly amended: (trx: Trx, amendment: Amendment) => Promise<boolean>
  /**
   * Returns the records of its processes by their business keys. A process that was started by hand may be about
   * something else, and then has no record. Everybody involved in a process may read the record's name.
   */
  readonly records: (db: Db, businessKeys: readonly string[]) => Promise<ReadonlyMap<string, FollowedRecord>>
  /** Returns the later deadline that a process decides on; null if it decides on none, or no longer. */
  readonly pendingExtension?: (db: Db, businessKey: string) => Promise<PendingExtension | null>
  /** The labels of the variables that its processes are started with. */
  readonly variables: Readonly<Record<string, Words>>
  /** True if only the feature itself may start such a process, by its own rules. */
  readonly startsItself?: true
}

const followers = new Map<string, Follower>()

/**
 * Registers a feature for the processes about its records. Its hooks run in the transaction of the action. It is called
 * once, where the feature's operations are bound.
 */
export const registerFollower = (key: string, follower: Follower): void => void followers.set(key, follower)

/** Tells whether a process of this key may be started by hand, by anybody with the permission to start processes. */
export const mayStartByHand = (key: string): boolean => followers.get(key)?.startsItself !== true

/** Passes an action on to the feature that follows processes of this key. */
export const notifyFollower = async (trx: Trx, followed: Followed): Promise<void> =>
  await followers.get(followed.key)?.followed(trx, followed)

/** Passes changed values to the feature that follows processes of this key, and tells whether it accepted them. */
export const amendFollower = async (trx: Trx, key: string, amendment: Amendment): Promise<boolean> =>
  (await followers.get(key)?.amended(trx, amendment)) === true

/** Returns the later deadline that a process of this key decides on; null if there is none. */
export const pendingExtensionOf = async (
  db: Db,
  { key, businessKey }: { readonly key: string; readonly businessKey: string }
): Promise<PendingExtension | null> => (await followers.get(key)?.pendingExtension?.(db, businessKey)) ?? null

const initiator = translations('发起人', '發起人', 'Started by')

/**
 * Returns the variables that a feature gives its processes; undefined for a process that no feature follows, whose
 * variables are filled in by people.
 */
export function givenVariables(key: string): readonly string[] | undefined {
  const follower = followers.get(key)
  return follower && Object.keys(follower.variables)
}

/** Returns the label of a variable; undefined if it only has a name in the drawing. */
export const variableWords = (key: string, name: string): Words | undefined =>
  name === 'initiator' ? initiator : followers.get(key)?.variables[name]

/** Returns a function that gives the record of an instance or a task; null for a process without one. */
export async function recordsOf(
  db: Db,
  rows: readonly { readonly key: string; readonly businessKey: string }[]
): Promise<(row: { readonly key: string; readonly businessKey: string }) => FollowedRecord | null> {
  const asked = new Map<string, Set<string>>()
  for (const { key, businessKey } of rows) asked.set(key, (asked.get(key) ?? new Set()).add(businessKey))
  const found = new Map<string, ReadonlyMap<string, FollowedRecord>>()
  for (const [key, businessKeys] of asked) {
    const follower = followers.get(key)
    if (follower) found.set(key, await follower.records(db, [...businessKeys]))
  }
  return ({ key, businessKey }) => found.get(key)?.get(businessKey) ?? null
}
