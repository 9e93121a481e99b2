import { type MessageKey, useT } from '../lib/i18n.tsx'
import { NavLink } from '../ui/link.tsx'
import css from './own-nav.module.css'

const places: readonly { to: string; label: MessageKey }[] = [
  { to: '/myLeavMessage', label: 'mine.title' },
  { to: '/myMessage', label: 'own.inbox' },
  { to: '/myCollect', label: 'own.collect' },
  { to: '/myFocusThreads', label: 'own.follows' },
  { to: '/myTracks', label: 'own.tracks' },
  { to: '/myFeedback', label: 'own.feedback' }
]

/** Shows the navigation between one’s own lists: messages, notifications, favourites, follows, history, feedback. */
export function OwnNav() {
  const t = useT()
  return (
    <nav className={css.nav} aria-label={t('own.nav')}>
      {places.map(({ to, label }) => (
        <NavLink key={to} to={to} className={css.place}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  )
}
