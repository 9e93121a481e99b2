import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import ConfirmAct from '../forms/confirm-act.tsx'
import type { ActionDialogProps } from './message-act.ts'

/** Asks before a message is withdrawn, which cannot be undone. */
export default function WithdrawDialog({ message, onClose, onDone }: ActionDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  return (
    <ConfirmAct
      title={t('withdraw.dialog', { subject: message.subject })}
      act={t('withdraw.act')}
      isDanger
      send={async idempotencyKey => {
        await call('withdrawMessage', { body: { tid: message.tid }, idempotencyKey })
        toast(t('withdraw.done'))
        onDone(t('withdraw.done'))
      }}
      onClose={onClose}
    >
      <p>{t('withdraw.sure')}</p>
    </ConfirmAct>
  )
}
