import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { mustChangePassword, useRoot } from '../../services/root.ts'
import { NavLink } from '../../ui/link.tsx'
import { useCurrentInSight } from '../../ui/use-current-in-sight.ts'
import css from './centre-frame.module.css'

interface Entry {
  to: string
  label: MessageKey
  /** True if only companies have this page. */
  isCompany?: true
}

/** The pages of the user centre in the order of its menu. Specification 2. */
const entries: readonly Entry[] = [
  { to: '/uCenter/baseInfo', label: 'centre.baseInfo' },
  { to: '/uCenter/compInfo', label: 'centre.company', isCompany: true },
  { to: '/uCenter/bindInfo', label: 'centre.bindInfo' },
  { to: '/uCenter/changePhone', label: 'centre.changePhone' },
  { to: '/uCenter/editPwd', label: 'centre.password' },
  { to: '/uCenter/loginLog', label: 'centre.loginLog' },
  { to: '/uCenter/readings', label: 'centre.readings' },
  { to: '/uCenter/myFocus', label: 'centre.follows' },
  { to: '/cancel', label: 'centre.cancel' }
]

/**
 * Shows the frame of the user centre. Its menu is beside the page, and above it on phones.
 * @param title absent if the page has its own heading
 */
export function CentreFrame({ title, children }: { title?: string; children: ReactNode }) {
  const t = useT()
  return (
    <div className={css.frame}>
      <CentreNav />
      <div className={css.page}>
        {title && (
          <>
            <h1>{title}</h1>
            <noscript>
              <p>{t('centre.needsScripts')}</p>
            </noscript>
          </>
        )}
        {children}
      </div>
    </div>
  )
}

/** Shows the menu of the user centre. */
export function CentreNav() {
  const t = useT()
  const root = useRoot()
  const row = useCurrentInSight<HTMLUListElement>(useLocation().pathname)
  const isCompany = root.user?.userType === 1
  // a person who must change the password first cannot open other pages
  const shown = mustChangePassword(root) ? [] : entries.filter(entry => isCompany || !entry.isCompany)
  if (shown.length === 0) return null
  return (
    <nav className={css.menu} aria-label={t('centre.title')}>
      <ul ref={row}>
        {shown.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={css.entry}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
