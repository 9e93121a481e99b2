import { type Identifier, useGetMany, useGetRecordRepresentation, useTranslate } from 'ra-core'
import { namesAlone } from '../../api/types.ts'
import { useComma } from '../../fields/labels.ts'

/** Maximum number of records shown by name; the others are counted. */
const maxNames = 5

/** Shows the names of some records to the person who deletes them. It shows nothing until the names are loaded. */
export function NamedRecords({ resource, ids }: { resource: string; ids: readonly Identifier[] }) {
  const translate = useTranslate()
  const comma = useComma()
  const nameOf = useGetRecordRepresentation(resource)
  const { data = [] } = useGetMany(
    resource,
    { ids: ids.slice(0, maxNames), meta: namesAlone },
    { enabled: ids.length > 1 }
  )
  if (data.length === 0) return null
  const names = data.map(nameOf).join(comma)
  return (
    <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
      {ids.length > maxNames ? translate('entity.named', { names, smart_count: ids.length }) : names}
    </p>
  )
}
