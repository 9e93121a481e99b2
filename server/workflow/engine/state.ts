/**
 * How an instance stands, and what changes it. Every change is a row of its history: the state is what the rows make,
 * one after the other, and nothing else.
 */
import type { Variables } from '../model/expression.ts'

export interface Token {
  readonly no: number
  readonly node: string
  /** The flow that it came by; null where it was put there. */
  readonly flow: string | null
}

/** Who may do a task: ids of accounts and roles. */
export interface People {
  readonly assignee: number | null
  readonly users: readonly number[]
  readonly roles: readonly number[]
}

export interface OpenTask extends People {
  readonly no: number
  readonly token: number
  readonly node: string
  /** Who gave it to the assignee for their opinion, and gets it back. */
  readonly owner: number | null
}

export type Status = 'running' | 'finished' | 'terminated'

export interface State {
  readonly status: Status
  readonly variables: Variables
  readonly tokens: readonly Token[]
  readonly tasks: readonly OpenTask[]
  /** Tasks that were passed while nothing else was open: the way back. */
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
      readonly kind: 'delegated' | 'returned'
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

/** The state after one change. */
export function applied(state: State, change: Change): State {
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

/** The state that a history makes. */
export const replayed = (changes: readonly Change[]): State => changes.reduce(applied, emptyState)
