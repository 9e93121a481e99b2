import { type RaRecord, useFieldValue, useGetManyAggregate, useGetRecordRepresentation } from 'ra-core'
import type { RecordOption } from '../../api/options.ts'
import { namesAlone } from '../../provider/types.ts'
import { mostChips, TreeChoice } from '../../widgets/registry.tsx'
import { useFieldLabel } from '../labels.ts'
import { listOf, refOf } from '../schema/values.ts'
import { LabelledValue, type ValueProps } from './DerivedField.tsx'

/** Shows the records that a value refers to by their names; the names of a whole page are fetched in one call. */
export function ReferenceValue(props: ValueProps & { target: string }) {
  const { source, schema, target, whole = false } = props
  const labelOf = useFieldLabel()
  const ids = listOf(useFieldValue({ source })) as RecordOption['id'][]
  const ref = refOf(schema)
  // Many records of a tree are best shown in their tree.
  const asTree = ref?.tree !== undefined && whole && ids.length > mostChips
  const representation = useGetRecordRepresentation(target)
  const { data = [] } = useGetManyAggregate<RecordOption & RaRecord>(
    target,
    { ids, meta: namesAlone },
    { enabled: ids.length > 0 && !asTree }
  )
  if (asTree) {
    return <TreeChoice resource={target} label={labelOf(source)} ids={ids} narrowing={ref.filter} />
  }
  const nameOf = (id: RecordOption['id']) => {
    const found = data.find(option => option?.id === id)
    return String(found ? representation(found) : id)
  }
  return <LabelledValue {...props} labels={ids.map(nameOf)} />
}
