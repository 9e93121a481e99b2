import type { Entity } from '@board/schemas/vocabulary/entity'
import { useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { TreeNode } from '../../api/tree.ts'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { Column } from '../../fields/columns.ts'
import { allows, type EntityRecord } from '../../fields/entityRecord.ts'
import { isEmpty } from '../../fields/fields.ts'
import { useRecordName } from '../../fields/labels.ts'
import { useMe } from '../../session/useMe.ts'
import { cells } from '../../widgets/registry.tsx'
import { ListTable } from '../list/ListTable.tsx'
import { readOverrides } from '../overrides.ts'
import { DerivedField } from '../record/DerivedField.tsx'
import { mayWrite } from './access.ts'
import { rowOf } from './actions.ts'
import { QuickEdit } from './edit/QuickEdit.tsx'
import { isSortable } from './entityRules.ts'
import { RowActions } from './RowActions.tsx'
import type { EntityTree } from './useEntityTree.ts'

/** The largest number of columns for which the first column takes the remaining width. */
const fewColumns = 5

interface Props {
  entity: Entity
  columns: readonly Column[]
  current?: string | undefined
  hasBulkActions?: boolean
  invite?: ReactNode
  /** The tree that shows the records of the list. */
  tree?: EntityTree | undefined
}

/** Shows the link of a record whose first column is empty. */
const NameLink = ({ name, to }: { name: string; to: string }) => (
  <cells.link value={name} name="" label={name} to={to} />
)

/** Shows a resource's records; if there are none, the reason and what to try. */
export function EntityRows({ entity, columns, current, hasBulkActions = false, invite, tree }: Props) {
  const translate = useTranslate()
  const { data = [] } = useListContext<EntityRecord>()
  const nameOf = useRecordName(entity)
  const { permissions } = useMe()
  const { quick } = entity.view

  const rowFor = (id: number, name: string, record: EntityRecord | undefined) => ({
    id,
    name,
    record,
    current: String(id) === current,
    cells: columns.map(({ name: field, kind, schema }, index) => {
      const value = record ? record[field] : index === 0 ? name : undefined
      // cards on a phone omit empty values
      if (
        isEmpty(value) &&
        index > 0 &&
        field !== quick &&
        !readOverrides().columns[`${entity.name}.${field}`]
      )
        return null
      const shown = (
        <DerivedField
          key={field}
          source={field}
          schema={schema}
          kind={kind}
          record={record ? undefined : { id, [field]: value }}
          to={recordAddress(entity.name, id, 'show')}
          emptyText={
            index === 0 ? <NameLink name={name} to={recordAddress(entity.name, id, 'show')} /> : undefined
          }
        />
      )
      const isQuick = field === quick && index > 0 && mayWrite(schema, permissions)
      if (!isQuick || !record || !allows(record, entity.operations.update)) return shown
      return (
        <QuickEdit key={field} entity={entity} record={record} name={name} field={field}>
          {shown}
        </QuickEdit>
      )
    }),
    actions:
      record && rowOf(entity, record, permissions).any ? (
        <RowActions entity={entity} record={record} name={name} />
      ) : null
  })
  const rowOfNode = (
    { option, level, open, busy, parent, rest }: TreeNode,
    { records, onMore }: EntityTree
  ) => {
    const branch = { level, open, busy }
    if (rest === undefined)
      return { ...rowFor(Number(option.id), option.label, records.get(option.id)), branch }
    const label = translate('entity.tree.more', { smart_count: rest })
    const more = { label, onMore: () => onMore(parent) }
    return { id: `rest${parent}`, current: false, cells: [], actions: null, branch, rest: more }
  }

  return (
    <ListTable
      columns={columns}
      isFirstWide={columns.length <= fewColumns}
      isSortable={column => !tree && isSortable(entity, column)}
      hasBulkActions={hasBulkActions}
      quick={quick}
      onBranch={tree?.onBranch}
      rows={
        tree
          ? tree.nodes.map(node => rowOfNode(node, tree))
          : data.map(record => rowFor(record.id, nameOf(record), record))
      }
      invite={invite}
    />
  )
}
