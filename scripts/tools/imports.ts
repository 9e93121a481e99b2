import { dirname, join, normalize } from 'node:path'

/** The kind of an import: at start, of types alone, or later by `import()`. */
export type ImportKind = 'start' | 'type' | 'later'

export interface FileImport {
  readonly file: string
  readonly target: string
  readonly kind: ImportKind
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Reads the imports of files of ours by a file; a type that is imported by `import('…').Name` counts as loaded later. */
export function readFileImports(file: string, text: string): FileImport[] {
  const found: FileImport[] = []
  for (const [, isType, named, bare, later] of text.matchAll(statement)) {
    const target = findTarget(file, named ?? bare ?? later ?? '')
    if (target !== undefined) found.push({ file, target, kind: later ? 'later' : isType ? 'type' : 'start' })
  }
  return found
}

/** Returns the path of the file of ours that is imported, or undefined for a package from elsewhere. */
function findTarget(file: string, specifier: string): string | undefined {
  const own = /^@board\/(\w+)\/(.+)$/.exec(specifier)
  if (own) return `${own[1]}/${/\.\w+$/.test(own[2] ?? '') ? own[2] : `${own[2]}.ts`}`
  return specifier.startsWith('.')
    ? normalize(join(dirname(file), specifier.replace(/\?.*$/, '')))
    : undefined
}
