/** A process as the engine runs it: nodes and flows by their ids in the document. */
import type { Condition } from './expression.ts'

export type NodeKind = 'start' | 'end' | 'task' | 'exclusive' | 'parallel'

export interface ProcessNode {
  readonly id: string
  readonly name: string
  readonly kind: NodeKind
  /** Ids of flows, in the order of the document. */
  readonly incoming: readonly string[]
  readonly outgoing: readonly string[]
  /** Of an exclusive gateway: the flow that is taken where no condition holds. */
  readonly otherwise: string | null
  /** Of a task: who may do it, as the document says. */
  readonly who: Who | null
}

/** Who may do a task: somebody, or whoever of these claims it. */
export interface Who {
  /** A username, or the variable that holds a username or an account. */
  readonly assignee: { readonly username: string } | { readonly variable: string } | null
  readonly usernames: readonly string[]
  /** Codes or names of roles. */
  readonly roles: readonly string[]
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

/** A node that is known to be there, as the ids of a graph that was read are. */
export function nodeOf(graph: ProcessGraph, id: string): ProcessNode {
  const node = graph.nodes.get(id)
  if (!node) throw new Error(`process ${graph.key} has no element ${id}`)
  return node
}

/** The same of a flow. */
export function flowOf(graph: ProcessGraph, id: string): Flow {
  const flow = graph.flows.get(id)
  if (!flow) throw new Error(`process ${graph.key} has no flow ${id}`)
  return flow
}
