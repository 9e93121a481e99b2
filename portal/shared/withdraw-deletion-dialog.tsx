import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useToast } from '../ui/toast.tsx'
import type { ActionDialogProps } from './message-actions.tsx'
import { useAct } from './use-act.ts'

/** Asks before a request for deletion is taken back. */
export default function WithdrawDeletionDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { run, busy, failure } = useAct(async (body: { tid: number }, idempotencyKey) => {
    await call('withdrawDeletion', { body, idempotencyKey })
    toast(t('ui.done'))
    onDone(t('deletion.withdrawn'))
  })
  return (
    <ConfirmDialog
      title={t('deletion.withdrawDialog', { subject: message.subject })}
      act={t('deletion.withdraw')}
      busy={busy}
      failure={failure?.words}
      onAct={() => run({ tid: message.tid })}
      onClose={onClose}
    >
      <p>{t('deletion.withdrawHint')}</p>
    </ConfirmDialog>
  )
}
