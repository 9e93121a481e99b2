import type { Entity } from '@board/schemas/entity'
import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton, FormFrame, FormSection, Notice } from '../../widgets/registry.tsx'
import { useRecordName } from '../labels.ts'
import { isShown, type Values } from '../schema/fields.ts'
import { formatTime } from '../time.ts'
import { listAddress } from './addresses.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { EntityField } from './EntityField.tsx'
import { LeavingDialog } from './LeavingDialog.tsx'
import type { EntityRecord } from './types.ts'
import { successTime } from './useDeletion.tsx'
import { useEntityForm } from './useEntityForm.ts'
import { useGuard, useUnsent, useUnsentKey } from './useUnsent.ts'

interface Props {
  entity: Entity
  /** The record to change; absent for a new one. */
  record?: EntityRecord
  /** What a new record begins with. */
  given: Values
}

/** The form of a resource's record, in sections; nothing typed is lost by a conflict, a lost session or a closed window. */
export function EntityForm({ entity, record, given }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const prefix = useId()
  const key = useUnsentKey(entity.name, record?.id)
  const unsent = useUnsent(key)
  const [restored, setRestored] = useState(unsent)
  const back = listAddress(entity.name)
  const form = useEntityForm({
    entity,
    record,
    given,
    unsent,
    onDone: () => {
      guard.forget()
      notify('success.done', { type: 'success', autoHideDuration: successTime })
      navigate(back)
    }
  })
  const secrets = form.fields.filter(field => field.schema.writeOnly).map(field => field.name)
  const guard = useGuard(key, { changes: form.changes, version: form.version }, { secrets })

  const kind = translate(`entities.${entity.name}.name`)
  const nameOf = useRecordName(entity)
  const name = record && nameOf(record)
  const title = record
    ? translate('form.title', { verb: translate('ra.action.edit'), object: name })
    : translate('ra.action.create')
  useTitle(`${title} · ${kind}`)
  const fieldId = (field: string) => `${prefix}${field}`
  const shown = form.fields.filter(field => isShown(field, form.values))
  const wrong = shown.flatMap(field => {
    const words = form.errorOf(field.name)
    const label = translate(`entities.${entity.name}.fields.${field.name}`)
    return words ? [{ name: field.name, fieldId: fieldId(field.name), words: `${label}：${words}` }] : []
  })
  const first = wrong[0]?.fieldId
  const [tries, setTries] = useState(0)
  // Back to the first mistake, whoever found it: the form after a press, the server after its answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new try or a new answer moves the focus
  useEffect(() => {
    if (tries > 0 && first) document.getElementById(first)?.focus()
  }, [tries, form.busy])

  return (
    <>
      <FormFrame
        title={title}
        back={{ to: back, words: kind }}
        verb={translate('ra.action.save')}
        busy={form.busy}
        wrong={wrong}
        onSubmit={() => {
          setTries(tries + 1)
          form.submit()
        }}
        trouble={
          <>
            {restored && (
              <Notice
                kind="info"
                words={translate('task.restored', { at: formatTime(restored.at) })}
                action={
                  <ActionButton
                    small
                    tone="quiet"
                    onClick={() => {
                      for (const field of Object.keys(restored.changes)) form.set(field, form.base[field])
                      setRestored(undefined)
                    }}
                  >
                    {translate('entity.discard')}
                  </ActionButton>
                }
              />
            )}
            {form.trouble && <Notice kind="error" words={form.trouble} />}
          </>
        }
      >
        {form.sections.map(section => (
          <FormSection
            key={section.title ?? ''}
            title={section.title && translate(`entities.${entity.name}.sections.${section.title}`)}
          >
            {section.fields.map((field, index) => (
              <EntityField
                key={field.name}
                id={fieldId(field.name)}
                field={field}
                values={form.values}
                record={record}
                error={form.errorOf(field.name)}
                autoFocus={index === 0 && section === form.sections[0] && !record}
                onChange={value => form.set(field.name, value)}
              />
            ))}
          </FormSection>
        ))}
      </FormFrame>
      {form.current && (
        <ConflictDialog
          object={name ?? kind}
          fields={form.fields}
          values={form.values}
          base={form.base}
          theirs={form.current}
          busy={form.busy}
          onChoose={form.resolve}
          onClose={form.forget}
        />
      )}
      {guard.leaving && <LeavingDialog leaving={guard.leaving} />}
    </>
  )
}
