import type { ActionId } from '@board/generated/actions'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { useDataProvider } from 'ra-core'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { useActions } from '../dialog/ActionHost.tsx'

/** Returns a function that starts a workflow action on a record: it opens the dialog, or sends the action at once. */
export function useRecordAction(entity: Entity) {
  const { run } = useActions()
  const dataProvider = useDataProvider()
  return (id: ActionId, record: EntityRecord, object: string) => {
    const refresh = async () => {
      const { data } = await dataProvider.getOne<EntityRecord>(entity.name, { id: record.id })
      return { ...data }
    }
    const to = recordAddress(entity.name, record.id, 'show')
    run({ id, record, object, to, resource: entity.name, refresh })
  }
}
