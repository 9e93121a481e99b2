import type { SignedInActor } from '../actor.ts'
import { type Doer, isCandidate } from './engine/act.ts'
import type { TaskRow } from './tasks/store.ts'

/** Operations on a task, and whether a delegate may call them as well. */
const ofHolder = {
  completeTask: 'act:task:complete',
  backPreviousTask: 'act:task:back',
  backToFirst: 'act:task:back',
  delegateTask: 'act:task:delegate',
  entrustTask: 'act:task:entrust',
  endProcess: 'act:task:end'
} as const

/** What of a task decides who may do what with it. */
export interface TaskFacts {
  readonly status: TaskRow['status']
  readonly assignee: number | null
  readonly owner: number | null
  readonly users: readonly number[]
  readonly roles: readonly number[]
  /** There is a step before it, and nothing is open beside it. */
  readonly canGoBack: boolean
}

/** Whether somebody may know of a task: who has it, could have it, or ended it. */
export const maySee = (by: Doer, task: TaskRow, people: Pick<TaskFacts, 'users' | 'roles'>): boolean =>
  task.assignee === by.uid || task.endedBy === by.uid || isCandidate(people, by)

/** The operations that somebody may do with a task as it is now. */
export function allowedActions(actor: SignedInActor, by: Doer, task: TaskFacts): string[] {
  if (task.status !== 'open') return []
  const may = (permission: string) => actor.permissions.has(permission)
  if (task.assignee === null) return isCandidate(task, by) && may('act:task:claim') ? ['claimTask'] : []
  if (task.assignee !== by.uid) return []
  const all = Object.entries(ofHolder).filter(([, permission]) => may(permission))
  const allowed = all
    .filter(([, permission]) => task.canGoBack || permission !== ofHolder.backToFirst)
    .map(([operation]) => operation)
  if (task.owner !== null) return allowed.filter(operation => operation === 'completeTask')
  const isShared = task.users.length > 0 || task.roles.length > 0
  return isShared && may('act:task:claim') ? [...allowed, 'unclaimTask'] : allowed
}
