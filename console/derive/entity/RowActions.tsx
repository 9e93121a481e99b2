import { type ActionId, actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/entity'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { ActionButton, ChoiceMenu } from '../../widgets/registry.tsx'
import { holds } from './access.ts'
import { actionsOf } from './actions.ts'
import { createAddress, recordAddress } from './addresses.ts'
import { allows, type EntityRecord } from './types.ts'
import { useDeletion } from './useDeletion.tsx'
import { useRecordAction } from './useRecordAction.ts'

interface Props {
  entity: Entity
  record: EntityRecord
  name: string
}

/** What can be done with a record of a list: editing in sight, the rest in a menu. */
export function RowActions({ entity, record, name }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const run = useRecordAction(entity)
  const deletion = useDeletion(entity, () => {})
  const { operations, permissions, view } = entity
  const me = useMe()
  const mine = actionsOf(entity, 'row').filter(id => allows(record, id))
  const child = view.tree && holds(me.permissions, permissions.save)
  const choices = [
    ...(child
      ? [
          {
            key: 'child',
            label: translate('entity.createBelow'),
            onChoose: () => navigate(createAddress(entity.name, { [view.tree ?? '']: record.id }))
          }
        ]
      : []),
    ...mine.map((id: ActionId) => ({
      key: id,
      label: translate(`actions.${id}.verb`),
      danger: actions[id].action.tone === 'danger',
      onChoose: () => run(id, record, name)
    })),
    ...(allows(record, operations.delete)
      ? [
          {
            key: 'delete',
            label: translate('ra.action.delete'),
            danger: true,
            onChoose: () => deletion.ask({ ids: [record.id], object: name })
          }
        ]
      : [])
  ]
  const edits = allows(record, operations.update)
  if (!edits && choices.length === 0) return null
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
      {deletion.dialog}
    </>
  )
}
