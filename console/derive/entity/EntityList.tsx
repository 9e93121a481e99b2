import type { Entity } from '@board/schemas/entity'
import { ListContextProvider } from 'ra-core'
import { useMemo } from 'react'
import { useMe } from '../../auth/useMe.ts'
import { CreateButton } from '../list/CreateButton.tsx'
import { ListFrame } from '../list/ListFrame.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { useColumnChoice } from '../list/useColumnChoice.ts'
import { useCurrentRow } from '../list/useCurrentRow.ts'
import { useUntick } from '../list/useUntick.ts'
import { resourceColumns } from '../schema/columns.ts'
import { resourceFilters } from '../schema/filters.ts'
import { Aside } from './Aside.tsx'
import { readableProperties } from './access.ts'
import { bulkOf } from './actions.ts'
import { createAddress } from './addresses.ts'
import { BulkActions } from './BulkActions.tsx'
import { EntityRows } from './EntityRows.tsx'
import { addressFields, entityRules, filterFields } from './entityRules.ts'
import { ListTools } from './ListTools.tsx'
import { isTree, useEntityTree } from './useEntityTree.ts'

function EntityContent({ entity }: { entity: Entity }) {
  const { permissions } = useMe()
  const { list, tree } = useEntityTree(entity)
  const { columns, filters } = useMemo(() => {
    const readable = readableProperties(entity, permissions)
    return {
      columns: resourceColumns(entity.view, entity.schema).filter(column => readable.includes(column.name)),
      filters: resourceFilters(addressFields(entity), entity.filter).filter(one =>
        readable.includes(one.name)
      )
    }
  }, [entity, permissions])
  const { shown, ...choice } = useColumnChoice(entity.name, columns)
  const { current, move } = useCurrentRow()
  useUntick()

  const { aside } = entity.view
  const hasBulkActions = bulkOf(entity, permissions).any && !list.error
  const create = <CreateButton to={createAddress(entity.name)} />
  return (
    <ListContextProvider value={list}>
      <ListFrame
        chipped={filters}
        filters={filters.filter(one => one.name !== aside && filterFields(entity).includes(one.name))}
        columns={choice}
        tools={{
          before: <ListTools entity={entity} columns={shown.map(column => column.name)} />,
          after: create
        }}
        aside={aside && <Aside entity={entity} field={aside} />}
        below={hasBulkActions && <BulkActions entity={entity} />}
        // a tree needs no pager: it shows all of its records
        pager={!tree && !list.error && <ListPager />}
        onMove={move}
      >
        <EntityRows
          entity={entity}
          columns={shown}
          current={current}
          hasBulkActions={hasBulkActions}
          invite={create}
          tree={tree}
        />
      </ListFrame>
    </ListContextProvider>
  )
}

/**
 * Shows the list of a schema-driven resource; its content is derived from the schema, the view and the
 * server.
 */
export function EntityList({ entity }: { entity: Entity }) {
  const { permissions } = useMe()
  const rules = useMemo(
    () => entityRules(entity, readableProperties(entity, permissions)),
    [entity, permissions]
  )
  const isPaged = useMemo(() => (filter: Record<string, unknown>) => !isTree(entity, filter), [entity])
  return (
    <RecordList resource={entity.name} rules={rules} isPaged={isPaged}>
      <EntityContent entity={entity} />
    </RecordList>
  )
}
