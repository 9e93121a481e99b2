import type { Entity } from '@board/schemas/vocabulary/entity'
import { useGetResourceLabel, useSaveContext, useTranslate } from 'ra-core'
import { useCallback, useId, useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { failureWords } from '../../../api/failure.ts'
import type { Values } from '../../../base/values.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { useNewTitle, useRecordName } from '../../../fields/labels.ts'
import { useThrottle } from '../../../fields/throttle.ts'
import { formatTime } from '../../../fields/time.ts'
import { useMe } from '../../../session/useMe.ts'
import { FormFieldsProvider } from '../../../widgets/inputs/FormFields.ts'
import { useTitle } from '../../../widgets/parts/useTitle.ts'
import { ActionButton, FormFrame, FormSection, Notice } from '../../../widgets/registry.tsx'
import { UnkeptNotice } from '../../drafts/UnkeptNotice.tsx'
import { FormWrong } from '../../form/FormWrong.tsx'
import { fieldWordsOf } from '../../form/refusal.ts'
import { contractResolver } from '../../form/resolver.ts'
import { EntityField } from '../EntityField.tsx'
import { useListPlace } from '../listPlace.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { beginWith, sectionsOf } from './form.ts'
import { UnsentGuard, UnsentProvider } from './UnsentGuard.tsx'
import { currentOf, type Saving } from './useSaving.ts'
import { type Unsent, useUnsent } from './useUnsent.ts'

interface Props {
  entity: Entity
  /** The record to change; absent for a new one. */
  record?: EntityRecord
  /** Initial values of a new record. */
  given: Values
  /** The storage key of unsent changes. */
  draftKey: string
  saving: Saving
}

/**
 * Shows the form of an entity's record in sections, within react-admin's EditBase or CreateBase. Typed values survive a
 * conflict, an expired session and a closed window.
 */
export function EntityForm({ entity, record, given, draftKey, saving }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const { permissions } = useMe()
  const { save, saving: isBusy = false } = useSaveContext()
  const throttle = useThrottle()
  const isNew = record === undefined
  const sections = useMemo(() => sectionsOf(entity, permissions, isNew), [entity, permissions, isNew])
  const fields = useMemo(() => sections.flatMap(section => section.fields), [sections])
  const resolver = useMemo(() => contractResolver(fields), [fields])
  const unsent = useUnsent(draftKey)
  const [restored, setRestored] = useState(unsent)
  const [base, setBase] = useState<Values>(() => beginWith(fields, record, given))
  const propose = useCallback((values: Values) => setBase(known => ({ ...known, ...values })), [])
  const [kept, setKept] = useState({ isRefused: false })
  const [version, setVersion] = useState(unsent?.version ?? record?.version)
  const [defaultValues] = useState<Values>(() => ({ ...base, ...unsent?.changes }))

  const listed = useListPlace(entity.name)(record ?? given)
  const kind = useGetResourceLabel()(entity.name)
  const nameOf = useRecordName(entity)
  const name = record && nameOf(record)
  const newTitle = useNewTitle()
  const title = record
    ? translate('form.title', { verb: translate('ra.action.edit'), object: name })
    : newTitle(entity.name)
  useTitle(`${title} · ${kind}`, name)

  async function submit(entered: Values) {
    saving.forget()
    // react-admin also fills a form from the address; a value for no field of the form is not visible and must not be
    // sent
    const own = fields.filter(({ name }) => Object.hasOwn(entered, name))
    const values = Object.fromEntries(own.map(({ name }) => [name, entered[name]]))
    const sent = await throttle(async () => save?.(isNew ? values : { ...values, version }))
    return sent?.data as Readonly<Record<string, string>> | undefined
  }

  const { failure } = saving
  const current = currentOf(failure)
  const isOnTop = failure !== undefined && !current && fieldWordsOf(failure, fields) === undefined
  const parts = useMemo(() => ({ fields, prefix }), [fields, prefix])
  return (
    <FormFieldsProvider value={parts}>
      <UnsentProvider
        value={{ entity, fields, base, version, draftKey, draft: saving.draft, propose, onKept: setKept }}
      >
        <FormFrame
          title={title}
          back={{ to: listed, words: kind }}
          verb={translate('ra.action.save')}
          busy={isBusy}
          form={{
            record,
            defaultValues,
            resolver,
            warnWhenUnsavedChanges: true,
            WarnWhenUnsavedChangesComponent: UnsentGuard
          }}
          onSubmit={submit}
          trouble={
            <>
              {restored && (
                <RestoredNotice restored={restored} base={base} onDiscard={() => setRestored(undefined)} />
              )}
              <UnkeptNotice isRefused={kept.isRefused} />
              {isOnTop && <Notice kind="error" words={failureWords(failure, translate)} />}
              <FormWrong />
            </>
          }
        >
          {sections.map(section => (
            <FormSection
              key={section.title ?? ''}
              title={section.title && translate(`entities.${entity.name}.sections.${section.title}`)}
              hasColumns={section.hasColumns}
            >
              {section.fields.map((field, index) => (
                <EntityField
                  key={field.name}
                  field={field}
                  record={record}
                  autoFocus={index === 0 && section === sections[0] && isNew}
                />
              ))}
            </FormSection>
          ))}
          {current && (
            <ConflictDialog
              key={current.version}
              entity={entity}
              object={name ?? kind}
              fields={fields}
              base={base}
              theirs={current}
              saving={saving}
              onBase={(theirs, at) => {
                setBase(theirs)
                setVersion(at)
              }}
            />
          )}
        </FormFrame>
      </UnsentProvider>
    </FormFieldsProvider>
  )
}

interface RestoredProps {
  restored: Unsent & { at: number }
  base: Values
  onDiscard: () => void
}

/** Shows that earlier unsent changes were restored, and offers to discard them. */
function RestoredNotice({ restored, base, onDiscard }: RestoredProps) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const discard = () => {
    for (const field of Object.keys(restored.changes)) setValue(field, base[field] ?? null)
    onDiscard()
  }
  return (
    <Notice
      kind="info"
      words={translate('task.restored', { at: formatTime(restored.at) })}
      action={
        <ActionButton small tone="quiet" onClick={discard}>
          {translate('entity.discard')}
        </ActionButton>
      }
    />
  )
}
