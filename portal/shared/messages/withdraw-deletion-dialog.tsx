import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import ConfirmAct from '../forms/confirm-act.tsx'
import type { ActionDialogProps } from './message-act.ts'

/** Asks before a request for deletion is withdrawn. */
export default function WithdrawDeletionDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  return (
    <ConfirmAct
      title={t('deletion.withdrawDialog', { subject: message.subject })}
      act={t('deletion.withdraw')}
      send={async idempotencyKey => {
        await call('withdrawDeletion', { body: { tid: message.tid }, idempotencyKey })
        toast(t('deletion.withdrawn'))
        onDone(t('deletion.withdrawn'))
      }}
      onClose={onClose}
    >
      <p>{t('deletion.withdrawHint')}</p>
    </ConfirmAct>
  )
}
