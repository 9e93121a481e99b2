import type { Entity } from '@board/schemas/vocabulary/entity'
import { useTranslate, useUpdate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { failureWords } from '../../../api/failure.ts'
import type { Values } from '../../../base/values.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { useFieldLabel } from '../../../fields/labels.ts'
import { useThrottle } from '../../../fields/throttle.ts'
import { useMe } from '../../../session/useMe.ts'
import { FormFieldsProvider } from '../../../widgets/inputs/FormFields.ts'
import { InPlaceForm, Notice } from '../../../widgets/registry.tsx'
import { useTellDone } from '../../dialog/done.tsx'
import { fieldWordsOf } from '../../form/refusal.ts'
import { contractResolver } from '../../form/resolver.ts'
import { EntityField } from '../EntityField.tsx'
import { useRecordDone } from '../useRecordDone.ts'
import { beginWith, sectionsOf } from './form.ts'
import { currentOf } from './useSaving.ts'

export interface QuickProps {
  entity: Entity
  record: EntityRecord
  /** The name of the record. */
  name: string
  /** The field that is changed. */
  field: string
  onClose: () => void
}

/**
 * Shows the input of one field of a row. Enter saves, Escape discards the change. A refusal is shown below the input.
 */
export default function QuickForm({ entity, record, name, field, onClose }: QuickProps) {
  const translate = useTranslate()
  const { succeed } = useTellDone()
  const doneOf = useRecordDone(entity)
  const prefix = useId()
  const labelOf = useFieldLabel()
  const { permissions } = useMe()
  const throttle = useThrottle()
  const [update, { isPending, error }] = useUpdate<EntityRecord>()
  const [base, setBase] = useState(record)
  const fields = useMemo(
    () =>
      sectionsOf(entity, permissions, false)
        .flatMap(section => section.fields)
        .filter(one => one.name === field),
    [entity, permissions, field]
  )
  const resolver = useMemo(() => contractResolver(fields), [fields])
  const parts = useMemo(() => ({ fields, prefix }), [fields, prefix])

  async function submit(entered: Values) {
    const { version } = base
    const data = { [field]: entered[field] ?? null, version }
    const params = { id: record.id, data, previousData: base }
    try {
      const sent = await throttle(() =>
        update(entity.name, params, { returnPromise: true, mutationMode: 'pessimistic' })
      )
      if (!sent) return
      succeed(doneOf(record))
      onClose()
    } catch (refusal) {
      // the next attempt is based on the present record
      const current = currentOf(refusal)
      if (current) setBase(current)
      return fieldWordsOf(refusal, fields)
    }
  }

  const isAtField = fieldWordsOf(error, fields) !== undefined
  return (
    <FormFieldsProvider value={parts}>
      <InPlaceForm
        label={translate('entity.quickEdit', { field: labelOf(field), name })}
        form={{ record: base, defaultValues: beginWith(fields, record, {}), resolver }}
        busy={isPending}
        trouble={error && !isAtField && <Notice kind="error" words={failureWords(error, translate)} />}
        onSubmit={submit}
        onCancel={onClose}
      >
        {fields.map(one => (
          <EntityField key={one.name} field={one} record={record} autoFocus />
        ))}
      </InPlaceForm>
    </FormFieldsProvider>
  )
}
