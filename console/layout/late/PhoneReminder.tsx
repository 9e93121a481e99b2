import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { readCookie, writeCookie } from '../../base/cookies.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { useMe } from '../../session/useMe.ts'
import { useHome } from '../useHome.ts'
import { isUnbound } from './phone.ts'

/** Few people see it, and at most once after signing in. */
const PhoneDialog = lazyPart(() => import('../PhoneDialog.tsx'))

/** Tells whether the person has just signed in and was not asked yet; it returns true only once. */
function takeAsk(): boolean {
  const asks = readCookie('showAsk') === '1'
  writeCookie('showAsk', '', 0)
  return asks
}

/**
 * Reminds people without a phone to bind one, once after signing in, unless their group wants no reminder
 * (specification 3, 8).
 */
export function PhoneReminder() {
  const { pathname } = useLocation()
  const { home } = useHome('g')
  const { info } = useMe()
  const [asks, setAsks] = useState(false)
  const isAsked = useRef(false)
  const isHome = pathname === home
  const wantsNone = info?.authority.allowNoAlert === 1
  useEffect(() => {
    if (!info || !isHome || isAsked.current || !takeAsk()) return
    isAsked.current = true
    if (wantsNone) return
    api.call('bindPhoneResult').then(
      result => setAsks(isUnbound(result)),
      // a reminder that fails now is shown after the next sign-in
      () => undefined
    )
  }, [info, isHome, wantsNone])

  if (!asks || !isHome) return null
  return (
    <Suspense>
      <PhoneDialog onClose={() => setAsks(false)} />
    </Suspense>
  )
}
