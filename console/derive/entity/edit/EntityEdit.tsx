import type { Entity } from '@board/schemas/vocabulary/entity'
import { CreateBase, EditBase } from 'ra-core'
import { Navigate, useSearchParams } from 'react-router-dom'
import { recordAddress } from '../../../base/entityAddresses.ts'
import { allows, type EntityRecord } from '../../../fields/entityRecord.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { readOne } from '../../list/address.ts'
import { EntityForm } from './EntityForm.tsx'
import { FreshRecord, fresh } from './FreshRecord.tsx'
import { useSaving } from './useSaving.ts'
import { useUnsentKey } from './useUnsent.ts'

/** Shows the form for a new record. Its address may fill some fields. */
export const EntityCreate = withPageTexts('records', Creating)

function Creating({ entity }: { entity: Entity }) {
  const [params] = useSearchParams()
  const key = useUnsentKey(entity.name, undefined)
  const saving = useSaving(entity, key)
  const given = Object.fromEntries(
    [...params].flatMap(([name, text]) => {
      const schema = entity.schema.properties[name]
      const value = schema && readOne(text, schema)
      return value === undefined ? [] : [[name, value]]
    })
  )
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={saving.mutationOptions}>
      <EntityForm entity={entity} given={given} draftKey={key} saving={saving} />
    </CreateBase>
  )
}

/** Shows the form of a record. A reader who may not change it sees the page of the record instead. */
export function EntityEdit({ entity, id }: { entity: Entity; id: number }) {
  const key = useUnsentKey(entity.name, id)
  const saving = useSaving(entity, key)
  return (
    <EditBase<EntityRecord>
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={fresh}
      mutationOptions={saving.mutationOptions}
      render={context => (
        <FreshRecord entity={entity} context={context} keeps>
          {record =>
            allows(record, entity.operations.update) ? (
              <EntityForm entity={entity} record={record} given={{}} draftKey={key} saving={saving} />
            ) : (
              <Navigate to={recordAddress(entity.name, id, 'show')} replace />
            )
          }
        </FreshRecord>
      )}
    />
  )
}
