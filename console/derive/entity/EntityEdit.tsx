import type { Entity } from '@board/schemas/entity'
import { useSearchParams } from 'react-router-dom'
import { readOne } from '../list/params.ts'
import { EntityForm } from './EntityForm.tsx'
import { RecordLoader } from './RecordLoader.tsx'

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

/** The form of a record. */
export const EntityEdit = ({ entity, id }: { entity: Entity; id: number }) => (
  <RecordLoader entity={entity} id={id}>
    {record => <EntityForm key={record.id} entity={entity} record={record} given={{}} />}
  </RecordLoader>
)
