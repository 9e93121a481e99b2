/** The graph of a process, which the engine runs: nodes and flows by their ids in the document. */
import type { Condition } from './expression.ts'

export type NodeKind = 'start' | 'end' | 'task' | 'exclusive' | 'parallel'

export interface ProcessNode {
  readonly id: string
  readonly name: string
  readonly kind: NodeKind
  /** The ids of flows, in the order of the document. */
  readonly incoming: readonly string[]
  readonly outgoing: readonly string[]
  /** The default flow of an exclusive gateway. It is taken if no condition holds. */
  readonly otherwise: string | null
  /** The people of a task, as the document names them. */
  readonly who: Who | null
}

/** The people of a task: an assignee, or the candidates who may claim it. */
export interface Who {
  /** A username, or a variable that holds a username or the id of an account. */
  readonly assignee: { readonly username: string } | { readonly variable: string } | null
  readonly usernames: readonly string[]
  /** Codes, names or ids of roles. */
  readonly roles: readonly string[]
  /** True if the applicants may not do the task, false if they may; null if the drawing does not say. */
  readonly notApplicant: boolean | null
}

export interface Flow {
  readonly id: string
  readonly name: string
  readonly from: string
  readonly to: string
  readonly condition: Condition | null
}

export interface ProcessGraph {
  readonly key: string
  readonly name: string
  readonly start: string
  readonly nodes: ReadonlyMap<string, ProcessNode>
  readonly flows: ReadonlyMap<string, Flow>
}

/** Returns a node of the graph. @throws Error for an unknown id */
export function nodeOf(graph: ProcessGraph, id: string): ProcessNode {
  const node = graph.nodes.get(id)
  if (!node) throw new Error(`process ${graph.key} has no element ${id}`)
  return node
}

/** Returns a flow of the graph. @throws Error for an unknown id */
export function flowOf(graph: ProcessGraph, id: string): Flow {
  const flow = graph.flows.get(id)
  if (!flow) throw new Error(`process ${graph.key} has no flow ${id}`)
  return flow
}
