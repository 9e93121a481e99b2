import { isObject, type Json, type JsonObject, listOf, objectOf } from '../json.ts'
import { didYouMean, type Problem, refuse } from '../problem.ts'
import { methods, type Operation } from './operation.ts'
import { readOperation } from './read-operation.ts'
import type { SourceFile } from './source.ts'

/** The merged contract: still in the short form, but complete and consistent. */
export type Contract = {
  /** openapi.yaml without paths; its components include those of the schemas. */
  base: JsonObject
  operations: readonly Operation[]
}

/**
 * Merges openapi.yaml, the family files and the components of the schemas.
 * @throws ContractError with file and line of every duplicate operation, unknown name and missing part
 */
export function mergeContract(
  main: SourceFile,
  families: readonly SourceFile[],
  components: Readonly<Record<string, unknown>>
): Contract {
  const problems: Problem[] = []
  if ('paths' in main.value) {
    problems.push({ file: main.name, line: main.lineOf(['paths']), message: 'paths belong in a family file' })
  }
  const operations = families.flatMap(file => readFamily(file, problems))
  findDuplicates(operations, problems)
  findUnknownTags(main, operations, problems)

  const written = objectOf(objectOf(main.value.components).schemas)
  for (const name of Object.keys(written)) {
    if (name in components) {
      const line = main.lineOf(['components', 'schemas', name])
      problems.push({ file: main.name, line, message: `component "${name}" is also made by schemas/` })
    }
  }
  refuse(problems)
  const schemas = Object.fromEntries(
    Object.entries({ ...written, ...(structuredClone(components) as JsonObject) }).sort(byKey)
  )
  return {
    base: { ...main.value, components: { ...objectOf(main.value.components), schemas } },
    operations: operations.toSorted((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
  }
}

function readFamily(file: SourceFile, problems: Problem[]): Operation[] {
  for (const key of Object.keys(file.value)) {
    if (key !== 'paths') {
      const message = `"${key}": a family file holds only paths; the rest stands in openapi.yaml`
      problems.push({ file: file.name, line: file.lineOf([key]), message })
    }
  }
  const found: Operation[] = []
  for (const [path, item] of Object.entries(objectOf(file.value.paths))) {
    for (const key of Object.keys(objectOf(item))) {
      const method = methods.find(known => known === key)
      if (method) found.push(readOperation(file, path, method, problems))
      else {
        const message = `unknown method "${key}"${didYouMean(key, methods)}`
        problems.push({ file: file.name, line: file.lineOf(['paths', path, key]), message })
      }
    }
  }
  return found
}

function findDuplicates(operations: readonly Operation[], problems: Problem[]): void {
  const seen = new Map<string, Operation>()
  for (const operation of operations) {
    const names = [`${operation.method.toUpperCase()} ${operation.path}`]
    if (operation.id) names.push(`operationId "${operation.id}"`)
    for (const name of names) {
      const first = seen.get(name)
      if (first) {
        const where = `${first.source.file}:${first.source.lineOf([])}`
        problems.push({ ...placeOf(operation), message: `${name} is already written in ${where}` })
      } else seen.set(name, operation)
    }
  }
}

function findUnknownTags(main: SourceFile, operations: readonly Operation[], problems: Problem[]): void {
  const known = listOf(main.value.tags)
    .filter(isObject)
    .map(tag => String(tag.name))
  for (const operation of operations) {
    for (const tag of operation.tags) {
      if (known.includes(tag)) continue
      const message = `${operation.id}: unknown tag "${tag}"${didYouMean(tag, known)}`
      problems.push({ file: operation.source.file, line: operation.source.lineOf(['tags']), message })
    }
  }
}

/** Returns file and line of an operation for messages. */
export function placeOf(operation: Operation, ...path: (string | number)[]): { file: string; line: number } {
  return { file: operation.source.file, line: operation.source.lineOf(path) }
}

/** Compares by code unit, which gives the same order on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const byKey = ([a]: [string, Json], [b]: [string, Json]) => compare(a, b)
