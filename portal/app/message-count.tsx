import { useEffect, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Link } from '../ui/link.tsx'
import css from './message-count.module.css'
import { firstPageOf, useRoot } from './root.ts'
import { useServices } from './services.tsx'

/** Milliseconds between two questions for new notifications. Specification 9. */
const every = 60_000

/** Returns the number of unread notifications and notices; it is asked for again while the page is visible. */
function useMessageCount(): number {
  const root = useRoot()
  const { call } = useServices()
  const [asked, setAsked] = useState<{ count: number; root: typeof root }>()
  const isOn = root.user !== null && firstPageOf(root) === undefined
  useEffect(() => {
    if (!isOn) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // the number that is shown stays if it cannot be asked for
      call('getUserMsgCount').then(
        ({ count }) => setAsked({ count, root }),
        () => undefined
      )
    }
    const timer = setInterval(ask, every)
    return () => clearInterval(timer)
  }, [isOn, call, root])
  // an answer to an earlier page is older than what came with this one
  return asked?.root === root ? asked.count : root.unread
}

/** Leads to the notifications, and shows how many are unread. */
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
