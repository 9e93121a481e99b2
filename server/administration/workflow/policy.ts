import type { SignedInActor } from '../../platform/actor.ts'
import { type Doer, isCandidate, type TaskAction } from './engine/act.ts'
import type { TaskSide } from './model/side.ts'
import type { TaskRow } from './tasks/store.ts'

/** The operations of the task's holder and their permissions. */
const ofHolder = {
  completeTask: 'act:task:complete',
  backPreviousTask: 'act:task:back',
  backToFirst: 'act:task:back',
  delegateTask: 'act:task:delegate',
  entrustTask: 'act:task:entrust',
  endProcess: 'act:task:end'
} as const

/**
 * The number of earlier steps that an operation needs. At the second step, the previous step is the first one, and both
 * ways back do the same: only `backPreviousTask` is offered.
 */
const stepsNeeded: Readonly<Partial<Record<string, number>>> = { backPreviousTask: 1, backToFirst: 2 }

/** The facts of a task that decide which actions are allowed. */
export interface TaskFacts {
  readonly status: TaskRow['status']
  readonly assignee: number | null
  readonly owner: number | null
  readonly users: readonly number[]
  readonly roles: readonly number[]
  readonly side: TaskSide | null
  /** True if the reader is one of the applicants of the instance, or belongs to their institution. */
  readonly isApplicant: boolean
  /** The number of earlier steps to which the task can go back; 0 while another token is open. */
  readonly stepsBack: number
}

/** Tells whether somebody may see a task: its holder, who delegated it, a candidate, or the person who ended it. */
export const maySee = (by: Doer, task: TaskRow, people: Pick<TaskFacts, 'users' | 'roles'>): boolean =>
  [task.assignee, task.owner, task.endedBy].includes(by.uid) || isCandidate(people, by)

/** The actions of an applicant who holds a decision on their own application: they give it to somebody who may decide. */
const handingOn: readonly TaskAction['kind'][] = ['entrust', 'unclaim', 'recall']

/** Tells whether nobody may do this, because they would decide on their own application. Decision 0167. */
export const isOwnDecision = (
  { side, isApplicant }: Pick<TaskFacts, 'side' | 'isApplicant'>,
  action: TaskAction['kind']
): boolean => side === 'decider' && isApplicant && !handingOn.includes(action)

/** Lists the operations that somebody may do with a task in its current state. */
export function allowedActions(actor: SignedInActor, by: Doer, task: TaskFacts): string[] {
  if (task.status !== 'open') return []
  const may = (permission: string) => actor.permissions.has(permission)
  const isBarred = isOwnDecision(task, 'pass')
  if (task.assignee === null)
    return isCandidate(task, by) && may('act:task:claim') && !isBarred ? ['claimTask'] : []
  if (task.owner === by.uid) return may('act:task:delegate') ? ['recallTask'] : []
  if (task.assignee !== by.uid) return []
  const all = Object.entries(ofHolder).filter(([, permission]) => may(permission))
  const allowed = all
    .map(([operation]) => operation)
    .filter(operation => task.stepsBack >= (stepsNeeded[operation] ?? 0))
    .filter(operation => !isBarred || operation === 'entrustTask')
  if (task.owner !== null) return allowed.filter(operation => operation === 'completeTask')
  const isShared = task.users.length > 0 || task.roles.length > 0
  return isShared && may('act:task:claim') ? [...allowed, 'unclaimTask'] : allowed
}
