import { useEffect } from 'react'
import { isRouteErrorResponse, useOutletContext, useRouteError } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { failureTitle } from '../../services/document.ts'
import { isLoadFailure } from '../../services/failure.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { useHere } from '../here.ts'

/** Shows that a page could not be loaded, with the reason and a link to continue. */
export function RootError() {
  const t = useT()
  const error = useRouteError()
  const here = useHere()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isUnreached = status === 503 || isLoadFailure(error, globalThis.navigator?.onLine !== false)
  useEffect(() => {
    if (!isUnreached) return
    const again = () => location.assign(here)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnreached, here])
  const title = failureTitle(status, t)
  const showTitle = useOutletContext<((title: string | undefined) => void) | undefined>()
  useEffect(() => {
    showTitle?.(title)
    return () => showTitle?.(undefined)
  }, [showTitle, title])
  if (status === 404) {
    return (
      <EmptyState title={<h1>{title}</h1>}>
        <p>{t('missing.hint')}</p>
        <p>
          <Link to="/home">{t('missing.home')}</Link>
        </p>
      </EmptyState>
    )
  }
  return (
    <ErrorState
      title={<h1>{title}</h1>}
      action={
        <LinkButton to={here} reloadDocument tone="primary">
          {t('error.again')}
        </LinkButton>
      }
    >
      <p>{messageOf(error) || t(isUnreached ? 'error.network' : 'error.unexpected')}</p>
    </ErrorState>
  )
}

function messageOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return ''
  const { data } = error
  return typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : ''
}
