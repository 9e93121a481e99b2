import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConflictTable, FormDialog } from '../../widgets/registry.tsx'
import { useFieldLabel } from '../labels.ts'
import { isEmpty, type Values } from '../schema/fields.ts'
import { useNow } from '../useNow.ts'
import { differencesOf, type EntityField } from './form.ts'
import type { EntityRecord } from './types.ts'
import { ValueCell } from './ValueCell.tsx'

interface Props {
  object: string
  fields: readonly EntityField[]
  values: Values
  /** The record as it was when the form was opened. */
  base: Values
  /** The record as somebody else has left it. */
  theirs: EntityRecord
  busy: boolean
  onChoose: (values: Values) => void
  onClose: () => void
}

/** Somebody else changed the record meanwhile: both versions side by side, and for each difference which one to keep. */
export function ConflictDialog({ object, fields, values, base, theirs, busy, onChoose, onClose }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const now = useNow()
  const differences = differencesOf(fields, values, base, theirs)
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>(() =>
    Object.fromEntries(differences.map(one => [one.field.name, one.usual]))
  )
  const cell = ({ name, schema }: EntityField, value: unknown) =>
    isEmpty(value) ? (
      translate('entity.history.empty')
    ) : (
      <ValueCell name={name} schema={schema} value={value} record={theirs} now={now} />
    )
  const submit = () =>
    onChoose(
      Object.fromEntries(
        differences
          .filter(one => one.differs)
          .map(one => [one.field.name, chosen[one.field.name] === 'mine' ? one.mine : one.theirs])
      )
    )
  return (
    <FormDialog
      title={translate('entity.conflict.title', { object })}
      verb={translate('entity.conflict.save')}
      tone="primary"
      wide
      busy={busy}
      wrong={[]}
      trouble={null}
      onSubmit={submit}
      onClose={onClose}
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
