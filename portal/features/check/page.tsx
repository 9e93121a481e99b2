import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { accountOf } from '../../services/account.ts'
import { tellContainer } from '../../services/container.ts'
import { pageLoader } from '../../services/loading.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'

export const loader = pageLoader(async services => {
  const account = services.hasToken() ? await accountOf(services) : 'none'
  return typeof account === 'string'
    ? { holds: false as const }
    : { holds: true as const, name: account.nickName }
})

/**
 * Tells the app or mini program around the page whether the session is still valid, and shows it to the reader.
 * Specification 2.
 */
export function Component() {
  const t = useT()
  const session = useLoaderData<typeof loader>()
  useEffect(() => tellContainer({ needLogin: !session.holds }), [session.holds])
  if (session.holds)
    return (
      <EmptyState title={<h1>{t('check.holds')}</h1>}>
        <p>{t('check.as', { name: session.name })}</p>
        <p>
          <LinkButton to="/home">{t('missing.home')}</LinkButton>
        </p>
      </EmptyState>
    )
  return (
    <EmptyState title={<h1>{t('check.ended')}</h1>}>
      <p>{t('check.hint')}</p>
      <p>
        <LinkButton to="/login" tone="primary">
          {t('shell.signInShort')}
        </LinkButton>
      </p>
    </EmptyState>
  )
}
