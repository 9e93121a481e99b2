/** The variables that the conditions and assignees of a process need, and where they are asked for. */
import { type Condition, variablesIn } from './expression.ts'
import type { FormField } from './form-fields.ts'
import { flowOf, nodeOf, type ProcessGraph, type ProcessNode } from './graph.ts'
import { isInitiators } from './side.ts'

/** Tells whether a variable can be filled in: the calls accept only such names. */
export const isVariableName = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name)

/** Lists all variables of a process, with the type that its conditions compare them with. */
export function variablesOf({ nodes, flows }: ProcessGraph): Pick<FormField, 'name' | 'type'>[] {
  const found = new Map<string, FormField['type']>()
  const note = (name: string, type: FormField['type'] = 'string') => {
    if (name !== 'initiator' && isVariableName(name) && found.get(name) !== 'long') found.set(name, type)
  }
  const read = (condition: Condition): void => {
    const { kind } = condition
    if (kind === 'variable') note(condition.name, 'boolean')
    else if (kind === 'not') read(condition.of)
    else if (kind === 'compare') {
      compare(condition.left, condition.right)
      compare(condition.right, condition.left)
    } else if (kind !== 'value') {
      read(condition.left)
      read(condition.right)
    }
  }
  const compare = (one: Condition, other: Condition): void => {
    if (one.kind !== 'variable') return
    const kind = other.kind === 'value' ? typeof other.value : 'string'
    note(one.name, kind === 'number' ? 'long' : kind === 'boolean' ? 'boolean' : 'string')
  }
  for (const { condition } of flows.values()) if (condition) read(condition)
  for (const { who } of nodes.values())
    if (who?.assignee && 'variable' in who.assignee) note(who.assignee.variable)
  return [...found].map(([name, type]) => ({ name, type }))
}

/**
 * Returns the variables that are needed once an element is left, before somebody else can fill them in.
 * @param passes tells whether a task is passed as well, because the same person does it
 */
function neededAfter(
  graph: ProcessGraph,
  from: string,
  passes: (node: ProcessNode) => boolean
): ReadonlySet<string> {
  const needed = new Set<string>()
  const reached = new Set([from])
  for (const id of reached) {
    const node = nodeOf(graph, id)
    const assignee = node.who?.assignee
    if (id !== from && assignee && 'variable' in assignee) needed.add(assignee.variable)
    if (id !== from && node.kind === 'task' && !passes(node)) continue
    for (const flow of node.outgoing) {
      const { condition, to } = flowOf(graph, flow)
      if (condition) for (const name of variablesIn(condition)) needed.add(name)
      reached.add(to)
    }
  }
  needed.delete('initiator')
  return needed
}

/** Returns the variables that must have a value before anybody but the starter acts. */
export const neededAtStart = (graph: ProcessGraph): ReadonlySet<string> =>
  neededAfter(graph, graph.start, ({ who }) => who !== null && isInitiators(who))

/** Returns the variables that must have a value when a task is passed. */
export const neededByTask = (graph: ProcessGraph, task: string): ReadonlySet<string> =>
  neededAfter(graph, task, () => false)
