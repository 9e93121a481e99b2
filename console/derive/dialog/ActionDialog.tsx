import { actions } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ActionButton, FormDialog, Notice } from '../../widgets/registry.tsx'
import { isShown } from '../schema/fields.ts'
import { FormField } from './FormField.tsx'
import { type ActionTarget, useActionForm } from './useActionForm.ts'

interface Props extends ActionTarget {
  /** What the act is about, for the title. */
  object: string
  onDone: (data: unknown) => void
  onClose: () => void
  /** Fetches the record anew after a conflict; what was typed stays. */
  onRefresh: () => Promise<void>
}

/** An operation as a dialog: its request body is the form, its hint the tone, question and button. */
export function ActionDialog({ object, onDone, onClose, onRefresh, ...target }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const { fields, values, set, errorOf, submit, busy, trouble, conflict, forget } = useActionForm(
    target,
    onDone
  )
  const { action } = actions[target.id]
  const verb = translate(`actions.${target.id}.verb`)
  const fieldId = (name: string) => `${prefix}${name}`
  const wrong = fields
    .filter(field => isShown(field, values))
    .flatMap(({ name }) => {
      const words = errorOf(name)
      return words
        ? [{ fieldId: fieldId(name), words: `${translate(`fields.${name}`, { _: name })}：${words}` }]
        : []
    })
  return (
    <FormDialog
      title={object ? translate('form.title', { verb, object }) : verb}
      verb={verb}
      tone={action.tone ?? 'primary'}
      asks={fields.length === 0}
      busy={busy}
      wrong={wrong}
      onSubmit={() => void submit()}
      onClose={onClose}
      trouble={
        trouble && (
          <Notice
            kind="error"
            words={trouble}
            action={
              conflict ? (
                <ActionButton small onClick={() => void onRefresh().then(forget)}>
                  {translate('form.refresh')}
                </ActionButton>
              ) : undefined
            }
          />
        )
      }
    >
      {action.confirm && <p style={{ margin: 0 }}>{translate(`confirm.${action.confirm}`)}</p>}
      {fields.map((field, index) => (
        <FormField
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          operation={target.id}
          values={values}
          error={errorOf(field.name)}
          autoFocus={index === 0}
          onChange={value => set(field.name, value)}
        />
      ))}
    </FormDialog>
  )
}
