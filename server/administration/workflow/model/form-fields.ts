import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import type { ProcessGraph } from './graph.ts'
import { isVariableName, neededAtStart, variablesOf } from './needs.ts'

export interface FormField {
  readonly name: string
  readonly title: string
  readonly type: 'string' | 'long' | 'boolean' | 'date'
  readonly required: boolean
}

const types: readonly FormField['type'][] = ['string', 'long', 'boolean', 'date']
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const list = (value: unknown): readonly ModdleElement[] => (Array.isArray(value) ? value : [])

/**
 * Returns the fields of a document's form: the `formProperty` elements of its start event, as Activiti and Flowable
 * write them, and the other variables of its conditions and assignees. A variable is required if it is needed before
 * anybody but the starter acts; the others may be filled in with a task.
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
    if (!isVariableName(variable)) return []
    const known = types.find(one => one === type) ?? 'string'
    return [{ name: variable, title: text(name) || variable, type: known, required: required === 'true' }]
  })
  const needed = neededAtStart(graph)
  const others = variablesOf(graph).filter(({ name }) => !fields.some(field => field.name === name))
  return [
    ...fields.map(field => ({ ...field, required: field.required || needed.has(field.name) })),
    ...others.map(({ name, type }) => ({ name, title: name, type, required: needed.has(name) }))
  ]
}
