import { isTest, type WrittenFile } from './operation-files.ts'

/** The names that an action with its tab adds to the product. */
export interface ActionNames {
  readonly operation: string
  /** The function that does it. */
  readonly verb: string
  readonly event: string
  readonly error: string
  readonly tab: string
  /** The property of the record that it changes. */
  readonly property: string
  readonly column: string
}

/**
 * The action that docs/guide/add-an-action.md follows, and the most files that it may need: contract, words,
 * resource, migration, transition, verb, handler, board.
 */
export const followedAction: ActionNames = {
  operation: 'nagProcess',
  verb: 'nagAssignment',
  event: 'assignment.nagged',
  error: 'ASG0008',
  tab: 'nagged',
  property: 'naggedAt',
  column: 'nagged_at'
}

export const mostActionFiles = 8

/** Tells whether a file is part of the product: no test, guide, generated file or demo data, and no check such as this. */
export const isOfProduct = (path: string): boolean =>
  /\.(ts|tsx|mjs|js|yaml|json|sql)$/.test(path) &&
  !isTest(path) &&
  !/^(generated|docs)\/|^scripts\/(demo|reference|tools\/(lint|test))\//.test(path)

/**
 * Returns the files that have one of the names as a word. Migrations count as one file: a column and its index can stand
 * in one, but those of an older action may stand in two, and an applied migration is never changed.
 */
export function findActionFiles(names: ActionNames, files: readonly WrittenFile[]): string[] {
  const words = Object.values(names).map(name => name.replaceAll('.', '\\.'))
  const named = new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`)
  const found = files.filter(({ path, text }) => isOfProduct(path) && named.test(text))
  const places = found.map(({ path }) =>
    path.startsWith('server/platform/database/migrations/') ? 'server/platform/database/migrations/' : path
  )
  return [...new Set(places)].sort()
}
