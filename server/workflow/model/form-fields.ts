import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import type { Condition } from './expression.ts'
import type { ProcessGraph } from './graph.ts'

export interface FormField {
  readonly name: string
  readonly title: string
  readonly type: 'string' | 'long' | 'boolean' | 'date'
  readonly required: boolean
}

const types: readonly FormField['type'][] = ['string', 'long', 'boolean', 'date']
const isVariable = (name: string) => /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const list = (value: unknown): readonly ModdleElement[] => (Array.isArray(value) ? value : [])

/**
 * Returns the fields of a document's form: the `formProperty` elements of its start event, as Activiti and Flowable
 * write them. Without any, returns the variables in its conditions and assignees.
 */
export async function formFieldsOf(xml: string, graph: ProcessGraph): Promise<FormField[]> {
  const { rootElement } = await new BpmnModdle().fromXML(xml)
  const process = list(rootElement.rootElements).find(
    ({ $type, id }) => $type === 'bpmn:Process' && id === graph.key
  )
  const start = list(process?.flowElements).find(({ $type }) => $type === 'bpmn:StartEvent')
  const extensions = start?.extensionElements as ModdleElement | undefined
  const named = list(extensions?.values).filter(({ $type }) => $type.endsWith(':formProperty'))
  const fields = named.flatMap(({ id, name, type, required }) => {
    const variable = text(id)
    if (!isVariable(variable)) return []
    const known = types.find(one => one === type) ?? 'string'
    return [{ name: variable, title: text(name) || variable, type: known, required: required === 'true' }]
  })
  return fields.length > 0 ? fields : variablesOf(graph)
}

function variablesOf({ nodes, flows }: ProcessGraph): FormField[] {
  const found = new Map<string, FormField['type']>()
  const note = (name: string, type: FormField['type'] = 'string') => {
    if (name !== 'initiator' && isVariable(name) && found.get(name) !== 'long') found.set(name, type)
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
  return [...found].map(([name, type]) => ({ name, title: name, type, required: true }))
}
