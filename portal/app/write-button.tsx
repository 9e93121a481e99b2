import { useT } from '../lib/i18n.tsx'
import { LinkButton } from '../ui/button.tsx'
import { usePage } from './page-route.ts'
import css from './write-button.module.css'

/** Shows "我要留言" on phones, always within reach of the thumb; not on pages with a form. */
export function WriteButton() {
  const t = useT()
  if (usePage()?.form) return null
  return (
    <nav className={css.bar} aria-label={t('menu.post')}>
      <div className={css.fixed}>
        <LinkButton to="/threads/post" tone="primary" wide>
          {t('menu.post')}
        </LinkButton>
      </div>
    </nav>
  )
}
