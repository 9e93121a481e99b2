import { useT } from '../../lib/i18n.tsx'
import { countCharacters } from '../../lib/validation.ts'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { DraftNote, Form } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import type { ActionDialogProps } from './message-act.ts'

/** The lengths of a reason, the same as in the contract. */
const min = 2
const max = 500

/** Lets the author ask for the deletion of a message. An editor decides about it. */
export default function DeletionDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const form = useForm({
    start: { reason: '' },
    draft: { name: `deletion-${message.tid}` },
    check: ({ reason }) => {
      const count = countCharacters(reason.trim())
      return { reason: (count < min || count > max) && t('deletion.badReason', { min, max }) }
    },
    send: async ({ reason }, idempotencyKey) => {
      await call('requestDeletion', { body: { tid: message.tid, reason: reason.trim() }, idempotencyKey })
      toast(t('deletion.done'))
      onDone(t('deletion.done'))
    }
  })
  return (
    <Dialog title={t('deletion.dialog', { subject: message.subject })} onClose={onClose}>
      <Form form={form}>
        <p>{t(message.isPublic ? 'deletion.hint' : 'deletion.privateHint')}</p>
        <TextArea {...form.text('reason')} label={t('deletion.reason')} least={min} most={max} rows={4} />
        <DraftNote draft={form.draft} />
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="danger" busy={form.busy}>
            {t('deletion.submit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
