import { formatNumber } from '../../lib/numbers.ts'
import { Link } from '../link.tsx'
import { useCurrentInSight } from '../use-current-in-sight.ts'
import css from './tabs.module.css'

interface TabLinksProps {
  label: string
  current: string
  tabs: readonly { id: string; label: string; count?: number; to: string }[]
}

/** Shows tabs whose contents are separate pages. The tabs are links, so they work without scripts and can be shared. */
export function TabLinks({ label, current, tabs }: TabLinksProps) {
  const row = useCurrentInSight<HTMLElement>(current)
  return (
    <nav
      ref={row}
      className={css.list}
      aria-label={label}
      // browsers do not scroll to a focused link that is partly visible
      onFocus={event => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {tabs.map(tab => (
        <Link
          key={tab.id}
          to={tab.to}
          className={css.tab}
          preventScrollReset
          aria-current={tab.id === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{formatNumber(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
