import { useQueryClient } from '@tanstack/react-query'
import { useLogout, useTranslate } from 'ra-core'
import { type ReactNode, useCallback, useDeferredValue, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { onSession } from '../api/client.ts'
import type { Face } from '../face.ts'
import { Notice } from '../widgets/parts/States.tsx'
import { NoRole } from './NoRole.tsx'
import { signInRoute } from './next.ts'
import { mayUse } from './rules.ts'
import { SessionAlert } from './SessionAlert.tsx'
import { forgetSession } from './sessionCookies.ts'
import { hasSessionEnded, leaveSession, useSessionEnd } from './sessionEnd.ts'
import { useMe } from './useMe.ts'

/**
 * Lets people use a face who may. It sends others to /404 (specification 6), and tells staff without a role so. It sends
 * who lost their session to the sign-in page, and who must change their password or set up a second factor first to where they can (domain 1, decision
 * 0097).
 */
export function Guard({ face, children }: { face: Face; children: ReactNode }) {
  const me = useMe()
  const translate = useTranslate()
  const logout = useLogout()
  const queries = useQueryClient()
  const { pathname } = useLocation()
  const ended = useSessionEnd()
  const refused = !me.isPending && me.info !== undefined && !mayUse(face, me.organization, me.permissions)
  // staff whose role was taken away are told so; they have no other place on this site
  const lacksRole = refused && face === 'admin' && !mayUse('g', me.organization, me.permissions)
  const isSentAway = refused && !lacksRole

  useEffect(() => {
    if (isSentAway) window.location.replace('/404')
  }, [isSentAway])

  /** Leads to the sign-in page, and back to this page afterwards. */
  const leave = useCallback(() => {
    const route = signInRoute(window.location)
    leaveSession()
    void logout({}, route)
  }, [logout])

  useEffect(
    () =>
      onSession(event => {
        // calls that are still under way need a sign-in then, and must not take the alert away
        if (event.kind === 'incomplete' || hasSessionEnded()) return
        if (event.kind === 'password' || event.kind === 'second-factor')
          return void queries.invalidateQueries({ queryKey: ['auth'] })
        forgetSession()
        leave()
      }),
    [leave, queries]
  )

  // deferred, React draws the frame and the page in slices, and the browser answers in between
  const isWaiting = useDeferredValue(isSentAway || me.isPending)
  const first = me.firstPage !== pathname ? me.firstPage : undefined
  return (
    <>
      {isWaiting && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {!isWaiting && lacksRole && <NoRole />}
      {!isWaiting && !lacksRole && (first ? <Navigate to={first} replace /> : children)}
      {/* beside the page, which keeps what was typed until the reader leaves it */}
      {ended && <SessionAlert onLeave={leave} />}
    </>
  )
}
