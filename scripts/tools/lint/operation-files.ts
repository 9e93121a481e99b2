/** A text that was written by hand, by its path from the root. */
export type WrittenFile = { path: string; text: string }

/** In how many files the names of the calls stand: the middle one, and the one at the ninth decile. */
export type Spread = { median: number; p90: number; most: { id: string; files: readonly string[] } }

/**
 * The most that lint allows. A changed call is read and changed in the files of the product: the contract, the server, the
 * screens and the guides. Tests name calls in order to make them; their number has a bar so that it does not grow.
 */
export const bars = {
  product: { median: 7, p90: 12 },
  withTests: { median: 10, p90: 22 }
} as const

/** Pages that `npm run generate` writes. */
const generatedPages = ['access', 'errors', 'screens'].map(name => `docs/guide/${name}.md`)

/** Tells whether a file is written by hand and describes the present: no record of the past needs to follow a change. */
export function isCounted(path: string): boolean {
  return (
    /\.(ts|tsx|mjs|js|md|yaml|json)$/.test(path) &&
    !/^(generated|docs\/decisions)\/|^(CHANGELOG\.md|package-lock\.json)$/.test(path) &&
    !generatedPages.includes(path)
  )
}

/** Tells whether a file proves the product, and is no part of it: a test, or the gallery of parts for developers. */
export const isTest = (path: string): boolean => /^tests\/|^(portal|console)\/dev\/|\.test\.tsx?$/.test(path)

/** Returns the operationIds that family files declare. */
export function findOperationIds(files: readonly WrittenFile[]): string[] {
  return files
    .filter(({ path }) => /^openapi\/.*\.yaml$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^ +operationId: (\w+)$/gm)].map(([, id = '']) => id))
}

/**
 * Counts the files that have each operationId as a word. A function of the same name counts, too, because its reader
 * meets the name there; an address such as `/v1/robot` does not.
 */
export function measureSpread(ids: readonly string[], files: readonly WrittenFile[]): Spread {
  const known = new Set(ids)
  const found = new Map<string, string[]>(ids.map(id => [id, []]))
  for (const { path, text } of files) {
    const words = new Set(text.match(/(?<![\w/-])\w+(?![\w-])/g))
    for (const word of words) if (known.has(word)) found.get(word)?.push(path)
  }
  const sorted = [...found].toSorted(([, a], [, b]) => a.length - b.length)
  const filesAt = (at: number) => sorted[at]?.[1].length ?? 0
  const [id = '', most = []] = sorted.at(-1) ?? []
  return {
    median: filesAt(sorted.length >> 1),
    p90: filesAt(Math.floor(sorted.length * 0.9)),
    most: { id, files: most }
  }
}
