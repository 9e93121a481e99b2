import { useSearchParams } from 'react-router-dom'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import css from './account.module.css'
import { LoginForms } from './login-forms.tsx'

/** Signing in on a page of its own. */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  return (
    <div className={css.page}>
      <h1>{t('login.title')}</h1>
      <noscript>
        <p>{t('login.needsScripts')}</p>
      </noscript>
      <Card>
        <LoginForms to={safePath(query.get('to'))} />
      </Card>
    </div>
  )
}
