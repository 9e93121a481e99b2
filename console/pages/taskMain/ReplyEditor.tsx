import { actions } from '@board/generated/actions'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { useSite } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { FormField } from '../../derive/dialog/FormField.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { useKeepDraft, useRestored } from '../../derive/drafts/useDraft.ts'
import type { Field, Values } from '../../derive/schema/fields.ts'
import { formatTime } from '../../derive/time.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { focusMessage } from './focus.ts'
import type { Mode } from './modes.ts'
import { StandardTexts } from './StandardTexts.tsx'
import { useDetector } from './useDetector.ts'

interface Props {
  tid: number
  mode: Mode
  draftKey: string
  /** Fetches the message anew after a conflict. */
  onRefresh: () => void
  /** The text was taken, and the editor is to go. */
  onSent: (values: Values) => void
}

/** What was found stands below the text that it is about. */
const inReadingOrder = (fields: readonly Field[]) => {
  const place = ({ name }: Field) => ['kind', 'content', 'detectorReason'].indexOf(name)
  const [first, rest] = [fields.filter(field => place(field) >= 0), fields.filter(field => place(field) < 0)]
  return [...first.sort((a, b) => place(a) - place(b)), ...rest]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Editor of a reply, an explanation or an answer. It keeps what is typed, has it checked before it is sent, and is closed then. */
export function ReplyEditor({ tid, mode, draftKey, onRefresh, onSent }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const limits = useSite()?.limits
  const { finished } = useActions()
  const restored = useRestored(draftKey)
  const given = restored ? { ...mode.given, content: restored.content } : mode.given
  const form = useActionForm({ id: mode.id, record: mode.record, given }, () => {
    forget()
    finished(mode.id)
    onSent(form.values)
    focusMessage()
  })
  const content = textOf(form.values.content)
  const { keptAt, forget } = useKeepDraft(draftKey, content, textOf(mode.given.content))
  const detector = useDetector(tid)
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const found = detector.findingsIn(content.trim())
  const reason = textOf(form.values.detectorReason).trim()
  const [tooShort, setTooShort] = useState(false)
  const shortest = limits?.replyMin ?? 1
  const isShort = Array.from(content.trim()).length < shortest
  const verb = translate(`actions.${mode.id}.verb`)

  async function submit() {
    setTooShort(isShort)
    if (isShort) return document.getElementById(`${prefix}content`)?.focus()
    setFailure(undefined)
    setChecking(true)
    try {
      const passes = (found && reason !== '') || (!found && (await detector.passes(content.trim())))
      if (passes) await form.submit()
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setChecking(false)
    }
  }

  const errorOf = (name: string) =>
    name === 'content' && tooShort && isShort
      ? translate('ra.validation.minLength', { min: shortest })
      : form.errorOf(name)
  const shown = inReadingOrder(form.fields).filter(({ name }) =>
    name === 'detectorReason' ? found : name === 'kind' ? mode.given.kind : true
  )
  const trouble = form.trouble ?? (failure === undefined ? undefined : failureWords(failure, translate))
  return (
    <Box
      component="form"
      noValidate
      aria-label={verb}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      {restored && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('task.restored', { at: formatTime(restored.at) })}
        </Typography>
      )}
      {shown.map(field => (
        <Box key={field.name} sx={{ display: 'grid', gap: 1 }}>
          {field.name === 'detectorReason' && found && (
            <Notice kind="warning" words={found.description ?? ''} hint={translate('task.detectorHint')} />
          )}
          <FormField
            id={`${prefix}${field.name}`}
            field={
              field.name === 'detectorReason' || field.name === 'kind' ? { ...field, required: true } : field
            }
            operation={mode.id}
            values={form.values}
            error={errorOf(field.name)}
            autoFocus={field.name === 'detectorReason'}
            onChange={value => form.set(field.name, value)}
          />
          {field.name === 'content' && (
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <StandardTexts
                onChoose={text => form.set('content', content === '' ? text : `${content}\n${text}`)}
                current={content}
              />
              {keptAt && (
                <Typography variant="caption" sx={{ color: 'text.disabled', ml: 'auto' }}>
                  {translate('task.kept', { at: formatTime(keptAt).slice(-5) })}
                </Typography>
              )}
            </Box>
          )}
        </Box>
      ))}
      <FormTrouble words={trouble} form={form} onRefresh={onRefresh} />
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          justifyContent: 'flex-end',
          position: 'sticky',
          bottom: 0,
          bgcolor: 'background.paper',
          py: 2
        }}
      >
        <ActionButton
          submit
          tone={actions[mode.id].action.tone === 'danger' ? 'danger' : 'primary'}
          busy={checking || form.busy}
          disabled={found !== undefined && reason === ''}
        >
          {found ? translate('task.sendAnyway', { verb }) : verb}
        </ActionButton>
      </Box>
    </Box>
  )
}
