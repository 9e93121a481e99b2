import { type RaRecord, RecordContextProvider, useFieldValue, useResourceContext } from 'ra-core'
import { Suspense } from 'react'
import { isEmpty } from '../../fields/fields.ts'
import { readOverrides } from '../overrides.ts'
import { type DerivedFieldProps, ValueField } from './ValueField.tsx'

/**
 * Shows a field that is derived from the schema of its resource. It finds its value by `source` in the surrounding
 * record, and shows it as text, as chips, or as the names of the records to which it refers.
 */
export function DerivedField({ record, ...props }: DerivedFieldProps & { record?: RaRecord | undefined }) {
  if (!record) return <OwnOrDerived {...props} />
  return (
    <RecordContextProvider value={record}>
      <OwnOrDerived {...props} />
    </RecordContextProvider>
  )
}

/**
 * Shows the field of `console/app/overrides.ts` for a value, or the derived one. The derived one is also shown while the
 * other is being loaded.
 */
function OwnOrDerived(props: DerivedFieldProps) {
  const { source, label, emptyText } = props
  const resource = useResourceContext()
  const value: unknown = useFieldValue({ source })
  const Own = readOverrides().columns[`${resource}.${source}`]
  if (!Own && emptyText !== undefined && isEmpty(value)) return emptyText
  const derived = <ValueField {...props} />
  if (!Own) return derived
  return (
    <Suspense fallback={derived}>
      <Own source={source} label={label} />
    </Suspense>
  )
}
