import { variablesIn } from './expression.ts'
import { flowOf, type ProcessGraph, type ProcessNode } from './graph.ts'
import { isVariableName } from './needs.ts'
import type { Problem, ProblemKind } from './problems.ts'
import type { Reading } from './read.ts'
import { soundnessProblems } from './sound.ts'

/** The largest number of elements and flows of a process. A usual one has a few dozen. */
const maxElements = 1000
/** The problems of a document whose parts are not all read, so that other problems follow from them. */
const unreadable: ReadonlySet<ProblemKind> = new Set(['unreadable', 'processes', 'id', 'sameId'])

const keyPattern = /^[A-Za-z][\w-]{0,63}$/

/** Lists the problems that prevent a process from running. An empty list means that it can be deployed. Specification 5. */
export function problemsOf({ graph, problems }: Reading): Problem[] {
  // flows to an element without an id lead nowhere
  const noIds = problems.filter(({ kind }) => kind === 'noId')
  if (noIds.length > 0) return noIds
  if (problems.some(({ kind }) => unreadable.has(kind))) return [...problems]
  const nodes = [...graph.nodes.values()]
  if (nodes.length + graph.flows.size > maxElements) return [{ element: 'process', kind: 'large' }]
  // a condition that cannot be read is one problem, and not a missing one as well
  const isUnread = (id: string) =>
    problems.some(({ element, kind }) => element === id && kind === 'condition')
  const found = [
    ...problems,
    ...onlyIf(!keyPattern.test(graph.key), 'process', 'key'),
    ...onlyIf(nodes.filter(({ kind }) => kind === 'start').length !== 1, 'process', 'start'),
    ...onlyIf(!nodes.some(({ kind }) => kind === 'end'), 'process', 'end'),
    ...nodes.flatMap(waysOf),
    ...nodes.flatMap(node => defaultProblems(graph, node)),
    ...nodes.flatMap(unfilledAssignee),
    ...[...graph.flows.keys()].filter(id => !isUnread(id)).flatMap(id => conditionProblems(graph, id))
  ]
  // the soundness check needs a process whose parts are all correct
  return found.length > 0 ? found : soundnessProblems(graph)
}

const onlyIf = (isWrong: boolean, element: string, kind: ProblemKind): Problem[] =>
  isWrong ? [{ element, kind }] : []

function waysOf({ id, kind, incoming, outgoing }: ProcessNode): Problem[] {
  const branches = kind === 'exclusive' || kind === 'parallel'
  return [
    ...onlyIf(kind === 'start' && incoming.length > 0, id, 'into'),
    ...onlyIf(kind === 'end' && outgoing.length > 0, id, 'onward'),
    ...onlyIf(kind !== 'start' && incoming.length === 0, id, 'unreached'),
    ...onlyIf(kind !== 'end' && outgoing.length === 0, id, 'stuck'),
    ...onlyIf(kind !== 'end' && !branches && outgoing.length > 1, id, 'split')
  ]
}

/** Without a default flow, a process stands still where no condition holds. A way without a condition is a problem of its own. */
function defaultProblems(graph: ProcessGraph, { id, kind, outgoing, otherwise }: ProcessNode): Problem[] {
  const isOpen = kind === 'exclusive' && outgoing.length > 1 && otherwise === null
  return onlyIf(isOpen && outgoing.every(way => flowOf(graph, way).condition !== null), id, 'noDefault')
}

function conditionProblems(graph: ProcessGraph, id: string): Problem[] {
  const { from, to, condition } = flowOf(graph, id)
  const node = graph.nodes.get(from)
  // the element at one end was refused already
  if (!node || !graph.nodes.has(to)) return []
  const mayHave = node.kind === 'exclusive' && node.otherwise !== id
  const mustHave = mayHave && node.outgoing.length > 1
  return [
    ...onlyIf(!mayHave && condition !== null, id, 'conditionHere'),
    ...onlyIf(mustHave && condition === null, id, 'conditionMissing'),
    ...(condition ? variableProblems(id, variablesIn(condition)) : [])
  ]
}

/** A condition needs a variable, and each variable a name that a form can send. */
const variableProblems = (id: string, names: readonly string[]): Problem[] =>
  names.length === 0
    ? [{ element: id, kind: 'conditionConstant' }]
    : names.filter(name => !isVariableName(name)).map(what => ({ element: id, kind: 'variableName', what }))

function unfilledAssignee({ id, who }: ProcessNode): Problem[] {
  const assignee = who?.assignee
  if (!assignee || !('variable' in assignee) || isVariableName(assignee.variable)) return []
  return [{ element: id, kind: 'variableName', what: assignee.variable }]
}
