/** Actions of people on an instance: pure functions of its state. Specification 4. */
import { Refusal } from '../../../platform/refusal.ts'
import type { Variables } from '../model/expression.ts'
import type { ProcessGraph } from '../model/graph.ts'
import { type PeopleOf, Run } from './run.ts'
import { type Change, emptyState, type OpenTask, type State } from './state.ts'

/** The person who acts, with their roles. */
export interface Doer {
  readonly uid: number
  readonly roles: readonly number[]
  /** True when the person may hand over tasks of others, for example of somebody who has left, or end the instance. */
  readonly oversees?: boolean
}

export type TaskAction =
  | { readonly kind: 'claim' }
  /** Takes a delegated task back before the opinion was given. */
  | { readonly kind: 'recall' }
  | { readonly kind: 'unclaim' | 'back' | 'backToFirst' | 'terminate' }
  | { readonly kind: 'pass'; readonly variables?: Variables }
  | { readonly kind: 'delegate' | 'entrust'; readonly to: number }

export interface Outcome {
  readonly state: State
  readonly changes: readonly Change[]
}

/** Starts an instance. @throws Refusal WFL0010, WFL0011, WFL0012 when it cannot reach its first task */
export function startProcess(graph: ProcessGraph, variables: Variables, peopleOf: PeopleOf): Outcome {
  const run = new Run(graph, emptyState, peopleOf)
  run.note({ kind: 'started', variables })
  run.enter(graph.start, null)
  run.finish()
  return run
}

/**
 * Performs an action on a task.
 * @throws Refusal WFL0004 for a task that is done or cancelled, WFL0005 when somebody else has it, WFL0006 when nobody
 * has claimed it, WFL0007 in a parallel branch, WFL0008 at the first step, WFL0009 while delegated, WFL0013 to WFL0015,
 * WFL0034 when a task is taken back that the person has not delegated, and those of `startProcess`
 */
export function actOnTask(
  graph: ProcessGraph,
  state: State,
  taskNo: number,
  action: TaskAction,
  by: Doer,
  peopleOf: PeopleOf
): Outcome {
  const task = state.tasks.find(({ no }) => no === taskNo)
  if (!task) throw new Refusal('WFL0004')
  const run = new Run(graph, state, peopleOf)
  if (action.kind === 'claim') claim(run, task, by)
  else if (action.kind === 'recall') recall(run, task, by)
  else if ((action.kind === 'entrust' || action.kind === 'terminate') && by.oversees)
    perform(run, task, action)
  else {
    requireHeld(task, by)
    if (task.owner !== null && action.kind !== 'pass') throw new Refusal('WFL0009')
    perform(run, task, action)
  }
  return run
}

/** Ends an instance wherever it is, for its record and not for a person. */
export function endInstance(graph: ProcessGraph, state: State): Outcome {
  const run = new Run(graph, state, () => ({ assignee: null, users: [], roles: [] }))
  terminate(run)
  return run
}

function terminate(run: Run): void {
  clear(run, 'terminate')
  run.note({ kind: 'terminated' })
}

function perform(run: Run, task: OpenTask, action: Exclude<TaskAction, { kind: 'claim' | 'recall' }>): void {
  const { no, node } = task
  switch (action.kind) {
    case 'unclaim':
      if (!isShared(task)) throw new Refusal('WFL0013')
      run.note({ kind: 'unclaimed', task: no, node })
      break
    case 'delegate':
      requireAnother(action.to, task)
      run.note({ kind: 'delegated', task: no, node, from: heldBy(task), to: action.to })
      break
    case 'entrust':
      requireAnother(action.to, task)
      run.note({ kind: 'entrusted', task: no, node, to: action.to })
      break
    case 'pass':
      pass(run, task, action.variables ?? {})
      break
    case 'terminate':
      terminate(run)
      break
    default:
      goBack(run, action.kind)
  }
}

function claim(run: Run, task: OpenTask, by: Doer): void {
  if (task.assignee === by.uid) throw new Refusal('WFL0014')
  if (task.assignee !== null) throw new Refusal('WFL0005')
  if (!isCandidate(task, by)) throw new Refusal('WFL0005')
  run.note({ kind: 'claimed', task: task.no, node: task.node, to: by.uid })
}

/** Gives a delegated task back to the person who delegated it, without an opinion. @throws Refusal WFL0034 */
function recall(run: Run, { no, node, assignee: from, owner: to }: OpenTask, by: Doer): void {
  if (to !== by.uid || from === null) throw new Refusal('WFL0034')
  run.note({ kind: 'recalled', task: no, node, from, to })
}

/** Passes a task. A delegate only gives the task back to its owner; the delegate's variables are ignored. */
function pass(run: Run, task: OpenTask, variables: Variables): void {
  if (task.owner !== null && task.assignee !== null) {
    const { no, node, assignee: from, owner: to } = task
    run.note({ kind: 'returned', task: no, node, from, to })
    return
  }
  const token = run.state.tokens.find(({ no }) => no === task.token)
  if (!token) throw new Error(`task ${task.no} stands on no token`)
  if (Object.keys(variables).length > 0) run.note({ kind: 'set', variables })
  run.note({ kind: 'passed', task: task.no, node: task.node })
  run.leave(token)
  run.finish()
}

/** Removes the open token and creates an earlier task again. @throws Refusal WFL0007, WFL0008 */
function goBack(run: Run, kind: 'back' | 'backToFirst'): void {
  const { tokens, path } = run.state
  if (tokens.length > 1) throw new Refusal('WFL0007')
  const place = kind === 'back' ? path.length - 1 : 0
  const to = path[place]
  if (to === undefined) throw new Refusal('WFL0008')
  clear(run, kind)
  run.note({ kind: 'wentBack', to, path: path.slice(0, place) })
  run.enter(to, null)
}

function clear(run: Run, by: 'back' | 'backToFirst' | 'terminate'): void {
  const { tasks, tokens } = run.state
  for (const { no, node } of tasks) run.note({ kind: 'cancelled', task: no, node, by })
  for (const { no, node } of tokens) run.note({ kind: 'left', token: no, node })
}

function requireHeld(task: OpenTask, by: Doer): void {
  if (task.assignee === by.uid) return
  throw new Refusal(task.assignee === null ? 'WFL0006' : 'WFL0005')
}

function requireAnother(to: number, { assignee }: OpenTask): void {
  if (to === assignee) throw new Refusal('WFL0015')
}

/** Returns the holder of a task. Only its holder can get here. */
function heldBy({ no, assignee }: OpenTask): number {
  if (assignee === null) throw new Error(`task ${no} is delegated by nobody`)
  return assignee
}

/** Tells whether a task has candidates who could claim it. */
const isShared = ({ users, roles }: OpenTask): boolean => users.length > 0 || roles.length > 0

export const isCandidate = ({ users, roles }: Pick<OpenTask, 'users' | 'roles'>, by: Doer): boolean =>
  users.includes(by.uid) || roles.some(role => by.roles.includes(role))
