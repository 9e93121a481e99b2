import { useEffect, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { firstPageOf, useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { Link } from '../../ui/link.tsx'
import css from './message-count.module.css'

/** The time between two requests for the number of notifications, in milliseconds. Specification 9. */
const pollInterval = 60_000

/**
 * Returns the number of unread notifications and notices. It is requested again at intervals while the page is visible.
 */
function useMessageCount(): number {
  const root = useRoot()
  const { call } = useServices()
  const [asked, setAsked] = useState<{ count: number; root: typeof root }>()
  const isOn = root.user !== null && firstPageOf(root) === undefined
  useEffect(() => {
    if (!isOn) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // if the request fails, the shown number stays
      call('getUserMsgCount').then(
        ({ count }) => setAsked({ count, root }),
        () => undefined
      )
    }
    const timer = setInterval(ask, pollInterval)
    return () => clearInterval(timer)
  }, [isOn, call, root])
  // an answer for an earlier page is older than the number that came with this page
  return asked?.root === root ? asked.count : root.unread
}

/** Shows the number of unread notifications as a link to them. */
export default function MessageCount() {
  const t = useT()
  const count = useMessageCount()
  return (
    <Link
      to="/myMessage"
      className={css.count}
      aria-label={count > 0 ? `${t('own.inbox')} ${count}` : t('own.inbox')}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 14V9a5 5 0 0 1 10 0v5l1.2 1.5H3.8zM8.5 17.5h3" />
      </svg>
      {count > 0 && <span aria-hidden="true">{count > 99 ? '99+' : count}</span>}
    </Link>
  )
}
