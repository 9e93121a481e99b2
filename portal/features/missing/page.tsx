import { data, redirect } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { withoutSuffix } from '../../lib/suffix.ts'
import { pageLoader } from '../../services/loading.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'

/**
 * Redirects a path with a double-underscore suffix to the path without it. Any other path is not found. Specification
 * 2.
 */
export const loader = pageLoader(async ({ url }) => {
  const meant = withoutSuffix(url.pathname)
  if (meant !== undefined) throw redirect(meant + url.search)
  return data(null, { status: 404 })
})

/** The page for an address that does not exist. */
export function Component() {
  const t = useT()
  return (
    <EmptyState title={<h1>{t('missing.title')}</h1>}>
      <p>{t('missing.hint')}</p>
      <p>
        <LinkButton to="/home">{t('missing.home')}</LinkButton>
      </p>
    </EmptyState>
  )
}
