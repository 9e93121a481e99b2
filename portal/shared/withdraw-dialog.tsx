import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import ConfirmDialog from '../ui/confirm-dialog.tsx'
import { useToast } from '../ui/toast.tsx'
import type { ActionDialogProps } from './message-actions.tsx'
import { useAct } from './use-act.ts'

/** Asks before a message is withdrawn, which cannot be undone. */
export default function WithdrawDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { run, busy, failure } = useAct(async (body: { tid: number }, idempotencyKey) => {
    await call('withdrawMessage', { body, idempotencyKey })
    toast(t('withdraw.done'))
    onDone(t('withdraw.done'))
  })
  return (
    <ConfirmDialog
      title={t('withdraw.dialog', { subject: message.subject })}
      act={t('withdraw.act')}
      isDanger
      busy={busy}
      failure={failure?.words}
      onAct={() => run({ tid: message.tid })}
      onClose={onClose}
    >
      <p>{t('withdraw.sure')}</p>
    </ConfirmDialog>
  )
}
