import type { Entity } from '@board/schemas/vocabulary/entity'
import { useQueries } from '@tanstack/react-query'
import { type ListControllerResult, useDataProvider, useListContext } from 'ra-core'
import { useState } from 'react'
import { maxChildren } from '../../api/options.ts'
import { type RecordId, type TreeNode, useTree } from '../../api/tree.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'

/** Tells whether a resource's list is shown as a tree under these filters. */
export const isTree = ({ view }: Entity, filter: Readonly<Record<string, unknown>>): boolean =>
  view.tree !== undefined && Object.keys(filter).length === 0

const parts = (ids: readonly RecordId[]) =>
  Array.from({ length: Math.ceil(ids.length / maxChildren) }, (_, part) =>
    ids.slice(part * maxChildren, (part + 1) * maxChildren)
  )

interface NodeRecords {
  records: ReadonlyMap<RecordId, EntityRecord>
  /** The reason why a call failed. */
  failure: Error | undefined
  retry: () => void
}

/** Returns the records of a tree's visible nodes. One call loads the children of each record, or a part of them. */
function useNodeRecords(entity: Entity, nodes: readonly TreeNode[]): NodeRecords {
  const dataProvider = useDataProvider()
  const levels = Object.values(Object.groupBy(nodes, node => String(node.parent))).flatMap(level =>
    parts((level ?? []).map(node => node.option.id))
  )
  return useQueries({
    queries: levels.map(ids => ({
      queryKey: [entity.name, 'getList', 'level', ids],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data } = await dataProvider.getList<EntityRecord>(entity.name, {
          pagination: { page: 1, perPage: ids.length },
          sort: { field: 'id', order: 'ASC' },
          filter: { id: ids },
          signal
        })
        return data
      }
    })),
    combine: answers => ({
      records: new Map(
        answers.flatMap(answer => (answer.data ?? []).map(record => [record.id, record] as const))
      ),
      failure: answers.find(answer => answer.error)?.error ?? undefined,
      retry: () => {
        for (const answer of answers) if (answer.error) void answer.refetch()
      }
    })
  })
}

/**
 * The tree of a list: its visible nodes, those of their records that are loaded, and the functions for its branches.
 */
export interface EntityTree {
  nodes: readonly TreeNode[]
  records: ReadonlyMap<RecordId, EntityRecord>
  onBranch: (id: RecordId) => void
  onMore: (parent: RecordId | null) => void
}

/**
 * Returns the list of a resource whose view is a tree. Without filters it is a complete list of the roots and of the
 * children of opened records. With filters, or if the list is no table, it is the unchanged list without a tree.
 */
export function useEntityTree(entity: Entity, isTable: boolean) {
  const list = useListContext<EntityRecord>()
  const isShown = isTable && isTree(entity, list.filterValues)
  const [open, setOpen] = useState<ReadonlySet<RecordId>>(new Set())
  const branches = useTree(entity.name, open, isShown)
  const { isPending, isFetching, more } = branches
  const nodes = isShown ? branches.nodes : []
  const { records, ...answers } = useNodeRecords(
    entity,
    nodes.filter(node => node.rest === undefined)
  )
  if (!isShown) return { list, tree: undefined }
  const refetch = () => {
    answers.retry()
    return branches.retry()
  }
  const common = { ...list, isFetching, refetch, hasNextPage: false, meta: undefined }
  // a failed branch does not hide the rest of the tree, but a tree with no record except names is an error
  const error = (nodes.length === 0 && branches.failure) || (records.size === 0 && answers.failure) || null
  const visible = error ? [] : nodes
  const data = visible.flatMap(({ option, rest }) =>
    rest === undefined ? [records.get(option.id) ?? { id: Number(option.id) }] : []
  )
  const settled = { data, total: data.length, isPending: false as const }
  const shown: ListControllerResult<EntityRecord> =
    isPending && !error
      ? { ...common, data: undefined, total: undefined, error: null, isPending: true }
      : error
        ? { ...common, ...settled, error }
        : { ...common, ...settled, error: null }
  const tree: EntityTree = {
    nodes: visible,
    records,
    onBranch: id => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      setOpen(next)
    },
    onMore: more
  }
  return { list: shown, tree }
}
