import type { Entity } from '@board/schemas/vocabulary/entity'
import { useQueryClient } from '@tanstack/react-query'
import { setSubmissionErrors, useTranslate, useUpdate } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Values } from '../../../base/values.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { isEmpty } from '../../../fields/fields.ts'
import { useFieldLabel } from '../../../fields/labels.ts'
import { ConflictTable, FormDialog } from '../../../widgets/registry.tsx'
import { fieldWordsOf } from '../../form/refusal.ts'
import { DerivedField } from '../../record/DerivedField.tsx'
import { beginWith, differencesOf, type EntityField } from './form.ts'
import type { Saving } from './useSaving.ts'

interface Props {
  entity: Entity
  object: string
  fields: readonly EntityField[]
  /** The record at the time when the form was opened. */
  base: Values
  /** The record as another person has saved it. */
  theirs: EntityRecord
  saving: Saving
  /** Continues with another base record and version, to which the changes now apply. */
  onBase: (base: Values, version: number | undefined) => void
}

/**
 * Shows both versions of a record that another person has changed meanwhile, and asks for each difference which one to
 * keep. The choice is sent as a change of the newer version.
 */
export function ConflictDialog({ entity, object, fields, base, theirs, saving, onBase }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const form = useFormContext()
  const queries = useQueryClient()
  const [update, { isPending }] = useUpdate<EntityRecord, Error>()
  const values: Values = form.getValues()
  const differences = differencesOf(entity, fields, values, base, theirs)
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>(() =>
    Object.fromEntries(differences.map(one => [one.field.name, one.usual]))
  )
  const cell = ({ name }: EntityField, value: unknown) =>
    isEmpty(value) ? (
      translate('entity.history.empty')
    ) : (
      <DerivedField source={name} record={{ ...theirs, [name]: value }} />
    )
  async function submit() {
    const kept = differences
      .filter(one => one.differs)
      .map(one => [one.field.name, chosen[one.field.name] === 'mine' ? one.mine : one.theirs])
    const secrets = fields.filter(field => field.schema.writeOnly).map(({ name }) => [name, values[name]])
    const next = beginWith(fields, theirs, {})
    const merged = { ...next, ...Object.fromEntries(kept), ...Object.fromEntries(secrets) }
    onBase(next, theirs.version)
    // a later press of the form's own button must also be based on this record
    const queryKey = [entity.name, 'getOne', { id: String(theirs.id), meta: undefined }]
    queries.setQueryData<EntityRecord>(queryKey, before => ({ ...before, ...theirs }))
    form.reset(merged, { keepDefaultValues: true })
    const params = { id: theirs.id, data: { ...merged, version: theirs.version }, previousData: theirs }
    try {
      await update(entity.name, params, { returnPromise: true, ...saving.mutationOptions })
    } catch (refusal) {
      // the message is shown above the form, or at its fields
      const words = fieldWordsOf(refusal, fields)
      if (words) setSubmissionErrors(words, form.setError)
    }
  }
  return (
    <FormDialog
      title={translate('entity.conflict.title', { object })}
      verb={translate('entity.conflict.save')}
      tone="primary"
      wide
      busy={isPending}
      trouble={null}
      onSubmit={() => void submit()}
      onClose={saving.forget}
    >
      <p style={{ margin: 0 }}>{translate('entity.conflict.help')}</p>
      <ConflictTable
        rows={[...differences]
          .sort((a, b) => Number(b.differs) - Number(a.differs))
          .map(({ field, mine, theirs: other, differs }) => ({
            name: field.name,
            label: label(field.name),
            mine: cell(field, mine),
            theirs: cell(field, other),
            differs,
            choice: chosen[field.name] ?? 'theirs'
          }))}
        onChoose={(name, choice) => setChosen({ ...chosen, [name]: choice })}
      />
    </FormDialog>
  )
}
