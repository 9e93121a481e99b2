import type { Entity } from '@board/schemas/entity'
import { useStore, useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMe } from '../../auth/useMe.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton, BoardFrame, ChipLine, ColumnMenu, KeyHelp } from '../../widgets/registry.tsx'
import { focusRow, useKeys } from '../keys.ts'
import { useFieldLabel } from '../labels.ts'
import { FilterBar } from '../list/FilterBar.tsx'
import { SavedQueries } from '../list/SavedQueries.tsx'
import { useChips } from '../list/useChips.ts'
import { resourceColumns } from '../schema/columns.ts'
import type { Values } from '../schema/fields.ts'
import { resourceFilters } from '../schema/filters.ts'
import { Aside } from './Aside.tsx'
import { holds, readableProperties } from './access.ts'
import { createAddress, rememberList } from './addresses.ts'
import { BulkActions } from './BulkActions.tsx'
import { EntityPager } from './EntityPager.tsx'
import { EntityRows } from './EntityRows.tsx'
import { ListTools } from './ListTools.tsx'
import { filterFields, writeEntityState } from './listState.ts'
import { exact } from './useEntityList.ts'
import { useEntityState } from './useEntityState.ts'
import { useRows } from './useRows.ts'
import { useSelection } from './useSelection.ts'

const keyNames = ['j', 'k', 'Enter', '/', '?'] as const

/** The list of a schema-driven resource: everything it shows comes from its schema, its view and the server. */
export function EntityList({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const { permissions } = useMe()
  const { state, search, change, goBackTo, addressOf } = useEntityState(entity)
  const list = useRows(entity, state)
  const { rows } = list
  const { columns, filters } = useMemo(() => {
    const readable = readableProperties(entity, permissions)
    return {
      columns: resourceColumns(entity.view, entity.schema).filter(column => readable.includes(column.name)),
      filters: resourceFilters(filterFields(entity), entity.filter).filter(one => readable.includes(one.name))
    }
  }, [entity, permissions])
  const filterBy = (filter: Values) => change({ filter })
  const chips = useChips(filters, state.filter, filterBy)
  const usual = columns.filter(column => column.shown).map(column => column.name)
  const [chosen, setChosen] = useStore<string[]>(`${entity.name}.columns`, usual)
  const [help, setHelp] = useState(false)
  const [current, setCurrent] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const selection = useSelection(rows, state.filter)
  const title = translate(`entities.${entity.name}.name`)
  useTitle(title)
  useEffect(() => rememberList(entity.name, search), [entity, search])

  const lastPage = Math.max(1, Math.ceil(list.total / state.rows))
  const isBeyond =
    !list.isTree && !list.isPending && !list.isFetching && !list.failure && state.page > lastPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last records of the last page are gone
  useEffect(() => {
    if (isBeyond && list.total <= exact) goBackTo(lastPage)
  }, [isBeyond, lastPage])

  const shown = columns.filter((column, index) => index === 0 || chosen.includes(column.name))
  const { aside } = entity.view
  useKeys({
    j: () => setCurrent(focusRow(document, 1)),
    k: () => setCurrent(focusRow(document, -1)),
    '/': () => form.current?.querySelector('input')?.focus(),
    '?': () => setHelp(true)
  })
  const create = holds(permissions, entity.permissions.save) && entity.operations.create && (
    <ActionButton tone="primary" to={createAddress(entity.name)}>
      {translate('ra.action.create')}
    </ActionButton>
  )

  return (
    <>
      <BoardFrame
        title={title}
        tools={
          <>
            <ListTools entity={entity} state={state} columns={shown.map(column => column.name)} />
            <SavedQueries
              list={entity.name}
              search={writeEntityState({ ...state, page: 1 }).toString()}
              canSave={chips.length > 0 || state.order !== undefined}
              addressOf={addressOf}
            />
            <ColumnMenu
              columns={columns.map((column, index) => ({
                name: column.name,
                label: label(column.name),
                shown: shown.includes(column),
                fixed: index === 0
              }))}
              onToggle={name =>
                setChosen(chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name])
              }
              onReset={() => setChosen(usual)}
            />
            {create}
          </>
        }
        aside={aside && <Aside entity={entity} field={aside} values={state.filter} onChange={filterBy} />}
        filters={
          <>
            <FilterBar
              filters={filters.filter(one => one.name !== aside)}
              values={state.filter}
              onChange={filterBy}
              formRef={form}
            />
            <ChipLine chips={chips} onClear={() => change({ filter: {} })} />
            <BulkActions entity={entity} ids={selection.list} onDone={selection.clear} />
          </>
        }
        footer={
          <EntityPager
            state={state}
            count={rows.length}
            total={list.total}
            isTree={list.isTree}
            change={change}
          />
        }
      >
        <EntityRows
          entity={entity}
          columns={shown}
          rows={rows}
          state={state}
          change={change}
          current={current}
          selection={selection}
          isPending={list.isPending}
          isFetching={list.isFetching}
          failure={list.failure}
          filtered={chips.length > 0}
          retry={list.retry}
          invite={create}
          onBranch={'onBranch' in list ? list.onBranch : undefined}
        />
      </BoardFrame>
      {help && (
        <KeyHelp
          keys={keyNames.map(key => ({
            key,
            words: translate(`keys.${key === '/' ? 'search' : key === '?' ? 'help' : key}`)
          }))}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  )
}
