import { Refusal } from '../../platform/refusal.ts'
import type { ProcessGraph } from './model/graph.ts'
import { parseProcess } from './model/parse.ts'

interface Known {
  readonly xml: string
  readonly graph: Promise<ProcessGraph>
}

const maxGraphs = 100
/** The graphs of the most recently used definitions. The documents of definitions never change. */
const graphs = new Map<number, Known>()

/**
 * Returns the process of a definition. Each document is parsed once.
 * @throws Refusal WFL0001 for a document without a start event
 */
export async function graphOf({
  id,
  key,
  xml
}: {
  id: number
  key: string
  xml: string
}): Promise<ProcessGraph> {
  const before = graphs.get(id)
  // another database in the same server process may have a definition with this id
  const known =
    before?.xml === xml ? before : { xml, graph: parseProcess(xml, key).then(({ graph }) => graph) }
  graphs.delete(id)
  graphs.set(id, known)
  const [oldest] = graphs.keys()
  if (graphs.size > maxGraphs && oldest !== undefined) graphs.delete(oldest)
  const graph = await known.graph
  if (graph.start === '') throw new Refusal('WFL0001')
  return graph
}
