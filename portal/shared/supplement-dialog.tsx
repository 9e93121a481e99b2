import { followEdit, type Passage, trimPassages } from '@board/schemas/masks'
import { useState } from 'react'
import { useRoot } from '../app/root.ts'
import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import { countCharacters } from '../lib/validation.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { useToast } from '../ui/toast.tsx'
import { DraftNote, Form } from './form.tsx'
import type { ActionDialogProps } from './message-actions.tsx'
import { FileNames, PersonalData } from './personal-data.tsx'
import { UploadField } from './upload-field.tsx'
import { useForm } from './use-form.ts'
import { useUploads } from './use-uploads.ts'

const noMasks: readonly Passage[] = []

/** Lets the author add to a message; the typed text stays in the browser until it is sent. */
export default function SupplementDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { limits } = useRoot()
  const { contentMin: min, contentMax: max } = limits
  const uploads = useUploads([], limits.attachmentMax, () => undefined)
  const [isUncovered, setUncovered] = useState(false)
  const form = useForm({
    start: { content: '', masks: noMasks },
    draft: { name: `supplement-${message.tid}` },
    check: ({ content }) => {
      const count = countCharacters(content)
      return { content: (count < min || count > max) && t('post.badContent', { min, max }) }
    },
    send: async ({ content, masks }, idempotencyKey) => {
      const sent = trimPassages(content, masks).map(passage => ({ field: 'content' as const, ...passage }))
      const body = { tid: message.tid, content: content.trim(), aids: uploads.aids, masks: sent }
      await call('supplementMessage', { body, idempotencyKey })
      toast(t('supplement.done'))
      onDone(t('supplement.done'))
    }
  })
  return (
    <Dialog title={t('supplement.dialog', { subject: message.subject })} onClose={onClose}>
      <Form form={form} isHeld={uploads.busy}>
        <TextArea
          {...form.text('content')}
          label={t('supplement.label')}
          hint={t('supplement.hint')}
          least={min}
          most={max}
          onChange={event => {
            const { passages, dropped } = followEdit(
              form.values.content,
              event.target.value,
              form.values.masks
            )
            form.change({ content: event.target.value, masks: passages })
            if (dropped > 0) setUncovered(true)
          }}
        />
        {message.isPublic && (
          <PersonalData
            control={form.idOf('content')}
            text={form.values.content}
            passages={form.values.masks}
            isUncovered={isUncovered}
            onChange={masks => {
              setUncovered(false)
              form.change({ masks })
            }}
          />
        )}
        <UploadField uploads={uploads} most={limits.attachmentMax} />
        {message.isPublic && <FileNames names={uploads.items.map(item => item.name)} />}
        <DraftNote draft={form.draft} />
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="primary" busy={form.busy || uploads.busy}>
            {t('supplement.submit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
