import { useLoaderData, useSearchParams } from 'react-router-dom'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { useGate } from '../../services/gate.ts'
import { pageLoader } from '../../services/loading.ts'
import { useRoot } from '../../services/root.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './account.module.css'
import { KeptDraft } from './kept-draft.tsx'
import { LoginForms } from './login-forms.tsx'
import { ThirdPartyReturn } from './third-party-return.tsx'

export const loader = pageLoader(async ({ call, signal }) => ({
  // signing in by password works without the list of other sites
  providers: await call('thirdPartyTypes', { signal }).catch(() => [])
}))

/** The page to sign in. People who come back from another site’s sign-in continue here. Specification 2, 4. */
export function Component() {
  const t = useT()
  const [query] = useSearchParams()
  const { providers } = useLoaderData<typeof loader>()
  const { user } = useRoot()
  const { lost } = useGate()
  const to = safePath(query.get('to'))
  return (
    <div className={css.page}>
      <h1>{t('login.title')}</h1>
      <noscript>
        <a href={`/forms/login?to=${encodeURIComponent(to)}`}>{t('login.needsScripts')}</a>
      </noscript>
      {query.has('thirdParty') ? (
        <ThirdPartyReturn providers={providers} />
      ) : (
        <>
          {user && !lost && (
            <Banner
              title={t('login.signedInAs', { name: user.nickName })}
              action={<LinkButton to={to}>{t('login.goOn')}</LinkButton>}
            />
          )}
          <KeptDraft to={to} />
          <Card>
            <LoginForms to={to} providers={providers} />
          </Card>
        </>
      )}
    </div>
  )
}
