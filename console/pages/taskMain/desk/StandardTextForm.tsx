import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { isFilled } from '../../../fields/isFilled.ts'
import { asInput } from '../../../widgets/inputs/asInput.tsx'
import { TextareaControl, TextControl } from '../../../widgets/inputs/text.tsx'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { type Entered, type FieldWords, FormBox } from '../../../widgets/parts/forms/FormBox.tsx'

const TextInput = asInput(TextControl)
const TextareaInput = asInput(TextareaControl)
const longest = { title: 50, content: 1000 } as const

interface Props {
  id: number
  title: string
  content: string
  onSave: (text: { title: string; content: string }) => Promise<FieldWords | undefined>
  onCancel: () => void
}

/** Changes a standard text in its place in the list. Escape leaves the text as it was, and the list open. */
export function StandardTextForm({ id, title, content, onSave, onCancel }: Props) {
  const translate = useTranslate()
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <Box onKeyDown={cancel}>
      <FormBox
        label={translate('desk.editStandardText', { name: title })}
        defaultValues={{ title, content }}
        onSubmit={(entered: Entered) =>
          onSave({ title: String(entered.title).trim(), content: String(entered.content).trim() })
        }
        sx={{ display: 'grid', gap: 3, p: 2 }}
      >
        <TextInput
          source="title"
          id={`standard-text-title-${id}`}
          label={translate('desk.standardTextTitle')}
          isRequired
          autoFocus
          validate={isFilled}
          parse={text => text?.slice(0, longest.title)}
        />
        <TextareaInput
          source="content"
          id={`standard-text-content-${id}`}
          label={translate('desk.standardTextContent')}
          isRequired
          validate={isFilled}
          parse={text => text?.slice(0, longest.content)}
        />
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
          <ActionButton small tone="quiet" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </ActionButton>
          <ActionButton small submit>
            {translate('ra.action.save')}
          </ActionButton>
        </Box>
      </FormBox>
    </Box>
  )
}
