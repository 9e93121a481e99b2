import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import { ConditionError, readCondition } from './expression.ts'
import type { Flow, NodeKind, ProcessGraph, ProcessNode } from './graph.ts'
import { printable } from './printable.ts'
import type { Problem } from './problems.ts'
import { whoOf } from './who.ts'

/** The result of reading a document: the part of the process that can run, and the problems. */
export interface Reading {
  readonly graph: ProcessGraph
  readonly problems: readonly Problem[]
}

const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['bpmn:StartEvent', 'start'],
  ['bpmn:EndEvent', 'end'],
  ['bpmn:UserTask', 'task'],
  ['bpmn:ExclusiveGateway', 'exclusive'],
  ['bpmn:ParallelGateway', 'parallel']
])

/** Elements that do not affect how a process runs. */
const silent: readonly string[] = ['bpmn:DataObject', 'bpmn:DataObjectReference', 'bpmn:DataStoreReference']

/** The namespaces of the engines whose attributes name assignees and candidates. */
const vendors: readonly string[] = [
  'http://activiti.org/bpmn',
  'http://flowable.org/bpmn',
  'http://camunda.org/schema/1.0/bpmn'
]

/** Reads a BPMN 2.0 document. Unknown elements become problems; the document itself is not changed. */
export async function readProcess(xml: string): Promise<Reading> {
  const empty: ProcessGraph = { key: '', name: '', start: '', nodes: new Map(), flows: new Map() }
  const document = await new BpmnModdle().fromXML(xml).catch((error: unknown) => String(error))
  if (typeof document === 'string')
    return { graph: empty, problems: [{ element: 'process', kind: 'unreadable', what: shortened(document) }] }
  const unread = document.warnings.map(
    ({ message }): Problem => ({ element: 'process', kind: 'unreadable', what: shortened(message) })
  )
  const [process, ...others] = list(document.rootElement.rootElements).filter(
    element => element.$type === 'bpmn:Process'
  )
  if (!process || others.length > 0)
    return { graph: empty, problems: [...unread, { element: 'process', kind: 'processes' }] }
  const { graph, problems } = graphOf(process, prefixesOf(document.rootElement))
  return { graph, problems: [...unread, ...problems] }
}

function graphOf(process: ModdleElement, prefixes: readonly string[]): Reading {
  const problems: Problem[] = []
  const elements = list(process.flowElements)
  const flows = new Map<string, Flow>()
  for (const element of elements) {
    if (element.$type !== 'bpmn:SequenceFlow') continue
    const [from, to] = [idOf(element.sourceRef), idOf(element.targetRef)]
    if (!from || !to) problems.push({ element: idOf(element), kind: 'loose' })
    else flows.set(idOf(element), { ...named(element), from, to, condition: conditionOf(element, problems) })
  }
  const nodes = new Map<string, ProcessNode>()
  for (const element of elements) {
    if (element.$type === 'bpmn:SequenceFlow' || silent.includes(element.$type)) continue
    const kind = kinds.get(element.$type)
    problems.push(...unsupported(element, kind))
    if (!kind) continue
    const id = idOf(element)
    const reading = kind === 'task' ? whoOf(element, prefixes) : { who: null, problems: [] }
    problems.push(...reading.problems)
    nodes.set(id, {
      ...named(element),
      kind,
      who: reading.who,
      otherwise: idOf(element.default) || null,
      incoming: [...flows.values()].filter(flow => flow.to === id).map(flow => flow.id),
      outgoing: [...flows.values()].filter(flow => flow.from === id).map(flow => flow.id)
    })
  }
  const start = [...nodes.values()].find(({ kind }) => kind === 'start')?.id ?? ''
  const { id: key, name } = named(process)
  return { graph: { key, name: name || key, start, nodes, flows }, problems }
}

function unsupported(element: ModdleElement, kind: NodeKind | undefined): Problem[] {
  const id = idOf(element)
  if (!kind) return [{ element: id, kind: 'unsupported', what: shortType(element) }]
  const [event] = list(element.eventDefinitions)
  if (event) return [{ element: id, kind: 'event', what: shortType(event) }]
  return element.loopCharacteristics ? [{ element: id, kind: 'repeated' }] : []
}

function conditionOf(flow: ModdleElement, problems: Problem[]) {
  const expression = flow.conditionExpression as ModdleElement | undefined
  if (!expression) return null
  try {
    return readCondition(text(expression.body))
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error
    problems.push({ element: idOf(flow), kind: 'condition', what: error.words })
    return null
  }
}

/** Returns the prefixes that the document uses for these namespaces. */
const prefixesOf = ({ $attrs = {} }: ModdleElement): string[] =>
  Object.entries($attrs).flatMap(([name, uri]) =>
    name.startsWith('xmlns:') && vendors.includes(String(uri)) ? [name.slice('xmlns:'.length)] : []
  )

const list = (value: unknown): readonly ModdleElement[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const idOf = (element: unknown): string => text((element as ModdleElement | undefined)?.id)
const named = (element: ModdleElement) => ({
  id: idOf(element),
  name: printable(text(element.name)).slice(0, 200)
})
const shortType = ({ $type }: ModdleElement) => $type.replace('bpmn:', '')
const shortened = (message: string) => message.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
