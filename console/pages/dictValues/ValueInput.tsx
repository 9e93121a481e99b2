import { useGetList, useRecordContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { entityNamed } from '../../base/entities.ts'
import { usePropose } from '../../derive/entity/edit/UnsentGuard.tsx'
import type { InputProps } from '../../derive/overrides.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { inputs } from '../../widgets/registry.tsx'
import { propose } from './propose.ts'

const TextInput = inputs.text
const schema = entityNamed('dictValue')?.schema.properties.value ?? {}

/** Edits the value of a record of a dictionary. For a new record, it proposes a value and the next order. */
export default function ValueInput(props: InputProps) {
  useProposal(props.source)
  return <TextInput {...props} schema={schema} />
}

/** Fills the value and the order of a new record as long as its writer has not changed them. */
function useProposal(source: string): void {
  const isNew = useRecordContext()?.id === undefined
  const { getValues, setValue } = useFormContext()
  const proposeValues = usePropose()
  const typeId: unknown = useWatch({ name: 'typeId' })
  const { data } = useGetList<EntityRecord>(
    'dictValue',
    {
      filter: { typeId: [typeId] },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'sort', order: 'DESC' }
    },
    { enabled: isNew && typeof typeId === 'number', onError: () => undefined }
  )
  const filled = useRef<Readonly<Record<string, unknown>>>({ sort: 0 })
  useEffect(() => {
    if (!isNew || !data) return
    const known = data.map(({ value, sort }) => ({ value: String(value), sort: Number(sort) }))
    const proposal = data.every(one => one.typeId === typeId) ? propose(known) : undefined
    if (!proposal) return
    const next = { [source]: proposal.value, sort: proposal.sort }
    const isOwn = (name: string) => {
      const present: unknown = getValues(name)
      return present !== undefined && present !== null && present !== '' && present !== filled.current[name]
    }
    const given = Object.entries(next).filter(([name]) => !isOwn(name))
    for (const [name, value] of given) setValue(name, value, { shouldDirty: true })
    // whoever leaves a form in which only proposals stand loses nothing
    proposeValues?.(Object.fromEntries(given))
    filled.current = next
  }, [isNew, data, typeId, source, getValues, setValue, proposeValues])
}
