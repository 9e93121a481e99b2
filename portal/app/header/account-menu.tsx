import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { hasSettingsInConsole } from '../../services/account.ts'
import { isSessionError, wordsFor } from '../../services/failure.ts'
import { useGate } from '../../services/gate.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { forgetSession, passwordPageOf, placeOf } from '../../services/session.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Link } from '../../ui/link.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { LateMessageCount } from '../late-parts.tsx'
import css from './account-menu.module.css'

/** Shows "登录 / 注册" to visitors, and the account menu to signed-in people. */
export function AccountMenu() {
  const { user } = useRoot()
  const { lost } = useGate()
  if (!user || lost) return <SignIn />
  return (
    <>
      <span className={css.bell}>
        <LateMessageCount />
      </span>
      <div className={css.account}>
        <SignedIn user={user} />
      </div>
    </>
  )
}

function SignIn() {
  const t = useT()
  const { openLogin } = useGate()
  const { pathname, search } = useLocation()
  const here = pathname === '/login' || pathname === '/signUp' ? '/home' : pathname + search
  return (
    <Link
      className={css.signIn}
      to={`/login?to=${encodeURIComponent(here)}`}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || pathname === '/login') return
        event.preventDefault()
        openLogin()
      }}
    >
      <span className={css.long}>{t('shell.signIn')}</span>
      <span className={css.short}>{t('shell.signInShort')}</span>
    </Link>
  )
}

function SignedIn({ user }: { user: { nickName: string; organization: number } }) {
  const t = useT()
  const { channelUrl } = useRoot()
  const place = placeOf(user.organization, channelUrl)
  const logout = useLogout()
  return (
    <Disclosure
      label={
        <>
          <svg className={css.person} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3.5 17c.7-3 3.2-4.5 6.5-4.5s5.8 1.5 6.5 4.5" />
          </svg>
          <span className={css.name}>{user.nickName}</span>
        </>
      }
    >
      <ul>
        {place ? (
          <li>
            <a className={css.entry} href={place}>
              {t('shell.console')}
            </a>
          </li>
        ) : (
          <>
            <li>
              <Link className={css.entry} to="/myLeavMessage">
                {t('mine.title')}
              </Link>
            </li>
            <li>
              <Link className={css.entry} to="/uCenter/baseInfo">
                {t('shell.centre')}
              </Link>
            </li>
          </>
        )}
        <li>
          <Link
            className={css.entry}
            to={passwordPageOf(user.organization)}
            reloadDocument={hasSettingsInConsole(user.organization)}
          >
            {t('shell.password')}
          </Link>
        </li>
        <li>
          <button type="button" className={css.entry} onClick={logout}>
            {t('shell.logout')}
          </button>
          <noscript>
            {import.meta.env.SSR && (
              <a className={css.entry} href="/forms/logout">
                {t('shell.logout')}
              </a>
            )}
          </noscript>
        </li>
      </ul>
    </Disclosure>
  )
}

function useLogout(): () => Promise<void> {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  return async () => {
    try {
      await call('logout')
    } catch (error) {
      // also if the session is another account's by now: it is not this page's to end
      if (!isSessionError(error)) return toast(wordsFor(error, t), 'late')
    }
    // these cookies belong to another site of the same operator; the sign-out here does not depend on them
    await call('clearSsoCookies').catch(() => undefined)
    forgetSession()
    await navigate('/home')
    await revalidate()
    toast(t('shell.loggedOut'))
  }
}
