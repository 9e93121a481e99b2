import { useTranslate } from 'ra-core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { ActionDialogProps } from '../../derive/dialog/ActionDialog.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import { FormFieldsProvider } from '../../derive/form/FormFields.ts'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import { contractResolver } from '../../derive/form/resolver.ts'
import { type Field, initialValues } from '../../derive/schema/fields.ts'
import { FormDialog } from '../../widgets/parts/FormDialog.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { fieldsOfVariables, type StartForm, variableField, variablesIn } from './startForm.ts'

interface Props extends ActionDialogProps {
  verb: string
  /** The fields of the call itself. */
  fields: readonly Field[]
  /** The variables that the drawing needs. */
  variables: StartForm['fields']
  /** Shown before the fields. */
  children?: ReactNode
}

/** Shows the fields of an act together with one field for each variable that the conditions of the drawing need. */
export function VariablesDialog({ verb, fields, variables, children, ...props }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const all = useMemo(() => [...fields, ...fieldsOfVariables(variables)], [fields, variables])
  const titles = useMemo(
    () => new Map(variables.map(({ name, title }) => [variableField(name), title])),
    [variables]
  )
  const [options] = useState(() => ({
    defaultValues: initialValues(all, {}),
    resolver: contractResolver(all)
  }))
  const form = useActionForm(
    {
      ...props,
      prepare: values => ({
        ...Object.fromEntries(fields.map(({ name }) => [name, values[name]])),
        variables: variablesIn(variables, values)
      })
    },
    props.onDone
  )
  const parts = useMemo(
    () => ({ fields: all, prefix, operation: props.id, titles }),
    [all, prefix, props.id, titles]
  )
  return (
    <FormFieldsProvider value={parts}>
      <FormDialog
        title={translate('form.title', { verb, object: props.object })}
        verb={verb}
        tone="primary"
        busy={form.busy}
        form={options}
        onSubmit={form.submit}
        onClose={props.onClose}
        trouble={
          <>
            {form.trouble && <Notice kind="error" words={form.trouble} />}
            <FormWrong />
          </>
        }
      >
        {children}
        {all.map((field, index) => (
          <FieldInput key={field.name} field={field} label={titles.get(field.name)} autoFocus={index === 0} />
        ))}
      </FormDialog>
    </FormFieldsProvider>
  )
}
