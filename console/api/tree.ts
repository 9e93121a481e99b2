import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { maxChildren, type Narrowing, optionsStale, type RecordOption } from './options.ts'
import type { ConsoleDataProvider } from './types.ts'

export type RecordId = number | string

/** A visible record of a tree: a root, or a child of an opened record. */
export interface TreeNode {
  option: RecordOption
  /** Depth in the tree: 1 for a root. */
  level: number
  /** True if its children are shown; undefined if it has none. */
  open: boolean | undefined
  /** True while its children are being fetched. */
  busy: boolean
  parent: RecordId | null
  /** The number of siblings already shown, if this node represents further records below `parent` and is not a record. */
  rest?: number
}

/** One level of a tree: the known children of one record. */
export interface Level {
  parent: RecordId | null
  options: readonly RecordOption[] | undefined
  /** True if there are further records. */
  hasMore?: boolean
  /** True while further records are being fetched. */
  busy?: boolean
}

/** Returns the visible nodes in order, from the levels that were fetched. */
export function visibleNodes(levels: readonly Level[], open: ReadonlySet<RecordId>): TreeNode[] {
  const below = new Map(levels.map(level => [level.parent, level]))
  const walk = (parent: RecordId | null, level: number, path: readonly RecordId[]): TreeNode[] => {
    const { options = [], hasMore = false, busy = false } = below.get(parent) ?? {}
    const nodes = options.flatMap(option => {
      // Broken data may contain a parent below its own child; it must not cause an endless loop.
      const isOpen = open.has(option.id) && !path.includes(option.id)
      const node: TreeNode = {
        option,
        level,
        open: option.hasChildren ? isOpen : undefined,
        busy: isOpen && below.get(option.id)?.options === undefined,
        parent
      }
      return isOpen && option.hasChildren
        ? [node, ...walk(option.id, level + 1, [...path, option.id])]
        : [node]
    })
    if (!hasMore) return nodes
    const rest = { option: { id: `rest:${parent}`, label: '' }, level, open: undefined, busy, parent }
    return [...nodes, { ...rest, rest: options.length }]
  }
  return walk(null, 1, [])
}

/**
 * Returns the visible part of a resource's tree. The children of an opened record are fetched once; many children are
 * fetched in parts.
 */
export function useTree(
  resource: string,
  open: ReadonlySet<RecordId>,
  enabled = true,
  narrowing: Narrowing = {}
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [parts, setParts] = useState<ReadonlyMap<RecordId | null, number>>(new Map())
  const parents: readonly (RecordId | null)[] = [null, ...open]
  const wanted = parents.flatMap(parentId =>
    Array.from({ length: parts.get(parentId) ?? 1 }, (_, part) => ({ parentId, part }))
  )
  const answers = useQueries({
    queries: wanted.map(({ parentId, part }) => ({
      queryKey: [resource, 'tree', { parentId, filter: narrowing, part }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.tree(resource, {
          parentId,
          filter: narrowing,
          pagination: { page: part + 1, perPage: maxChildren },
          signal
        }),
      staleTime: optionsStale,
      enabled
    }))
  })
  const levels = parents.map((parent): Level => {
    const own = answers.filter((_, index) => wanted[index]?.parentId === parent)
    const known = own.flatMap(answer => (answer.data ? [answer.data] : []))
    const busy = own.some(answer => answer.isFetching && !answer.data)
    const failed = own.some(answer => answer.isError)
    // A failed level offers its "more" node to fetch it again; if the roots fail, the whole tree fails.
    const isThere = known.length > 0 || (failed && parent !== null)
    return {
      parent,
      options: isThere ? known.flatMap(level => level.data) : undefined,
      hasMore: isThere && (failed || busy || known.at(-1)?.pageInfo.hasNextPage === true),
      busy
    }
  })
  const retry = () => {
    for (const answer of answers) if (answer.isError) void answer.refetch()
  }
  const [roots] = answers
  return {
    nodes: visibleNodes(levels, open),
    isPending: roots?.isPending ?? true,
    isFetching: answers.some(answer => answer.isFetching),
    failure: answers.find(answer => answer.isError)?.error,
    retry,
    /** Fetches the next records below one. */
    more: (parent: RecordId | null) => {
      const failed = answers.some((answer, index) => answer.isError && wanted[index]?.parentId === parent)
      if (failed) retry()
      else setParts(new Map(parts).set(parent, (parts.get(parent) ?? 1) + 1))
    }
  }
}
