import { useQueries } from '@tanstack/react-query'
import { fetchOptions, mostChildren, optionsKey, optionsStale, type RecordOption } from './options.ts'

export type RecordId = number | string

/** A record of a tree as it is shown: only roots and what is below opened ones. */
export interface TreeNode {
  option: RecordOption
  /** 1 for a root. */
  level: number
  /** undefined where nothing is below it. */
  open: boolean | undefined
  /** What is below it is being fetched. */
  busy: boolean
  parent: RecordId | null
}

/** One level of a tree: the records below one, as far as they are known. */
export interface Level {
  parent: RecordId | null
  options: readonly RecordOption[] | undefined
}

/** The nodes that are seen, in order, from the levels that were fetched. */
export function visibleNodes(levels: readonly Level[], open: ReadonlySet<RecordId>): TreeNode[] {
  const below = new Map(levels.map(level => [level.parent, level.options]))
  const walk = (parent: RecordId | null, level: number, path: readonly RecordId[]): TreeNode[] =>
    (below.get(parent) ?? []).flatMap(option => {
      // A parent below its own child, in broken data, must not turn for ever.
      const isOpen = open.has(option.id) && !path.includes(option.id)
      const node: TreeNode = {
        option,
        level,
        open: option.hasChildren ? isOpen : undefined,
        busy: isOpen && below.get(option.id) === undefined,
        parent
      }
      return isOpen && option.hasChildren
        ? [node, ...walk(option.id, level + 1, [...path, option.id])]
        : [node]
    })
  return walk(null, 1, [])
}

/** The seen part of a resource's tree; each opened record's children are fetched once. */
export function useTree(resource: string, open: ReadonlySet<RecordId>, enabled = true) {
  const parents: readonly (RecordId | null)[] = [null, ...open]
  const levels = useQueries({
    queries: parents.map(parentId => ({
      queryKey: optionsKey(resource, { parentId }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchOptions(resource, { parentId }, mostChildren, signal),
      staleTime: optionsStale,
      enabled
    }))
  })
  const [roots] = levels
  return {
    nodes: visibleNodes(
      parents.map((parent, index) => ({ parent, options: levels[index]?.data })),
      open
    ),
    isPending: roots?.isPending ?? true,
    isFetching: levels.some(level => level.isFetching),
    failure: levels.find(level => level.isError)?.error,
    retry: () => {
      for (const level of levels) if (level.isError) void level.refetch()
    }
  }
}
