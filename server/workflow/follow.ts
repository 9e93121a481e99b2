import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import { inWords, type Words } from '../words.ts'
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

/** A record that a process is about; its kind says where the console shows it. */
export type FollowedRecord = components['schemas']['WorkflowRecord']

interface Follower {
  readonly followed: (trx: Trx, followed: Followed) => Promise<void>
  /** Takes such values, or refuses them; false where the process is about no record of the noun's. */
  readonly amended: (trx: Trx, amendment: Amendment) => Promise<boolean>
  /**
   * The records that its processes are about, by their business keys; none where a process was started by hand about
   * something else. Whoever has to do with a process reads what its record is called.
   */
  readonly records: (db: Db, businessKeys: readonly string[]) => Promise<ReadonlyMap<string, FollowedRecord>>
  /** What the values are called that its processes are started with. */
  readonly variables: Readonly<Record<string, Words>>
  /** Nobody but the noun starts such a process: who may is a rule of its own. */
  readonly startsItself?: true
}

const followers = new Map<string, Follower>()

/**
 * Lets a noun act on what becomes of the processes about its records, in the transaction that does it. Said once, where
 * the noun's operations are bound.
 */
export const follow = (key: string, follower: Follower): void => void followers.set(key, follower)

/** Whether who may start processes may start one of a key as they like. */
export const mayStartByHand = (key: string): boolean => followers.get(key)?.startsItself !== true

/** Hands on what was done to whoever follows such processes. */
export const handOn = async (trx: Trx, followed: Followed): Promise<void> =>
  await followers.get(followed.key)?.followed(trx, followed)

/** Whether what is said anew was taken by who follows such processes. */
export const takeAmendment = async (trx: Trx, key: string, amendment: Amendment): Promise<boolean> =>
  (await followers.get(key)?.amended(trx, amendment)) === true

const initiator = inWords('发起人', '發起人', 'Started by')

/** What a value of a process is called; undefined: only by its name in the drawing. */
export const variableWords = (key: string, name: string): Words | undefined =>
  name === 'initiator' ? initiator : followers.get(key)?.variables[name]

/** The record that each of some instances or tasks is about, where a noun follows their processes; key and business key. */
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
