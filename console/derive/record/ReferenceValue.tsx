import { useFieldValue } from 'ra-core'
import type { RecordOption } from '../../api/options.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { useRecordNames } from '../../fields/useRecordNames.ts'
import { listOf, refOf } from '../../fields/values.ts'
import { maxChips, TreeChoice } from '../../widgets/registry.tsx'
import { LabelledValue, type ValueProps } from './ValueField.tsx'

/** Shows the names of the records to which a value refers. */
export function ReferenceValue(props: ValueProps & { target: string }) {
  const { source, schema, target, whole = false } = props
  const labelOf = useFieldLabel()
  const ids = listOf(useFieldValue({ source })) as RecordOption['id'][]
  const ref = refOf(schema)
  // many records of a tree are clearer in the tree
  const asTree = ref?.tree !== undefined && whole && ids.length > maxChips
  const nameOf = useRecordNames(target, ids, !asTree)
  if (asTree) {
    return <TreeChoice resource={target} label={labelOf(source)} ids={ids} narrowing={ref.filter} />
  }
  return <LabelledValue {...props} labels={ids.map(nameOf)} />
}
