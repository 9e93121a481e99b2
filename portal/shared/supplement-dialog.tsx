import { useState } from 'react'
import { useRoot } from '../app/root.ts'
import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import { countCharacters } from '../lib/validation.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { useToast } from '../ui/toast.tsx'
import css from './dialogs.module.css'
import type { ActionDialogProps } from './message-actions.tsx'
import { UploadField } from './upload-field.tsx'
import { useAct } from './use-act.ts'
import { useKeptText } from './use-kept-text.ts'
import { useUploads } from './use-uploads.ts'

/** The author adds to a message; what is typed stays in the browser until it is sent. */
export default function SupplementDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { limits } = useRoot()
  const kept = useKeptText(`supplement-${message.tid}`)
  const uploads = useUploads([], limits.attachmentMax, () => undefined)
  const [tried, setTried] = useState(false)
  const { run, busy, failure } = useAct(
    async (body: { tid: number; content: string; aids: number[] }, key) => {
      await call('supplementMessage', { body, idempotencyKey: key })
      kept.clear()
      toast(t('supplement.done'))
      onDone()
    }
  )
  const count = countCharacters(kept.text)
  const wrong = count < limits.contentMin || count > limits.contentMax
  const words = { min: limits.contentMin, max: limits.contentMax }
  return (
    <Dialog title={t('supplement.dialog', { subject: message.subject })} onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (!wrong && !uploads.busy)
            run({ tid: message.tid, content: kept.text.trim(), aids: uploads.aids })
        }}
      >
        {failure && <Banner tone="late">{failure.words}</Banner>}
        <TextArea
          label={t('supplement.label')}
          hint={t('supplement.hint')}
          value={kept.text}
          least={limits.contentMin}
          most={limits.contentMax}
          error={tried && wrong ? t('post.badContent', words) : undefined}
          onChange={event => kept.setText(event.target.value)}
        />
        <UploadField uploads={uploads} most={limits.attachmentMax} />
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="primary" busy={busy || uploads.busy}>
            {t('supplement.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
