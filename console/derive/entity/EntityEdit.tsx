import type { Entity } from '@board/schemas/entity'
import { Navigate, useSearchParams } from 'react-router-dom'
import { readOne } from '../list/params.ts'
import { recordAddress } from './addresses.ts'
import { EntityForm } from './EntityForm.tsx'
import { RecordLoader } from './RecordLoader.tsx'
import { allows } from './types.ts'

/** The form for a new record; its address may fill some fields. */
export function EntityCreate({ entity }: { entity: Entity }) {
  const [params] = useSearchParams()
  const given = Object.fromEntries(
    [...params].flatMap(([name, text]) => {
      const schema = entity.schema.properties[name]
      const value = schema && readOne(text, schema)
      return value === undefined ? [] : [[name, value]]
    })
  )
  return <EntityForm entity={entity} given={given} />
}

/** The form of a record; whoever may not change this one sees its page. */
export const EntityEdit = ({ entity, id }: { entity: Entity; id: number }) => (
  <RecordLoader entity={entity} id={id}>
    {record =>
      allows(record, entity.operations.update) ? (
        <EntityForm key={record.id} entity={entity} record={record} given={{}} />
      ) : (
        <Navigate to={recordAddress(entity.name, id, 'show')} replace />
      )
    }
  </RecordLoader>
)
