import { useEffect, useId, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { openedPart } from '../../ui/opened-part.tsx'

const ConfirmDialog = openedPart(() => import('../../ui/notices/confirm-dialog.tsx'))

/** The forms of the page with unsaved input. The router asks only one of them. */
let unsaved: readonly string[] = []
const listeners = new Set<() => void>()

function setUnsaved(next: readonly string[]): void {
  unsaved = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Asks before the reader leaves a page with unsaved input. A form with a draft does not need it. A page may have several
 * such forms; it asks once.
 */
export function LeaveGuard({ when }: { when: boolean }) {
  const id = useId()
  const asking = useSyncExternalStore(
    subscribe,
    () => unsaved[0],
    () => undefined
  )
  useEffect(() => {
    if (!when) return
    setUnsaved([...unsaved, id])
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      setUnsaved(unsaved.filter(one => one !== id))
      removeEventListener('beforeunload', ask)
    }
  }, [when, id])
  return when && asking === id ? <Guard /> : null
}

function Guard() {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname
  )
  if (blocker.state !== 'blocked') return null
  return (
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
  )
}
