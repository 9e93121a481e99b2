import { useT } from '../../lib/i18n.tsx'
import { usePage, useWriteAddress } from '../../services/page-route.ts'
import { LinkButton } from '../../ui/button.tsx'
import css from './write-button.module.css'

/**
 * Shows "我要留言" on phones, fixed within reach of the thumb; not on pages with a form. Its link contains the leader of
 * the page. On the page of a returned message, the button leads to its form instead.
 */
export function WriteButton() {
  const t = useT()
  const address = useWriteAddress()
  if (usePage()?.form) return null
  const words = t(address.startsWith('/e/') ? 'resubmit.act' : 'menu.post')
  return (
    <nav className={css.bar} aria-label={words}>
      <div className={css.fixed}>
        <LinkButton to={address} tone="primary" wide>
          {words}
        </LinkButton>
      </div>
    </nav>
  )
}
