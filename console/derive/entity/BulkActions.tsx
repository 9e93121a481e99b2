import type { Entity } from '@board/schemas/vocabulary/entity'
import { useListContext, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../base/lazyPart.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { useComma, useRecordName } from '../../fields/labels.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton, ToolLine } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'
import { useEmptiedPage } from '../list/useEmptiedPage.ts'
import { bulkOf } from './actions.ts'

/** Loaded only when something is to be deleted. */
const BulkDeleteDialog = lazyPart(() =>
  import('./DeleteDialog.tsx').then(({ BulkDeleteDialog }) => ({ default: BulkDeleteDialog }))
)

/** The largest number of records that the title of a dialog names. */
const fewNames = 3

/**
 * Shows the actions on the ticked rows. An action is done for all of them or for none. Without ticked rows each button
 * says that some must be ticked (specification 8).
 */
export function BulkActions({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = useMe()
  const { run } = useActions()
  const { selectedIds: ids, onUnselectItems, data = [] } = useListContext<EntityRecord>()
  const nameOf = useRecordName(entity)
  const comma = useComma()
  const onGone = useEmptiedPage()
  const [asked, setAsked] = useState(false)
  const { mine, deletes, any } = bulkOf(entity, permissions)
  if (!any) return null

  const object = translate('entity.several', { smart_count: ids.length })
  // rows of other pages have no name here
  const names = [...new Set(data.filter(({ id }) => ids.includes(id)).map(nameOf))].slice(0, fewNames)
  const whom =
    names.length === ids.length
      ? names.join(comma)
      : translate('entity.severalOf', { names: names.join(comma), smart_count: ids.length })
  const offUntil = (none: string) => (ids.length === 0 ? translate(none) : undefined)
  const withSome = (none: string, act: () => void) => () =>
    ids.length === 0 ? notify(none, { type: 'warning' }) : act()
  return (
    <ToolLine label={translate('entity.withSelected')} ticked={ids.length > 0}>
      {mine.map(id => (
        <ActionButton
          key={id}
          small
          off={offUntil('entity.selectSome')}
          onClick={withSome('entity.selectSome', () =>
            run({
              id,
              record: { ids },
              object: names.length === 0 ? object : whom,
              resource: entity.name,
              onDone: () => onUnselectItems()
            })
          )}
        >
          {translate(`actions.${id}.verb`)}
        </ActionButton>
      ))}
      {deletes && (
        <ActionButton
          small
          off={offUntil('entity.selectToDelete')}
          onClick={withSome('entity.selectToDelete', () => setAsked(true))}
        >
          {translate('ra.action.delete')}
        </ActionButton>
      )}
      {ids.length > 0 && (
        <>
          <span role="status" style={{ whiteSpace: 'nowrap' }}>
            {translate('ra.action.bulk_actions', { smart_count: ids.length })}
          </span>
          <ActionButton small tone="quiet" onClick={() => onUnselectItems()}>
            {translate('ra.action.unselect')}
          </ActionButton>
        </>
      )}
      <Suspense>
        {asked && (
          <BulkDeleteDialog object={object} onDone={() => onGone(ids)} onClose={() => setAsked(false)} />
        )}
      </Suspense>
    </ToolLine>
  )
}
