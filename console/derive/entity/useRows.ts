import type { Entity } from '@board/schemas/entity'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { mostChildren } from '../../api/options.ts'
import { type RecordId, type TreeNode, useTree } from '../../api/tree.ts'
import { useRecordName } from '../labels.ts'
import type { ListState } from '../list/params.ts'
import type { ListRow } from './EntityRows.tsx'
import type { EntityRecord } from './types.ts'
import { useEntityList } from './useEntityList.ts'

const parts = (ids: readonly RecordId[]) =>
  Array.from({ length: Math.ceil(ids.length / mostChildren) }, (_, part) =>
    ids.slice(part * mostChildren, (part + 1) * mostChildren)
  )

/** The records of a tree's seen nodes, one call for what is below each record, or for a part of it. */
function useNodeRecords(entity: Entity, nodes: readonly TreeNode[]): Map<RecordId, EntityRecord> {
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
    combine: answers =>
      new Map(answers.flatMap(answer => (answer.data ?? []).map(record => [record.id, record] as const)))
  })
}

/**
 * The rows of a list: a page of records, or, where the view is a tree and nothing is filtered, its roots and what is below
 * the opened ones.
 */
export function useRows(entity: Entity, state: ListState) {
  const isTree = entity.view.tree !== undefined && Object.keys(state.filter).length === 0
  const [open, setOpen] = useState<ReadonlySet<RecordId>>(new Set())
  const nameOf = useRecordName(entity)
  const list = useEntityList(entity, state, !isTree)
  const tree = useTree(entity.name, open, isTree)
  const nodes = isTree ? tree.nodes : []
  const records = useNodeRecords(
    entity,
    nodes.filter(node => node.rest === undefined)
  )
  if (!isTree) {
    const rows: ListRow[] = list.records.map(record => ({
      id: record.id,
      name: nameOf(record),
      record
    }))
    return { ...list, rows, isTree }
  }
  const onBranch = (id: RecordId) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const rows: ListRow[] = nodes.map(({ option, level, open: isOpen, busy, parent, rest }) => ({
    id: Number(rest === undefined ? option.id : parent),
    name: option.label,
    record: records.get(option.id),
    branch: { level, open: isOpen, busy },
    ...(rest !== undefined && { rest: { seen: rest, onMore: () => tree.more(parent) } })
  }))
  return { ...tree, rows, total: rows.length, isTree, onBranch }
}
