import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import type { TaskAction } from './engine/act.ts'

/** Something that was done to an instance. */
export interface Followed {
  readonly key: string
  /** The record that it is about. */
  readonly businessKey: string
  readonly done: TaskAction['kind'] | 'delete'
  /** How the instance stands afterwards. */
  readonly status: 'running' | 'finished' | 'terminated'
  readonly actor: SignedInActor
  readonly comment: string | null
  readonly now: Date
}

type Follower = (trx: Trx, followed: Followed) => Promise<void>

const followers = new Map<string, Follower>()

/**
 * Lets a noun act on what becomes of the processes about its records, in the transaction that does it. Said once, where
 * the noun's operations are bound.
 */
export const follow = (key: string, follower: Follower): void => void followers.set(key, follower)

/** Hands on what was done to whoever follows such processes. */
export const handOn = async (trx: Trx, followed: Followed): Promise<void> =>
  await followers.get(followed.key)?.(trx, followed)
