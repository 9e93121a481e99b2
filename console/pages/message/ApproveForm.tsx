import type { ActionId } from '@board/generated/actions'
import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import { FormFieldsProvider } from '../../derive/form/FormFields.ts'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import type { Values } from '../../derive/schema/fields.ts'
import { FormBox } from '../../widgets/parts/FormBox.tsx'
import { ActionButton } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { type Original, redactionOf } from './redaction.ts'

interface Props {
  id: ActionId
  record: Values
  original: Original
  onRefresh: () => void
}

/** Ordinary urgency, which most messages have (specification 7: priorityLevel 1 and 2). */
const ordinary = 2
const redactable = ['publicSubject', 'publicContent']

/** Approves a message: sets its urgency, and the public wording if the original must be redacted. */
export function ApproveForm({ id, record, original, onRefresh }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const { finished } = useActions()
  const [redacting, setRedacting] = useState(false)
  const form = useActionForm(
    {
      id,
      record,
      given: { priorityLevel: ordinary, ...original },
      prepare: values => ({ ...values, ...blank, ...redactionOf(values, original) })
    },
    () => finished(id)
  )
  const shown = form.fields.filter(field => redacting || !redactable.includes(field.name))
  const verb = translate(`actions.${id}.verb`)
  return (
    <FormFieldsProvider value={{ fields: shown, prefix, operation: id }}>
      <FormBox {...form.options} label={verb} onSubmit={form.submit} sx={{ display: 'grid', gap: 4 }}>
        <FormWrong />
        {shown.map(field => (
          <FieldInput key={field.name} field={field} />
        ))}
        {!redacting && (
          <div>
            <Button color="secondary" onClick={() => setRedacting(true)}>
              {translate('editor.redact')}
            </Button>
          </div>
        )}
        <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
        <div>
          <ActionButton submit tone="primary" busy={form.busy}>
            {verb}
          </ActionButton>
        </div>
      </FormBox>
    </FormFieldsProvider>
  )
}

const blank = { publicSubject: undefined, publicContent: undefined }
