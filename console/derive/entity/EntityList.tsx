import type { Entity } from '@board/schemas/entity'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useState } from 'react'
import { useMe } from '../../auth/useMe.ts'
import { ActionButton } from '../../widgets/registry.tsx'
import { exact } from '../list/counts.ts'
import { ListFrame } from '../list/ListFrame.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { useChips } from '../list/useChips.ts'
import { useColumnChoice } from '../list/useColumnChoice.ts'
import { resourceColumns } from '../schema/columns.ts'
import type { Values } from '../schema/fields.ts'
import { resourceFilters } from '../schema/filters.ts'
import { Aside } from './Aside.tsx'
import { holds, readableProperties } from './access.ts'
import { bulkOf } from './actions.ts'
import { createAddress, rememberList } from './addresses.ts'
import { BulkActions } from './BulkActions.tsx'
import { EntityRows } from './EntityRows.tsx'
import { ListTools } from './ListTools.tsx'
import { addressFields, filterFields, writeEntityState } from './listState.ts'
import { useEntityState } from './useEntityState.ts'
import { useRows } from './useRows.ts'
import { useSelection } from './useSelection.ts'

/** The list of a schema-driven resource: everything it shows comes from its schema, its view and the server. */
export function EntityList({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const { permissions } = useMe()
  const { state, search, change, goBackTo, addressOf } = useEntityState(entity)
  const list = useRows(entity, state)
  const { rows } = list
  const { columns, filters } = useMemo(() => {
    const readable = readableProperties(entity, permissions)
    return {
      columns: resourceColumns(entity.view, entity.schema).filter(column => readable.includes(column.name)),
      filters: resourceFilters(addressFields(entity), entity.filter).filter(one =>
        readable.includes(one.name)
      )
    }
  }, [entity, permissions])
  const filterBy = (filter: Values) => change({ filter })
  const chips = useChips(filters, state.filter, filterBy)
  const { shown, ...choice } = useColumnChoice(entity.name, columns)
  const [current, setCurrent] = useState<string>()
  const selection = useSelection(rows, state.filter)
  useEffect(() => rememberList(entity.name, search), [entity, search])

  const lastPage = Math.max(1, Math.ceil(list.total / state.rows))
  const isBeyond =
    !list.isTree && !list.isPending && !list.isFetching && !list.failure && state.page > lastPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last records of the last page are gone
  useEffect(() => {
    if (isBeyond && list.total <= exact) goBackTo(lastPage)
  }, [isBeyond, lastPage])

  // a branch that could not be fetched leaves the rest of its tree
  const failed = list.failure !== undefined && rows.length === 0
  const { aside } = entity.view
  const create = holds(permissions, entity.permissions.save) && entity.operations.create && (
    <ActionButton tone="primary" to={createAddress(entity.name)}>
      {translate('ra.action.create')}
    </ActionButton>
  )

  return (
    <ListFrame
      name={entity.name}
      title={translate(`entities.${entity.name}.name`)}
      state={state}
      onFilter={filterBy}
      filters={filters.filter(one => one.name !== aside && filterFields(entity).includes(one.name))}
      chips={chips}
      columns={choice}
      search={writeEntityState({ ...state, page: 1 }).toString()}
      addressOf={addressOf}
      tools={{
        before: <ListTools entity={entity} state={state} columns={shown.map(column => column.name)} />,
        after: create
      }}
      aside={aside && <Aside entity={entity} field={aside} values={state.filter} onChange={filterBy} />}
      below={!failed && <BulkActions entity={entity} ids={selection.list} onDone={selection.clear} />}
      pager={
        // a tree has all of them already; nobody pages further than the server counts, filters lead there
        !list.isTree &&
        !failed && (
          <ListPager
            state={state}
            count={rows.length}
            total={list.total}
            reach={Math.min(list.total, exact)}
            change={change}
          />
        )
      }
      onMove={setCurrent}
    >
      <EntityRows
        entity={entity}
        columns={shown}
        rows={rows}
        state={state}
        change={change}
        current={current}
        selection={bulkOf(entity, permissions).any && !failed ? selection : undefined}
        isPending={list.isPending}
        isFetching={list.isFetching}
        failure={list.failure}
        filtered={chips.length > 0}
        retry={list.retry}
        invite={create}
        onBranch={'onBranch' in list ? list.onBranch : undefined}
      />
    </ListFrame>
  )
}
