import { useQueryClient } from '@tanstack/react-query'
import { useLogout, useTranslate } from 'ra-core'
import { type ReactNode, useCallback, useDeferredValue, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { onSession } from '../../api/client.ts'
import type { Face } from '../../base/face.ts'
import { hasLostSession } from '../../session/authProvider.ts'
import { compareSession, isOwnSession, useAnnounced } from '../../session/otherAccount.ts'
import { mayUse } from '../../session/rules.ts'
import { forgetSession } from '../../session/sessionCookies.ts'
import { hasSessionEnded, useSessionEnd } from '../../session/sessionEnd.ts'
import { signInRoute, wantedOf } from '../../session/signInRoute.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { NoRole } from './NoRole.tsx'
import { OtherAccountAlert } from './OtherAccountAlert.tsx'
import { SessionAlert } from './SessionAlert.tsx'

/**
 * Lets only people with permission use a face. It sends others to /404 (specification 6). Staff without a role get a
 * page that says so. A person without a session goes to the sign-in page; if the session ended while the page was open,
 * an alert says so first. If the person could not be fetched, the page says why instead of waiting. A person who must change the password, or set up a second factor, goes to the page for that
 * (domain 1; decision 0097).
 */
export function Guard({ face, children }: { face: Face; children: ReactNode }) {
  const me = useMe()
  const translate = useTranslate()
  const logout = useLogout()
  const queries = useQueryClient()
  const { pathname, search, state } = useLocation()
  const ended = useSessionEnd()
  const other = useAnnounced()
  const refused = !me.isPending && me.info !== undefined && !mayUse(face, me.organization, me.permissions)
  // staff without a role have no other page on this site
  const lacksRole = refused && face === 'admin' && !mayUse('g', me.organization, me.permissions)
  const isSentAway = refused && !lacksRole

  useEffect(() => {
    if (isSentAway) window.location.replace('/404')
  }, [isSentAway])

  /** Goes to the sign-in page, which gives the reason. After signing in the person returns to this page. */
  const leave = useCallback(() => {
    void logout({}, signInRoute(window.location, { hasEnded: hasLostSession() }))
  }, [logout])

  useEffect(
    () =>
      onSession(event => {
        // after the session has ended, running calls report that a sign-in is needed; they must not remove the alert
        if (event.kind === 'incomplete' || hasSessionEnded()) return
        if (event.kind === 'other-account') return void compareSession()
        if (event.kind === 'password' || event.kind === 'second-factor')
          return void queries.invalidateQueries({ queryKey: ['auth'] })
        forgetSession()
        leave()
      }),
    [leave, queries]
  )

  // another tab may have signed in as somebody else meanwhile
  useEffect(() => {
    const compare = () => void isOwnSession()
    window.addEventListener('focus', compare)
    window.addEventListener('pageshow', compare)
    return () => {
      window.removeEventListener('focus', compare)
      window.removeEventListener('pageshow', compare)
    }
  }, [])

  // a deferred value lets React render the page in slices, so that the browser can react in between
  const isWaiting = useDeferredValue(isSentAway || me.isPending)
  // a page of nobody has nothing to show: each of its parts would wait for a person who does not come
  const isOfNobody = me.info === undefined && (ended || me.error !== null)
  const signInAgain = (
    <ActionButton small onClick={leave}>
      {translate('frame.signInAgain')}
    </ActionButton>
  )
  // the page of a first step may lead to that of another one
  const wanted = wantedOf(state) ?? `${pathname}${search}`
  const first = me.firstPage !== pathname ? me.firstPage : undefined
  return (
    <>
      {isOfNobody &&
        (ended ? (
          <Notice kind="warning" words={translate('ra.notification.logged_out')} action={signInAgain} />
        ) : (
          <Failed error={me.error} onRetry={() => void me.refetch?.()}>
            {signInAgain}
          </Failed>
        ))}
      {!isOfNobody && isWaiting && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {!isOfNobody && !isWaiting && lacksRole && <NoRole />}
      {!isOfNobody &&
        !isWaiting &&
        !lacksRole &&
        (first ? <Navigate to={first} replace state={{ wanted }} /> : children)}
      {/* the page stays mounted beside the alert, so that typed text is not lost */}
      {ended && <SessionAlert onLeave={leave} />}
      {other && !ended && <OtherAccountAlert other={other} />}
    </>
  )
}
