/**
 * Checks that a process can always reach its end. It visits every possible placement of tokens, independent of the
 * conditions. Tokens must never get stuck, meet twice in one place, or loop without an end.
 */
import { flowOf, nodeOf, type ProcessGraph, type ProcessNode } from './graph.ts'
import type { Problem } from './problems.ts'

/** A placement of tokens: the flows that have one. */
type Marking = ReadonlySet<string>

/** The largest number of markings to visit. Eight branches of two tasks each have 6,561. */
const maxMarkings = 10_000
/** The largest number of places in all markings together. It bounds the time for markings with many tokens. */
const maxPlaces = 200_000

export function soundnessProblems(graph: ProcessGraph): Problem[] {
  const loop = findEndlessLoop(graph)
  if (loop) return [{ element: loop, kind: 'endless' }]
  const start = nodeOf(graph, graph.start)
  const first: Marking = new Set(start.outgoing)
  const seen = new Map<string, Marking>([[nameOf(first), first]])
  const before = new Map<string, string[]>()
  const reached = new Set([graph.start])
  let places = 0
  for (const [name, marking] of seen) {
    const steps = [...stepsFrom(graph, marking)]
    if (steps.length === 0 && marking.size > 0)
      return [{ element: elementOf(graph, marking), kind: 'deadlock' }]
    for (const { node, after } of steps) {
      reached.add(node.id)
      if (!after) return [{ element: node.outgoing[0] ?? node.id, kind: 'twice' }]
      const next = nameOf(after)
      before.set(next, [...(before.get(next) ?? []), name])
      if (seen.has(next)) continue
      seen.set(next, after)
      places += after.size
    }
    if (seen.size > maxMarkings || places > maxPlaces) return [{ element: 'process', kind: 'large' }]
  }
  const stranded = strandedOf(seen, before)
  if (stranded) return [{ element: elementOf(graph, stranded), kind: 'noEnd' }]
  return [...graph.nodes.keys()]
    .filter(id => !reached.has(id))
    .map(element => ({ element, kind: 'unreached' }))
}

const nameOf = (marking: Marking): string => [...marking].sort().join(' ')

/** Returns the element where one of the tokens waits. */
const elementOf = (graph: ProcessGraph, marking: Marking): string => {
  const [flow] = marking
  return flow ? flowOf(graph, flow).to : 'process'
}

/** Yields the possible next steps; `after` is absent when a flow would hold two tokens. */
function* stepsFrom(graph: ProcessGraph, marking: Marking): Iterable<{ node: ProcessNode; after?: Marking }> {
  const nodes = new Set([...marking].map(flow => flowOf(graph, flow).to))
  for (const id of nodes) {
    const node = nodeOf(graph, id)
    const arrived = node.incoming.filter(flow => marking.has(flow))
    if (node.kind === 'parallel') {
      if (arrived.length === node.incoming.length) yield { node, ...moved(marking, arrived, node.outgoing) }
      continue
    }
    for (const flow of arrived) for (const way of waysOn(node)) yield { node, ...moved(marking, [flow], way) }
  }
}

const waysOn = ({ kind, outgoing }: ProcessNode): readonly (readonly string[])[] =>
  kind === 'exclusive' ? outgoing.map(flow => [flow]) : [outgoing]

function moved(marking: Marking, taken: readonly string[], put: readonly string[]): { after?: Marking } {
  const rest = new Set([...marking].filter(flow => !taken.includes(flow)))
  return put.some(flow => rest.has(flow)) ? {} : { after: new Set([...rest, ...put]) }
}

/** Returns a marking from which the end, a marking without tokens, cannot be reached. */
function strandedOf(
  seen: ReadonlyMap<string, Marking>,
  before: ReadonlyMap<string, readonly string[]>
): Marking | undefined {
  const ending = new Set([''])
  for (const name of ending) for (const earlier of before.get(name) ?? []) ending.add(earlier)
  for (const [name, marking] of seen) if (!ending.has(name)) return marking
  return undefined
}

/** Returns a gateway in a loop without a task: running it would never stop. */
function findEndlessLoop(graph: ProcessGraph): string | undefined {
  const isGateway = (id: string) => ['exclusive', 'parallel'].includes(nodeOf(graph, id).kind)
  const gatewaysAfter = (id: string) => nextOf(graph, id).filter(isGateway)
  // removes gateways to which no other gateway leads, until none is left, or only cycles and their successors
  const left = new Map([...graph.nodes.keys()].filter(isGateway).map(id => [id, 0]))
  for (const id of left.keys())
    for (const next of gatewaysAfter(id)) left.set(next, (left.get(next) ?? 0) + 1)
  const free = [...left].filter(([, ways]) => ways === 0).map(([id]) => id)
  for (const id of free) {
    left.delete(id)
    for (const next of gatewaysAfter(id)) {
      const ways = (left.get(next) ?? 0) - 1
      left.set(next, ways)
      if (ways === 0) free.push(next)
    }
  }
  const [ring] = left.keys()
  return ring
}

const nextOf = (graph: ProcessGraph, id: string): string[] =>
  nodeOf(graph, id).outgoing.map(flow => flowOf(graph, flow).to)
