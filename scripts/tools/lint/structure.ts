/**
 * The structure of the server and of both front ends as figures: rings of folders by what they import, and rings of files by
 * every import, later loads included.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FileImport, readFileImports } from '../imports.ts'

/** The folders that are built in layers. */
export const layered = ['server', 'console', 'portal'] as const

/** A graph: the names that each name leads to. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the imports of all files of a folder, its tests left out. */
export function readFolderImports(root: string, folder: string): FileImport[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: path => /(^|\/)(node_modules|dist|dev)$/.test(path) || /\.test\.tsx?$/.test(path)
  })
  const known = new Set(files)
  return files
    .flatMap(file => readFileImports(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ target }) => known.has(target))
}

/** The files of the largest ring at most. */
export const mostInRing = 5

/** The folder that names the types of all parts of the platform, so that they can be handed in. */
const typesOfAllParts = 'server/platform/deps/'

/** Finds the rings of folders by imports, and the largest ring of files by imports, types and later loads. */
export function measureStructure(imports: readonly FileImport[]): {
  folderRings: string[][]
  largestFileRing: string[]
} {
  return {
    folderRings: findRings(toFolderGraph(imports)),
    largestFileRing: findRings(toGraph(imports.map(({ file, target }) => [file, target])))[0] ?? []
  }
}

/**
 * Returns the graph of the folders within the layers, such as `server/people/accounts`, by what they import, types
 * included. A file beside them stands for itself.
 */
function toFolderGraph(imports: readonly FileImport[]): Graph {
  const nodeFor = (file: string) => file.split('/').slice(0, 3).join('/')
  return toGraph(
    imports
      .filter(({ file, kind }) => kind === 'start' || (kind === 'type' && !file.startsWith(typesOfAllParts)))
      .map(({ file, target }) => [nodeFor(file), nodeFor(target)])
  )
}

function toGraph(edges: readonly (readonly [string, string])[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    if (from === to) continue
    const known = graph.get(from)
    if (known) known.add(to)
    else graph.set(from, new Set([to]))
  }
  return graph
}

/** Finds the rings of a graph: the largest sets in which each name leads to each other one. The largest comes first. */
function findRings(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const isOpen = new Set<string>()
  const rings: string[][] = []
  const visit = (name: string): number => {
    const number = order.size
    order.set(name, number)
    let low = number
    stack.push(name)
    isOpen.add(name)
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (isOpen.has(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === number) {
      const ring = stack.splice(stack.indexOf(name))
      for (const member of ring) isOpen.delete(member)
      if (ring.length > 1) rings.push(ring.sort())
    }
    return low
  }
  for (const name of graph.keys()) if (!order.has(name)) visit(name)
  return rings.sort((one, other) => other.length - one.length)
}

/** The entries of a folder at most. */
export const mostEntries = 40

/** Folders that hold a list of one kind, which nobody reads from end to end. */
const lists: readonly string[] = [
  'docs/decisions',
  'server/platform/database/migrations',
  'scripts/demo',
  'openapi',
  'tests/contract/cases',
  'portal/locales/zh-CN',
  'portal/locales/zh-TW',
  'portal/locales/en-US'
]

/** Lists the folders with too many entries, by the paths of all files. */
export function findFullFolders(files: readonly string[]): { folder: string; entries: number }[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (let at = 1; at < parts.length; at++) {
      const folder = parts.slice(0, at).join('/')
      const known = entries.get(folder) ?? new Set()
      entries.set(folder, known.add(parts[at] ?? ''))
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > mostEntries && !lists.includes(folder))
    .map(([folder, { size }]) => ({ folder, entries: size }))
}
