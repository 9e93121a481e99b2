/**
 * The state of an instance and its changes. Every change is a row of the history. The state is the result of these
 * rows, applied in order, and of nothing else.
 */
import type { Variables } from '../model/expression.ts'

export interface Token {
  readonly no: number
  readonly node: string
  /** The flow by which the token came; null for a token that was put there. */
  readonly flow: string | null
}

/** The people of a task: ids of accounts and roles. */
export interface People {
  readonly assignee: number | null
  readonly users: readonly number[]
  readonly roles: readonly number[]
}

export interface OpenTask extends People {
  readonly no: number
  readonly token: number
  readonly node: string
  /** The person who delegated the task and gets it back; null when it is not delegated. */
  readonly owner: number | null
}

export type Status = 'running' | 'finished' | 'terminated'

export interface State {
  readonly status: Status
  readonly variables: Variables
  readonly tokens: readonly Token[]
  readonly tasks: readonly OpenTask[]
  /** The tasks that were passed while no other token was open, for going back. */
  readonly path: readonly string[]
  /** The last number given to a token or a task. */
  readonly last: number
}

export type Change =
  | { readonly kind: 'started'; readonly variables: Variables }
  | { readonly kind: 'entered'; readonly token: number; readonly node: string; readonly flow: string | null }
  | { readonly kind: 'left'; readonly token: number; readonly node: string }
  | ({
      readonly kind: 'created'
      readonly task: number
      readonly token: number
      readonly node: string
    } & People)
  | {
      readonly kind: 'claimed' | 'entrusted'
      readonly task: number
      readonly node: string
      readonly to: number
    }
  | { readonly kind: 'unclaimed'; readonly task: number; readonly node: string }
  | {
      readonly kind: 'delegated' | 'returned' | 'recalled'
      readonly task: number
      readonly node: string
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'passed'; readonly task: number; readonly node: string }
  | {
      readonly kind: 'cancelled'
      readonly task: number
      readonly node: string
      readonly by: 'back' | 'backToFirst' | 'terminate'
    }
  | { readonly kind: 'wentBack'; readonly to: string; readonly path: readonly string[] }
  | { readonly kind: 'set'; readonly variables: Variables }
  | { readonly kind: 'finished' | 'terminated' }

export const emptyState: State = {
  status: 'running',
  variables: {},
  tokens: [],
  tasks: [],
  path: [],
  last: 0
}

/** Returns the state after one change. */
export function applyChange(state: State, change: Change): State {
  const { tokens, tasks } = state
  const changed = (task: number, values: Partial<OpenTask>) => ({
    ...state,
    tasks: tasks.map(one => (one.no === task ? { ...one, ...values } : one))
  })
  const without = (task: number) => tasks.filter(({ no }) => no !== task)
  switch (change.kind) {
    case 'started':
      return { ...state, variables: change.variables }
    case 'set':
      return { ...state, variables: { ...state.variables, ...change.variables } }
    case 'entered': {
      const token = { no: change.token, node: change.node, flow: change.flow }
      return { ...state, tokens: [...tokens, token], last: change.token }
    }
    case 'left':
      return { ...state, tokens: tokens.filter(({ no }) => no !== change.token) }
    case 'created': {
      const { task: no, token, node, assignee, users, roles } = change
      const task: OpenTask = { no, token, node, assignee, users, roles, owner: null }
      return { ...state, tasks: [...tasks, task], last: no }
    }
    case 'claimed':
      return changed(change.task, { assignee: change.to })
    case 'entrusted':
      return changed(change.task, { assignee: change.to, owner: null })
    case 'unclaimed':
      return changed(change.task, { assignee: null })
    case 'delegated':
      return changed(change.task, { assignee: change.to, owner: change.from })
    case 'returned':
    case 'recalled':
      return changed(change.task, { assignee: change.to, owner: null })
    case 'passed': {
      const alone = tokens.length === 1
      return {
        ...state,
        tasks: without(change.task),
        path: alone ? [...state.path, change.node] : state.path
      }
    }
    case 'cancelled':
      return { ...state, tasks: without(change.task) }
    case 'wentBack':
      return { ...state, path: change.path }
    case 'finished':
    case 'terminated':
      return { ...state, status: change.kind }
  }
}

/** Returns the state after all changes of a history. */
export const replayChanges = (changes: readonly Change[]): State => changes.reduce(applyChange, emptyState)
