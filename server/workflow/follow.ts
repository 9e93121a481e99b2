import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import type { TaskAction } from './engine/act.ts'
import type { Variables } from './model/expression.ts'

/** Something that was done to an instance. */
export interface Followed {
  readonly key: string
  /** The record that it is about. */
  readonly businessKey: string
  readonly done: TaskAction['kind'] | 'start' | 'delete'
  /** How the instance stands afterwards. */
  readonly status: 'running' | 'finished' | 'terminated'
  readonly actor: SignedInActor
  readonly comment: string | null
  readonly now: Date
}

/** Values that a process was started with, said anew with the passing of a task. */
export interface Amendment {
  readonly businessKey: string
  /** It is the first task, such as an application that was sent back. */
  readonly isFirst: boolean
  readonly changed: Variables
}

interface Follower {
  readonly followed: (trx: Trx, followed: Followed) => Promise<void>
  /** Takes such values, or refuses them; false where the process is about no record of the noun's. */
  readonly amended: (trx: Trx, amendment: Amendment) => Promise<boolean>
}

const followers = new Map<string, Follower>()

/**
 * Lets a noun act on what becomes of the processes about its records, in the transaction that does it. Said once, where
 * the noun's operations are bound.
 */
export const follow = (key: string, follower: Follower): void => void followers.set(key, follower)

/** Hands on what was done to whoever follows such processes. */
export const handOn = async (trx: Trx, followed: Followed): Promise<void> =>
  await followers.get(followed.key)?.followed(trx, followed)

/** Whether what is said anew was taken by who follows such processes. */
export const takeAmendment = async (trx: Trx, key: string, amendment: Amendment): Promise<boolean> =>
  (await followers.get(key)?.amended(trx, amendment)) === true
