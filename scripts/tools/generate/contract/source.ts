import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type JsonObject, objectOf } from '../json.ts'
import { ContractError } from '../problem.ts'

export type Path = readonly (string | number)[]

/** A YAML file of the contract with the lines of its parts. */
export type SourceFile = {
  /** The path from the root of the repository, for messages. */
  name: string
  value: JsonObject
  /** Returns the line (from 1) of the deepest part of `path` that exists. */
  lineOf(path: Path): number
  /** Tells whether the file has a value at `path`. */
  has(path: Path): boolean
}

/** The files that were read before, with their texts: a run after another one reads few files anew. */
const read = new Map<string, { text: string; source: SourceFile }>()

/**
 * Reads one YAML file. Nobody may change its value.
 * @throws ContractError with file and line if it is not valid YAML; a duplicate key is not valid
 */
export function readSource(name: string, text: string): SourceFile {
  const known = read.get(name)
  if (known?.text === text) return known.source
  const source = parseSource(name, text)
  read.set(name, { text, source })
  return source
}

function parseSource(name: string, text: string): SourceFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  const bad = document.errors.map(error => ({
    file: name,
    line: lines.linePos(error.pos[0]).line,
    message: error.message.split('\n')[0] ?? 'not YAML'
  }))
  if (bad.length > 0) throw new ContractError(bad)
  return {
    name,
    value: objectOf(document.toJS()),
    lineOf: path => lines.linePos(offsetOf(document.contents, path)).line,
    has: path => document.hasIn(path)
  }
}

function offsetOf(root: Node | null, path: Path): number {
  let offset = root?.range?.[0] ?? 0
  let node: unknown = root
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(item => isScalar(item.key) && String(item.key.value) === String(step))
      if (!pair || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined
      if (!item) break
      offset = item.range?.[0] ?? offset
      node = item
    } else break
  }
  return offset
}
