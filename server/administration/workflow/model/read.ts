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
  /** The processes to choose from, if the document has several and the caller does not name one. */
  readonly choice?: readonly { readonly id: string; readonly name: string }[]
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

/**
 * Reads the process of a BPMN 2.0 document. Unknown elements become problems. The document itself does not change.
 * @param key the id of the process to read; absent: the only process, or the only executable one
 */
export async function readProcess(xml: string, key?: string): Promise<Reading> {
  const empty: ProcessGraph = { key: '', name: '', start: '', nodes: new Map(), flows: new Map() }
  const document = await new BpmnModdle().fromXML(xml).catch((error: unknown) => String(error))
  if (typeof document === 'string')
    return { graph: empty, problems: [{ element: 'process', kind: 'unreadable', what: shortened(document) }] }
  const ids = idProblems(document.warnings.map(({ message }) => message))
  // an element without its id is not read, nor are the flows to it; what follows from that is not a problem of its own
  if (ids.length > 0) return { graph: empty, problems: ids }
  const unread = document.warnings
    // the text was decoded before it came here, so the encoding that it names no longer matters
    .filter(({ message }) => !message.startsWith('unsupported document encoding'))
    .map(({ message }): Problem => ({ element: 'process', kind: 'unreadable', what: shortened(message) }))
  const roots = list(document.rootElement.rootElements)
  const processes = roots.filter(element => element.$type === 'bpmn:Process')
  const process = chosen(processes, key)
  if (!process) {
    const choice = processes.map(one => ({ id: idOf(one), name: poolNamed(roots, one) }))
    return { graph: empty, problems: [...unread, { element: 'process', kind: 'processes' }], choice }
  }
  const { graph, problems } = graphOf(process, prefixesOf(document.rootElement))
  return { graph: { ...graph, name: poolNamed(roots, process) }, problems: [...unread, ...problems] }
}

/** Returns the ids that cannot be read, each once. */
function idProblems(messages: readonly string[]): Problem[] {
  const problems = messages.flatMap((message): Problem[] => {
    const [, reason, id] = /(illegal|duplicate) ID <([^>]*)>/.exec(message) ?? []
    if (id === undefined) return []
    return [{ element: 'process', kind: reason === 'illegal' ? 'id' : 'sameId', what: shortened(id) }]
  })
  return [...new Map(problems.map(problem => [`${problem.kind} ${String(problem.what)}`, problem])).values()]
}

function chosen(processes: readonly ModdleElement[], key: string | undefined): ModdleElement | undefined {
  if (key !== undefined) return processes.find(one => idOf(one) === key)
  if (processes.length === 1) return processes[0]
  const executable = processes.filter(one => one.isExecutable === true)
  return executable.length === 1 ? executable[0] : undefined
}

/** Returns the name of a process. A process without a name gets that of its pool. */
function poolNamed(roots: readonly ModdleElement[], process: ModdleElement): string {
  const own = named(process).name
  if (own) return own
  const pools = roots.flatMap(({ participants }) => list(participants))
  const pool = pools.find(({ processRef }) => processRef === process)
  return pool ? named(pool).name : ''
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
  const into = Map.groupBy(flows.values(), ({ to }) => to)
  const outOf = Map.groupBy(flows.values(), ({ from }) => from)
  const nodes = new Map<string, ProcessNode>()
  for (const element of elements) {
    if (element.$type === 'bpmn:SequenceFlow' || silent.includes(element.$type)) continue
    const kind = kinds.get(element.$type)
    problems.push(...unsupported(element, kind))
    if (!kind) continue
    const id = idOf(element)
    if (!id)
      problems.push({ element: 'process', kind: 'noId', what: named(element).name || shortType(element) })
    const reading = kind === 'task' ? whoOf(element, prefixes) : { who: null, problems: [] }
    problems.push(...reading.problems)
    nodes.set(id, {
      ...named(element),
      kind,
      who: reading.who,
      otherwise: idOf(element.default) || null,
      incoming: (into.get(id) ?? []).map(flow => flow.id),
      outgoing: (outOf.get(id) ?? []).map(flow => flow.id)
    })
  }
  const start = [...nodes.values()].find(({ kind }) => kind === 'start')?.id ?? ''
  const { id: key, name } = named(process)
  if (!key) problems.push({ element: 'process', kind: 'noId', what: name || shortType(process) })
  return { graph: { key, name, start, nodes, flows }, problems }
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
