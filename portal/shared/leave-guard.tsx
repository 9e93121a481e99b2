import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useT } from '../lib/i18n.tsx'

const ConfirmDialog = lazy(() =>
  import('../ui/confirm-dialog.tsx').then(module => ({ default: module.ConfirmDialog }))
)

/** Asks before the reader leaves a page with unsaved input. A form with a draft does not need it. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <ConfirmDialog
        title={t('form.leaveTitle')}
        act={t('form.leave')}
        cancel={t('form.stay')}
        isOfMove
        onAct={blocker.proceed}
        onClose={blocker.reset}
      >
        <p>{t('form.leaveHint')}</p>
      </ConfirmDialog>
    </Suspense>
  )
}
