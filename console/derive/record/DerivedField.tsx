import { type RaRecord, RecordContextProvider, useFieldValue, useResourceContext } from 'ra-core'
import { Suspense } from 'react'
import { overrides } from '../../overrides.ts'
import { isEmpty } from '../schema/fields.ts'
import { type DerivedFieldProps, ValueField } from './ValueField.tsx'

/**
 * Shows a field that is derived from the schema of its resource: it finds its value by `source` in the record
 * around it, and shows it as text, as chips, or by the names of the records that it refers to.
 */
export function DerivedField({ record, ...props }: DerivedFieldProps & { record?: RaRecord | undefined }) {
  if (!record) return <OwnOrDerived {...props} />
  return (
    <RecordContextProvider value={record}>
      <OwnOrDerived {...props} />
    </RecordContextProvider>
  )
}

/** Shows the field of `console/overrides.ts` for a value, or the derived one, which also stands there until the other is fetched. */
function OwnOrDerived(props: DerivedFieldProps) {
  const { source, label, emptyText } = props
  const resource = useResourceContext()
  const value: unknown = useFieldValue({ source })
  if (emptyText !== undefined && isEmpty(value)) return emptyText
  const Own = overrides.columns[`${resource}.${source}`]
  const derived = <ValueField {...props} />
  if (!Own) return derived
  return (
    <Suspense fallback={derived}>
      <Own source={source} label={label} />
    </Suspense>
  )
}
