import { actions } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import { ActionButton, FormDialog, Notice } from '../../widgets/registry.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { FormFieldsProvider } from '../form/FormFields.ts'
import { FormWrong } from '../form/FormWrong.tsx'
import { WithoutPrefill } from '../form/WithoutPrefill.tsx'
import { type ActionTarget, useActionForm } from './useActionForm.ts'

export interface ActionDialogProps extends ActionTarget {
  /** The object of the act, for the title. */
  object: string
  onDone: (data: unknown) => void
  onClose: () => void
  /** Fetches the record again after a conflict; typed text stays. */
  onRefresh: () => Promise<void>
}

/**
 * Shows an operation as a dialog: the form comes from its request body; the tone, question and button come from its
 * hint.
 */
export const ActionDialog = (props: ActionDialogProps) => (
  <WithoutPrefill>
    <OwnDialog {...props} />
  </WithoutPrefill>
)

function OwnDialog({ object, onDone, onClose, onRefresh, ...target }: ActionDialogProps) {
  const translate = useTranslate()
  const prefix = useId()
  const form = useActionForm(target, onDone)
  const { fields } = form
  const { action } = actions[target.id]
  const verb = translate(`actions.${target.id}.verb`)
  const parts = useMemo(() => ({ fields, prefix, operation: target.id }), [fields, prefix, target.id])
  return (
    <FormFieldsProvider value={parts}>
      <FormDialog
        title={object ? translate('form.title', { verb, object }) : verb}
        verb={verb}
        tone={action.tone ?? 'primary'}
        asks={fields.length === 0}
        busy={form.busy}
        form={form.options}
        onSubmit={form.submit}
        onClose={onClose}
        trouble={
          <>
            {form.trouble && (
              <Notice
                kind="error"
                words={form.trouble}
                action={
                  form.conflict ? (
                    <ActionButton small onClick={() => void onRefresh().then(form.forget)}>
                      {translate('form.refresh')}
                    </ActionButton>
                  ) : undefined
                }
              />
            )}
            <FormWrong />
          </>
        }
      >
        {action.confirm && <p style={{ margin: 0 }}>{translate(`confirm.${action.confirm}`)}</p>}
        {fields.map((field, index) => (
          <FieldInput key={field.name} field={field} autoFocus={index === 0} />
        ))}
      </FormDialog>
    </FormFieldsProvider>
  )
}
