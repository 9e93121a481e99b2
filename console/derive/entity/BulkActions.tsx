import type { Entity } from '@board/schemas/entity'
import { useNotify, useTranslate } from 'ra-core'
import { useMe } from '../../auth/useMe.ts'
import { ActionButton, ToolLine } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'
import { bulkOf } from './actions.ts'
import { useDeletion } from './useDeletion.tsx'

interface Props {
  entity: Entity
  ids: readonly number[]
  onDone: () => void
}

/** What can be done with the ticked rows, all or none; asked without a tick, they say what is missing (specification 8). */
export function BulkActions({ entity, ids, onDone }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const { permissions } = useMe()
  const { run } = useActions()
  const deletion = useDeletion(entity, onDone)
  const { mine, deletes, any } = bulkOf(entity, permissions)
  if (!any) return null

  const object = translate('entity.several', { smart_count: ids.length })
  const withSome = (none: string, act: () => void) => () =>
    ids.length === 0 ? notify(none, { type: 'warning' }) : act()
  return (
    <ToolLine label={translate('entity.withSelected')} stays={ids.length > 0}>
      {mine.map(id => (
        <ActionButton
          key={id}
          small
          onClick={withSome('entity.selectSome', () =>
            run({ id, record: { ids }, object, resource: entity.name, onDone })
          )}
        >
          {translate(`actions.${id}.verb`)}
        </ActionButton>
      ))}
      {deletes && (
        <ActionButton small onClick={withSome('entity.selectToDelete', () => deletion.ask({ ids, object }))}>
          {translate('ra.action.delete')}
        </ActionButton>
      )}
      {ids.length > 0 && (
        <>
          <span role="status" style={{ whiteSpace: 'nowrap' }}>
            {translate('ra.action.bulk_actions', { smart_count: ids.length })}
          </span>
          <ActionButton small tone="quiet" onClick={onDone}>
            {translate('ra.action.unselect')}
          </ActionButton>
        </>
      )}
      {deletion.dialog}
    </ToolLine>
  )
}
