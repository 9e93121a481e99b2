import { type ActionId, actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createAddress, recordAddress } from '../../base/entityAddresses.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton, ChoiceMenu } from '../../widgets/registry.tsx'
import { useEmptiedPage } from '../list/useEmptiedPage.ts'
import { rowOf } from './actions.ts'
import { useRecordAction } from './useRecordAction.ts'

/** Loaded only when something is to be deleted. */
const DeleteDialog = lazyPart(() =>
  import('./DeleteDialog.tsx').then(({ DeleteDialog }) => ({ default: DeleteDialog }))
)

interface Props {
  entity: Entity
  record: EntityRecord
  name: string
}

/** Shows the actions of a record in a list: editing as a button, the others in a menu. */
export function RowActions({ entity, record, name }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const run = useRecordAction(entity)
  const onGone = useEmptiedPage()
  const [asked, setAsked] = useState(false)
  const { permissions } = useMe()
  const { mine, edits, deletes, adds } = rowOf(entity, record, permissions)
  const choices = [
    ...(adds
      ? [
          {
            key: 'child',
            label: translate('entity.createBelow'),
            onChoose: () => navigate(createAddress(entity.name, { [entity.view.tree ?? '']: record.id }))
          }
        ]
      : []),
    ...mine.map((id: ActionId) => ({
      key: id,
      label: translate(`actions.${id}.verb`),
      danger: actions[id].action.tone === 'danger',
      onChoose: () => run(id, record, name)
    })),
    ...(deletes
      ? [
          {
            key: 'delete',
            label: translate('ra.action.delete'),
            danger: true,
            onChoose: () => setAsked(true)
          }
        ]
      : [])
  ]
  return (
    <>
      {edits && (
        <ActionButton
          small
          tone="quiet"
          to={recordAddress(entity.name, record.id, 'edit')}
          label={translate('entity.editOne', { name })}
        >
          {translate('ra.action.edit')}
        </ActionButton>
      )}
      {choices.length > 0 && <ChoiceMenu label={translate('board.actionsOn', { name })} choices={choices} />}
      <Suspense>
        {asked && (
          <DeleteDialog
            record={record}
            object={name}
            onDone={() => onGone([record.id])}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  )
}
