import type { Entity } from '@board/schemas/vocabulary/entity'
import { ListContextProvider, useTranslate } from 'ra-core'
import { Suspense, useMemo } from 'react'
import { createAddress, listAddress } from '../../base/entityAddresses.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { resourceColumns } from '../../fields/columns.ts'
import { resourceFilters } from '../../fields/filters.ts'
import { useMe } from '../../session/useMe.ts'
import { FormSwitch, Notice } from '../../widgets/registry.tsx'
import { CreateButton } from '../list/CreateButton.tsx'
import { ListFrame } from '../list/ListFrame.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { useColumnChoice } from '../list/useColumnChoice.ts'
import { useCurrentRow } from '../list/useCurrentRow.ts'
import { useUntick } from '../list/useUntick.ts'
import { Aside } from './Aside.tsx'
import { readableProperties } from './access.ts'
import { bulkOf } from './actions.ts'
import { formsOf, type ListForm, useFormParams, useListForm } from './as/forms.ts'
import { BulkActions } from './BulkActions.tsx'
import { EntityRows } from './EntityRows.tsx'
import { addressFields, entityRules, filterFields } from './entityRules.ts'
import { ListTools } from './ListTools.tsx'
import { useRememberListPlace } from './listPlace.ts'
import { isTree, useEntityTree } from './useEntityTree.ts'

const forms = {
  calendar: lazyPart(() => import('./as/CalendarView.tsx')),
  kanban: lazyPart(() => import('./as/KanbanView.tsx'))
} as const

/** Offers the forms of a list. */
function Forms({ form, offered }: Pick<ContentProps, 'form' | 'offered'>) {
  const translate = useTranslate()
  const { show } = useFormParams()
  return (
    <FormSwitch
      label={translate('entity.as.label')}
      value={form}
      choices={offered.map(value => ({ value, label: translate(`entity.as.${value}`) }))}
      onChange={value => show(offered.find(one => one === value) ?? 'table')}
    />
  )
}

/** Shows the records of a list in another form than the table. */
function OtherForm({ entity, form }: { entity: Entity; form: keyof typeof forms }) {
  const translate = useTranslate()
  const Form = forms[form]
  return (
    <Suspense fallback={<Notice kind="loading" words={translate('ra.page.loading')} />}>
      <Form entity={entity} />
    </Suspense>
  )
}

interface ContentProps {
  entity: Entity
  form: ListForm
  offered: readonly ListForm[]
}

function EntityContent({ entity, form, offered }: ContentProps) {
  const { permissions } = useMe()
  const isTable = form === 'table'
  const { list, tree } = useEntityTree(entity, isTable)
  const { moveMonth, showToday } = useFormParams()
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
  const hasBulkActions = isTable && bulkOf(entity, permissions).any && !list.error
  const newAddress = createAddress(entity.name)
  return (
    <ListContextProvider value={list}>
      <ListFrame
        chipped={filters}
        filters={filters.filter(one => one.name !== aside && filterFields(entity).includes(one.name))}
        columns={choice}
        tools={{
          before: <ListTools entity={entity} columns={shown.map(column => column.name)} />,
          after: <CreateButton to={newAddress} />
        }}
        beside={offered.length > 1 && <Forms form={form} offered={offered} />}
        aside={aside && <Aside entity={entity} field={aside} />}
        below={hasBulkActions && <BulkActions entity={entity} />}
        // a tree needs no pager: it shows all of its records
        pager={isTable && !tree && !list.error && <ListPager />}
        onMove={move}
        keys={
          form === 'calendar'
            ? { '[': () => moveMonth(-1), ']': () => moveMonth(1), t: showToday }
            : undefined
        }
      >
        {isTable ? (
          <EntityRows
            entity={entity}
            columns={shown}
            current={current}
            hasBulkActions={hasBulkActions}
            // the same button above the list is the primary one
            invite={<CreateButton to={newAddress} tone="neutral" />}
            tree={tree}
          />
        ) : (
          <OtherForm entity={entity} form={form} />
        )}
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
  const { rules, offered } = useMemo(() => {
    const readable = readableProperties(entity, permissions)
    return { rules: entityRules(entity, readable), offered: formsOf(entity, readable) }
  }, [entity, permissions])
  const form = useListForm(entity, offered)
  useRememberListPlace(entity.name, listAddress(entity.name))
  // the other forms load their own parts of the records
  const isPaged = useMemo(
    () => (filter: Record<string, unknown>) => form === 'table' && !isTree(entity, filter),
    [entity, form]
  )
  return (
    <RecordList resource={entity.name} rules={rules} isPaged={isPaged}>
      <EntityContent entity={entity} form={form} offered={offered} />
    </RecordList>
  )
}
