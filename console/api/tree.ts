import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fetchOptions,
  mostChildren,
  type Narrowing,
  optionsKey,
  optionsStale,
  type RecordOption
} from './options.ts'

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
  /** Stands for the further records below `parent`, of which this many are seen: the way to them, no record itself. */
  rest?: number
}

/** One level of a tree: the records below one, as far as they are known. */
export interface Level {
  parent: RecordId | null
  options: readonly RecordOption[] | undefined
  /** There are further ones. */
  hasMore?: boolean
  /** Further ones are being fetched. */
  busy?: boolean
}

/** The nodes that are seen, in order, from the levels that were fetched. */
export function visibleNodes(levels: readonly Level[], open: ReadonlySet<RecordId>): TreeNode[] {
  const below = new Map(levels.map(level => [level.parent, level]))
  const walk = (parent: RecordId | null, level: number, path: readonly RecordId[]): TreeNode[] => {
    const { options = [], hasMore = false, busy = false } = below.get(parent) ?? {}
    const nodes = options.flatMap(option => {
      // A parent below its own child, in broken data, must not turn for ever.
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

/** The seen part of a resource's tree; what is below an opened record is fetched once, many records part by part. */
export function useTree(
  resource: string,
  open: ReadonlySet<RecordId>,
  enabled = true,
  narrowing: Narrowing = {}
) {
  const [parts, setParts] = useState<ReadonlyMap<RecordId | null, number>>(new Map())
  const parents: readonly (RecordId | null)[] = [null, ...open]
  const wanted = parents.flatMap(parentId =>
    Array.from({ length: parts.get(parentId) ?? 1 }, (_, part) => ({ parentId, part }))
  )
  const answers = useQueries({
    queries: wanted.map(({ parentId, part }) => ({
      queryKey: [...optionsKey(resource, { ...narrowing, parentId }), 'part', part],
      // One more than is shown tells whether there are further ones.
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchOptions(resource, { ...narrowing, parentId }, mostChildren + 1, signal, part * mostChildren),
      staleTime: optionsStale,
      enabled
    }))
  })
  const levels = parents.map((parent): Level => {
    const own = answers.filter((_, index) => wanted[index]?.parentId === parent)
    const known = own.flatMap(answer => (answer.data ? [answer.data] : []))
    const busy = own.some(answer => answer.isFetching && !answer.data)
    const failed = own.some(answer => answer.isError)
    // What could not be fetched is asked for again by the way on; roots that could not are a failure of the whole tree.
    const isThere = known.length > 0 || (failed && parent !== null)
    return {
      parent,
      options: isThere ? known.flatMap(options => options.slice(0, mostChildren)) : undefined,
      hasMore: isThere && (failed || busy || (known.at(-1)?.length ?? 0) > mostChildren),
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
