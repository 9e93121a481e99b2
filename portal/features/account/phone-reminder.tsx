import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useServices } from '../../services/services.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'

/**
 * Asks a person without a bound phone to bind one. If they say that it is bound already, it checks again. Specification
 * 8.
 */
export default function PhoneReminder({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { call } = useServices()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    setFailure('')
    try {
      const { bingPhone } = await call('bindPhoneResult')
      if (bingPhone === 1) return onClose()
      setFailure(t('reminder.notYet'))
    } catch (error) {
      setFailure(wordsFor(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog size="narrow" title={t('reminder.title')} onClose={onClose}>
      {failure && <Banner tone="late">{failure}</Banner>}
      <p>{t('reminder.text')}</p>
      <DialogActions>
        <Button busy={busy} onClick={check}>
          {t('reminder.already')}
        </Button>
        <LinkButton to="/uCenter/bindInfo" tone="primary" onClick={onClose}>
          {t('reminder.bind')}
        </LinkButton>
      </DialogActions>
    </Dialog>
  )
}
