import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { NavLink } from '../../ui/link.tsx'
import css from './own-nav.module.css'

/** The lists. An institution reads and writes no messages here, so it has only those `forAll`. */
const places: readonly { to: string; label: MessageKey; forAll?: true }[] = [
  { to: '/myLeavMessage', label: 'mine.title' },
  { to: '/myMessage', label: 'own.inbox', forAll: true },
  { to: '/myCollect', label: 'own.collect' },
  { to: '/myFocusThreads', label: 'own.follows' },
  { to: '/myTracks', label: 'own.tracks' },
  { to: '/myFeedback', label: 'own.feedback', forAll: true }
]

/** Shows the navigation between one’s own lists: messages, notifications, favourites, follows, history, feedback. */
export function OwnNav() {
  const t = useT()
  const { user } = useRoot()
  const shown = user && user.organization > 0 ? places.filter(({ forAll }) => forAll) : places
  return (
    <nav className={css.nav} aria-label={t('own.nav')}>
      {shown.map(({ to, label }) => (
        <NavLink key={to} to={to} className={css.place}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  )
}
