import { useEffect, useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'

/** The time until the login dialog opens by itself, in milliseconds. Specification 8. */
const loginDelay = 5000

/**
 * Says that the session has ended, then opens the login dialog. The page below keeps its state.
 * @param onClose called with true if the login dialog is to open
 */
export default function SessionAlert({ onClose }: { onClose: (again: boolean) => void }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const leadsToLogin = useRef(false)
  const toLogin = () => {
    leadsToLogin.current = true
    onClose(true)
  }
  const go = useRef(toLogin)
  go.current = toLogin
  useEffect(() => {
    const timer = setTimeout(() => go.current(), loginDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      size="narrow"
      title={t('session.title')}
      initialFocus={button}
      isFollowed={() => leadsToLogin.current}
      onClose={() => onClose(false)}
    >
      <p role="alert">{t('session.expired')}</p>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{t('session.later')}</Button>
        <Button ref={button} tone="primary" onClick={toLogin}>
          {t('session.again')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
