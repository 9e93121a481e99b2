import { useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'

interface OtherAccountProps {
  /** The account that another tab has signed in; absent if it has signed out. */
  name?: string
  /** Called with true if the login dialog is to open. */
  onClose: (again: boolean) => void
}

/**
 * Says that the browser has another session than the one of this page, and that nothing was sent in its name. The page
 * below keeps its state. Decision 0144.
 */
export default function OtherAccount({ name, onClose }: OtherAccountProps) {
  const t = useT()
  const shown = useRoot().user?.nickName ?? ''
  const button = useRef<HTMLButtonElement>(null)
  const leadsToLogin = useRef(false)
  return (
    <Dialog
      size="narrow"
      title={name === undefined ? t('session.signedOut') : t('session.nowAs', { name })}
      initialFocus={button}
      isFollowed={() => leadsToLogin.current}
      onClose={() => onClose(false)}
    >
      <p role="alert">
        {name === undefined ? t('session.signedOutText') : t('session.nowAsText', { name, shown })}
      </p>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{t('session.later')}</Button>
        <Button onClick={() => location.reload()}>{t('session.reload')}</Button>
        <Button
          ref={button}
          tone="primary"
          onClick={() => {
            leadsToLogin.current = true
            onClose(true)
          }}
        >
          {t('session.again')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
