import { useQueryClient } from '@tanstack/react-query'
import { useLogout, useNotify, useTranslate } from 'ra-core'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { onSession } from '../api/client.ts'
import type { Face } from '../face.ts'
import { Notice } from '../widgets/parts/States.tsx'
import { forgetSession } from './authProvider.ts'
import { mayUse, passwordPage } from './rules.ts'
import { useMe } from './useMe.ts'

/**
 * Sends who may not use a face to /404 (specification 6), who lost their session to its sign-in page, and who must change
 * their password first to where they can (domain 1).
 */
export function Guard({ face, children }: { face: Face; children: ReactNode }) {
  const me = useMe()
  const translate = useTranslate()
  const logout = useLogout()
  const notify = useNotify()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const refused = !me.isPending && me.info !== undefined && !mayUse(face, me.organization, me.permissions)

  useEffect(() => {
    if (refused) window.location.replace('/404')
  }, [refused])

  useEffect(
    () =>
      onSession(event => {
        if (event.kind === 'incomplete') return
        if (event.kind === 'password') return void queries.invalidateQueries({ queryKey: ['auth'] })
        forgetSession()
        if (event.kind === 'expired') notify('ra.notification.logged_out', { type: 'warning' })
        void logout({}, '/login')
      }),
    [logout, notify, queries]
  )

  if (refused || me.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (me.mustChangePassword && pathname !== passwordPage) return <Navigate to={passwordPage} replace />
  return children
}
