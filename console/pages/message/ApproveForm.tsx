import type { ActionId } from '@board/generated/actions'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { FormField } from '../../derive/dialog/FormField.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import type { Values } from '../../derive/schema/fields.ts'
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

/** Approving: urgency, and what the public reads where the original must be redacted. */
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
  return (
    <Box
      component="form"
      noValidate
      aria-label={translate(`actions.${id}.verb`)}
      onSubmit={event => {
        event.preventDefault()
        void form.submit()
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {shown.map(field => (
        <FormField
          key={field.name}
          id={`${prefix}${field.name}`}
          field={field}
          operation={id}
          values={form.values}
          error={form.errorOf(field.name)}
          autoFocus={false}
          onChange={value => form.set(field.name, value)}
        />
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
          {translate(`actions.${id}.verb`)}
        </ActionButton>
      </div>
    </Box>
  )
}

const blank = { publicSubject: undefined, publicContent: undefined }
