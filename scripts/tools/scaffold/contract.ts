import { type Draft, ScaffoldError } from './draft.ts'

/** An operation in the source of the contract. */
export interface OperationSource {
  readonly id: string
  readonly file: string
  /** The address, such as `/v1/org/process/page-from`. */
  readonly path: string
  /** The lines of the operation, without those of others. */
  readonly lines: readonly string[]
}

/** Finds an operation in `openapi/`; undefined if it is not there. */
export function findOperation(draft: Draft, id: string): OperationSource | undefined {
  for (const file of draft.list('openapi', '.yaml')) {
    const lines = draft.read(file).split('\n')
    const at = lines.findIndex(line => line.trim() === `operationId: ${id}`)
    if (at < 0) continue
    const isPath = (line: string) => /^ {2}\/\S*:/.test(line)
    const begin = lines.findLastIndex((line, index) => index < at && isPath(line))
    const next = lines.findIndex((line, index) => index > at && /^ {2,4}\S/.test(line))
    const path = (lines[begin] ?? '').trim().replace(/:$/, '')
    return { id, file, path, lines: lines.slice(at, next < 0 ? undefined : next) }
  }
  return undefined
}

/** Returns an operation of `openapi/`. @throws ScaffoldError if it is not there */
export function getOperation(draft: Draft, id: string): OperationSource {
  const found = findOperation(draft, id)
  if (!found) throw new ScaffoldError(`the contract has no operation ${id}`)
  return found
}

/** Returns the first tag of an operation, which is the family of its words. */
export const tagOf = ({ lines }: OperationSource): string =>
  /tags: \[([\w-]+)/.exec(lines.join('\n'))?.[1] ?? 'shared'

/** Returns the lines of an operation that begin with these keys and take one line each. */
export const linesWith = ({ lines }: OperationSource, keys: readonly string[]): string[] =>
  lines.filter(line => keys.some(key => line.startsWith(`      ${key}: `)))
