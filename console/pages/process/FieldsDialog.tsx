import { useTranslate } from 'ra-core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Values } from '../../base/values.ts'
import type { ActionDialogProps } from '../../derive/actionTarget.ts'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import { contractResolver } from '../../derive/form/resolver.ts'
import { type Field, initialValues } from '../../fields/fields.ts'
import { type FormFields, FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'

interface Props {
  action: ActionDialogProps
  verb: string
  fields: readonly Field[]
  /** The values with which the fields begin. */
  given?: Values
  /** The operation whose texts name the fields; by default that of the action. */
  operation?: FormFields['operation']
  /** The names of fields that have no texts, by field. */
  titles?: ReadonlyMap<string, string>
  /** Makes the body of the call of the values. */
  prepare: (values: Values) => Values
  /** Shown before the fields. */
  children?: ReactNode
}

/** Shows the dialog of an act on a process whose fields are not those of its call alone. */
export function FieldsDialog({
  action,
  verb,
  fields,
  given = {},
  operation = action.id,
  titles,
  prepare,
  children
}: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const [options] = useState(() => ({
    defaultValues: initialValues(fields, given),
    resolver: contractResolver(fields)
  }))
  const form = useActionForm({ ...action, prepare }, action.onDone)
  const parts = useMemo(
    () => ({ fields, prefix, operation, ...(titles && { titles }) }),
    [fields, prefix, operation, titles]
  )
  return (
    <FormFieldsProvider value={parts}>
      <FormDialog
        title={translate('form.title', { verb, object: action.object })}
        verb={verb}
        tone="primary"
        busy={form.busy}
        form={options}
        onSubmit={form.submit}
        onClose={action.onClose}
        trouble={
          <>
            {form.trouble && <Notice kind="error" words={form.trouble} />}
            <FormWrong />
          </>
        }
      >
        {children}
        {fields.map((field, index) => (
          <FieldInput
            key={field.name}
            field={field}
            label={titles?.get(field.name)}
            autoFocus={index === 0}
          />
        ))}
      </FormDialog>
    </FormFieldsProvider>
  )
}
