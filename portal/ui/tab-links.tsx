import { Link } from 'react-router-dom'
import css from './tabs.module.css'

interface TabLinksProps {
  label: string
  current: string
  tabs: readonly { id: string; label: string; count?: number; to: string }[]
}

/** Tabs whose contents are pages of their own: links, so that they work without scripts and can be shared. */
export function TabLinks({ label, current, tabs }: TabLinksProps) {
  return (
    <nav className={css.list} aria-label={label}>
      {tabs.map(tab => (
        <Link
          key={tab.id}
          to={tab.to}
          className={css.tab}
          preventScrollReset
          aria-current={tab.id === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
