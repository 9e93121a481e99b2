import { type ReactNode, useMemo } from 'react'
import type { ActionDialogProps } from '../../derive/actionTarget.ts'
import type { Field } from '../../fields/fields.ts'
import { FieldsDialog } from './FieldsDialog.tsx'
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
export function VariablesDialog({ verb, fields, variables, children, ...action }: Props) {
  const all = useMemo(() => [...fields, ...fieldsOfVariables(variables)], [fields, variables])
  const titles = useMemo(
    () => new Map(variables.map(({ name, title }) => [variableField(name), title])),
    [variables]
  )
  return (
    <FieldsDialog
      action={action}
      verb={verb}
      fields={all}
      titles={titles}
      prepare={values => ({
        ...Object.fromEntries(fields.map(({ name }) => [name, values[name]])),
        variables: variablesIn(variables, values)
      })}
    >
      {children}
    </FieldsDialog>
  )
}
