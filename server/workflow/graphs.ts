import { Refusal } from '../refusal.ts'
import type { ProcessGraph } from './model/graph.ts'
import { readProcess } from './model/read.ts'

interface Known {
  readonly xml: string
  readonly graph: Promise<ProcessGraph>
}

const most = 100
/** Graphs of definitions, whose documents never change; those asked for last stay. */
const graphs = new Map<number, Known>()

/** The process of a definition, read once. @throws Refusal WFL0001 where it could never be run */
export async function graphOf({ id, xml }: { id: number; xml: string }): Promise<ProcessGraph> {
  const before = graphs.get(id)
  // another database of the same process has a definition of this number too
  const known = before?.xml === xml ? before : { xml, graph: readProcess(xml).then(({ graph }) => graph) }
  graphs.delete(id)
  graphs.set(id, known)
  const [oldest] = graphs.keys()
  if (graphs.size > most && oldest !== undefined) graphs.delete(oldest)
  const graph = await known.graph
  if (graph.start === '') throw new Refusal('WFL0001')
  return graph
}
