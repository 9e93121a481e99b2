import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
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
    onDone()
  })
  return (
    <Dialog size="narrow" title={t('withdraw.dialog', { subject: message.subject })} onClose={onClose}>
      {failure && <Banner tone="late">{failure.words}</Banner>}
      <p>{t('withdraw.sure')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button tone="primary" busy={busy} onClick={() => run({ tid: message.tid })}>
          {t('withdraw.act')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
