import { followEdit, type Passage, trimPassages } from '@board/schemas/facts/text/masks'
import { useEffect, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { askRestriction, type Restriction, RestrictionNotice } from '../account/restriction.tsx'
import { DraftNote, Form } from '../forms/form.tsx'
import { FileNames, PersonalData } from '../forms/personal-data.tsx'
import { UploadField } from '../forms/upload-field.tsx'
import { useFailedUploads } from '../forms/use-failed-uploads.tsx'
import { useForm } from '../forms/use-form.ts'
import { type SavedFile, useKeptUploads } from '../forms/use-uploads.ts'
import type { ActionDialogProps } from './message-act.ts'

interface Supplement {
  content: string
  masks: readonly Passage[]
  files: SavedFile[]
}

const start: Supplement = { content: '', masks: [], files: [] }

/** Lets the author add a supplement to a message. Text and files are kept as a draft until they are sent. */
export default function SupplementDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { limits } = useRoot()
  const { contentMin: min, contentMax: max } = limits
  const form = useForm<Supplement>({
    start,
    draft: { name: `supplement-${message.tid}` },
    check: ({ content }) => {
      const count = countCharacters(content)
      return { content: (count < min || count > max) && t('form.badContent', { min, max }) }
    },
    send: async ({ content, masks, files }, idempotencyKey) => {
      const sent = trimPassages(content, masks).map(passage => ({ field: 'content' as const, ...passage }))
      const body = {
        tid: message.tid,
        content: content.trim(),
        aids: files.map(({ aid }) => aid),
        masks: sent
      }
      await call('supplementMessage', { body, idempotencyKey })
      toast(t('supplement.done'))
      onDone(t('supplement.done'))
    }
  })
  const [mute, setMute] = useState<Restriction>()
  useEffect(() => {
    // a limit of messages a day does not apply, because a supplement is no new message
    void askRestriction({ call }).then(found => setMute(found?.isMuted ? found : undefined))
  }, [call])
  return (
    <Dialog title={t('supplement.dialog', { subject: message.subject })} onClose={onClose}>
      {mute && <RestrictionNotice restriction={mute} />}
      {form.draft.isReady && !mute && (
        <Fields key={form.draft.generation} form={form} isPublic={message.isPublic} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface FieldsProps {
  form: ReturnType<typeof useForm<Supplement>>
  isPublic: boolean
  onClose: () => void
}

/** Shows the fields. They are mounted when the draft is ready, because the uploads begin with its files. */
function Fields({ form, isPublic, onClose }: FieldsProps) {
  const t = useT()
  const { limits } = useRoot()
  const uploads = useKeptUploads(form, limits.attachmentMax)
  const failedUploads = useFailedUploads(uploads, () => form.submit())
  const [isUncovered, setUncovered] = useState(false)
  return (
    <Form form={form} isHeld={uploads.busy} asks={failedUploads.asks}>
      <TextArea
        {...form.text('content')}
        label={t('supplement.label')}
        hint={t('supplement.hint')}
        least={limits.contentMin}
        most={limits.contentMax}
        onChange={event => {
          const { passages, dropped } = followEdit(form.values.content, event.target.value, form.values.masks)
          form.change({ content: event.target.value, masks: passages })
          if (dropped > 0) setUncovered(true)
        }}
      />
      {isPublic && (
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
      <UploadField uploads={uploads} />
      {isPublic && <FileNames names={uploads.items.map(item => item.name)} />}
      <DraftNote draft={form.draft} />
      {failedUploads.note}
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" tone="primary" busy={form.busy || uploads.busy}>
          {t('supplement.submit')}
        </Button>
      </DialogActions>
    </Form>
  )
}
