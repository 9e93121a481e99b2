import { useLocation } from 'react-router-dom'
import { useT } from '../lib/i18n.tsx'
import { LinkButton } from '../ui/button.tsx'
import { passwordPage } from './session.ts'
import css from './write-button.module.css'

/** Pages on which somebody is already writing, or about to sign in or change their password. */
const busyPages = ['/threads/post', '/e/resubmit', '/login', '/signUp', passwordPage]

/** On phones: "我要留言", always within reach of the thumb. */
export function WriteButton() {
  const t = useT()
  const { pathname } = useLocation()
  if (busyPages.includes(pathname)) return null
  return (
    <nav className={css.bar} aria-label={t('menu.post')}>
      <LinkButton to="/threads/post" tone="primary" wide>
        {t('menu.post')}
      </LinkButton>
    </nav>
  )
}
