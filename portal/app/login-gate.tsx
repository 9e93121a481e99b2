import type { SessionEvent } from '@board/client'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState
} from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { safePath } from '../lib/back.ts'
import { useT } from '../lib/i18n.tsx'
import { withTexts } from '../locales/shown.ts'
import { useToast } from '../ui/toast.tsx'
import { canAskApp } from './container.ts'
import { firstPageOf, useRoot } from './root.ts'
import { useServices } from './services.tsx'
import {
  backFromThirdParty,
  bindingsPage,
  forgetSession,
  type HandedSession,
  keepPermissions,
  keepSession,
  type LoginType,
  onSession,
  passwordPageOf,
  placeOf,
  secondFactorPageOf
} from './session.ts'

const later = () => import('./later.ts')
const LoginDialog = lazy(() =>
  withTexts(
    ['account', 'code', 'providers'],
    later().then(it => it.loadLoginDialog())
  )
)
const SessionAlert = lazy(() =>
  withTexts(
    ['account'],
    later().then(it => it.loadSessionAlert())
  )
)

const Farewell = lazy(() =>
  withTexts(
    ['account'],
    later().then(it => it.loadFarewell())
  )
)

const PhoneReminder = lazy(() =>
  withTexts(
    ['account'],
    later().then(it => it.loadPhoneReminder())
  )
)

/**
 * The reason why the login dialog opened by itself: a page needs a session, an act needs one (those that a visitor is
 * offered are named), a session has ended, or a new password was set.
 */
export type LoginReason = 'page' | 'act' | 'expired' | 'favourite' | 'follow' | 'voice' | 'recovered'

interface LoginWish {
  to?: string
  reason?: LoginReason
}

interface Gate {
  /** Opens the login dialog over this page; `reason` says why, if it is not the reader who asked for it. */
  openLogin: (reason?: LoginReason) => void
  /**
   * Starts a new session: sets the cookies, fetches the account, and goes to the page where this account
   * belongs.
   */
  signedIn: (result: HandedSession, loginType: LoginType, to?: string) => Promise<void>
  /** Ends the session after a new password or a cancelled account: goes home, and says there what was done. */
  signedOut: (after: 'recovered' | 'cancelled') => Promise<void>
  /** True if the session ended on this page: it may still show the earlier account until they sign in again. */
  lost: boolean
}

const GateContext = createContext<Gate>({
  openLogin: () => undefined,
  signedIn: async () => undefined,
  signedOut: async () => undefined,
  lost: false
})

/** Returns the functions that open the login dialog and start a new session. */
export const useGate = (): Gate => useContext(GateContext)

/** Pages that are of no use to a signed-in person. Specification 4. */
const leftAfterLogin = ['/signUp', '/regcomp', '/findAccount', '/findPwd', '/login']

/** The page where a real name is certified, and those that a refusal for its lack does not leave. Specification 8. */
const certifyPage = '/uCenter/baseInfo'
const staysIncomplete = [certifyPage, '/uCenter/changePhone', '/findAccount', '/findPwd']

/**
 * Wraps every page, so that a session can end and start again without leaving it: typed text stays.
 * Specification 4, 8.
 */
export function LoginGate({ children }: { children: ReactNode }) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const { channelUrl, user } = useRoot()
  const { call } = useServices()
  const isSignedIn = user !== null
  const [dialog, setDialog] = useState<LoginWish>()
  const [expired, setExpired] = useState<LoginWish>()
  const [isCancelled, setCancelled] = useState(false)
  const [lacksPhone, setLacksPhone] = useState(false)
  const [lost, setLost] = useState(false)

  const signedInLater = useRef<Gate['signedIn']>(undefined)
  const wishLogin = useWishedLogin(setDialog, signedInLater)

  useAskedLogin(wishLogin, setExpired)
  const toFirst = useForcedChange()
  useEffect(
    () =>
      onSession(event => {
        if (event.kind === 'incomplete') {
          if (staysIncomplete.includes(pathname)) return
          return void navigate(`${certifyPage}?to=${encodeURIComponent(pathname + search)}`)
        }
        // leave the refused page first, which would ask again; then fetch the account again
        if (event.kind === 'password' || event.kind === 'second-factor')
          return void Promise.resolve(toFirst(event)).then(revalidate)
        forgetSession()
        setLost(true)
        if (event.kind === 'expired') setExpired(known => known ?? {})
        else wishLogin({ reason: 'act' })
      }),
    [toFirst, revalidate, navigate, pathname, search, wishLogin]
  )

  // no page waits for them: the server decides what the session may do
  const readPermissions = useCallback(
    () =>
      call('userPermissions')
        .then(keepPermissions)
        .catch(() => undefined),
    [call]
  )
  useEffect(() => {
    if (!isSignedIn || pathname === '/login') return
    const back = backFromThirdParty()
    // a person who went there to link an account was signed in before
    if (back === undefined || back === bindingsPage) return
    toast(t('login.done'))
    readPermissions()
  }, [isSignedIn, pathname, toast, t, readPermissions])

  const openLogin = useCallback((reason?: LoginReason) => wishLogin({ reason }), [wishLogin])
  const signedIn = useCallback(
    async (result: HandedSession, loginType: LoginType, to?: string) => {
      keepSession(result, loginType)
      readPermissions()
      toast(t('login.done'))
      setDialog(undefined)
      setLost(false)
      const elsewhere = !result.updatePwd && placeOf(result.organization, channelUrl)
      if (elsewhere) return location.assign(elsewhere)
      await revalidate()
      if (result.updatePwd) return
      const back = to ?? (leftAfterLogin.includes(pathname) ? '/home' : undefined)
      if (back) await navigate(safePath(back))
      // a reminder that cannot be asked for is left out
      if (result.organization === 0)
        call('bindPhoneResult').then(
          ({ bingPhone }) => setLacksPhone(bingPhone === 2),
          () => undefined
        )
    },
    [toast, t, channelUrl, revalidate, pathname, navigate, call, readPermissions]
  )
  useEffect(() => {
    signedInLater.current = signedIn
  }, [signedIn])
  const signedOut = useCallback(
    async (after: 'recovered' | 'cancelled') => {
      forgetSession()
      // leave first: a page that needs a session would ask for one
      await navigate('/home')
      await revalidate()
      if (after === 'cancelled') setCancelled(true)
      else setDialog({ reason: after })
    },
    [navigate, revalidate]
  )
  const gate = useMemo(
    () => ({ openLogin, signedIn, signedOut, lost }),
    [openLogin, signedIn, signedOut, lost]
  )

  return (
    <GateContext value={gate}>
      {children}
      <Suspense>
        {dialog && !expired && <LoginDialog {...dialog} onClose={() => setDialog(undefined)} />}
        {expired && (
          <SessionAlert
            onClose={again => {
              setExpired(undefined)
              if (again) wishLogin({ ...expired, reason: 'expired' })
            }}
          />
        )}
        {lacksPhone && <PhoneReminder onClose={() => setLacksPhone(false)} />}
        {isCancelled && <Farewell onClose={() => setCancelled(false)} />}
      </Suspense>
    </GateContext>
  )
}

/**
 * Redirects a person who must do something before everything else to the page for it, from every other page. The function
 * that it returns does so after a refusal that says it. Domain 1; decision 0097.
 */
function useForcedChange(): (event: SessionEvent) => void | Promise<void> {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { hasToken } = useServices()
  const root = useRoot()
  const organization = root.user?.organization ?? 0
  const first = hasToken() ? firstPageOf(root) : undefined
  const go = useCallback(
    (page: string) =>
      // the console is another application
      /^\/(g|admin)\//.test(page) ? location.replace(page) : navigate(page, { replace: true }),
    [navigate]
  )
  useEffect(() => {
    if (first && pathname !== first) go(first)
  }, [first, pathname, go])
  return useCallback(
    ({ kind }) => go(kind === 'password' ? passwordPageOf(organization) : secondFactorPageOf(organization)),
    [organization, go]
  )
}

type Setter = (value: LoginWish) => void

/** Keeps the wish of a dialog that is open already; a page to return to is never lost. */
const wishAfter =
  (wish: LoginWish) =>
  (known: LoginWish | undefined): LoginWish =>
    known ? { ...known, to: known.to ?? wish.to } : wish

/**
 * Returns the function that lets a reader sign in: at the app around the page where there is one, else by the dialog,
 * which also opens if the app does not answer. As a page begins, the app is asked who its user is. Domain 6.
 */
function useWishedLogin(
  setDialog: (change: (known: LoginWish | undefined) => LoginWish) => void,
  signedIn: { readonly current: Gate['signedIn'] | undefined }
): Setter {
  const services = useServices()
  const running = useRef<Promise<unknown>>(undefined)
  const isAsking = useRef(false)
  const ask = useCallback(
    async (needLogin: boolean, to?: string): Promise<'done' | 'silent'> => {
      const { askApp, sessionOf } = await (await later()).loadAskApp()
      const answer = await askApp(needLogin)
      if (answer === 'cancelled') return 'done'
      const session = answer === 'silent' ? undefined : await sessionOf(answer.token, services)
      if (!session) return 'silent'
      await signedIn.current?.(session, 1, to)
      return 'done'
    },
    [services, signedIn]
  )
  useEffect(() => {
    if (!services.hasToken() && canAskApp() && !location.search.includes('login='))
      running.current = ask(false).catch(() => undefined)
  }, [services, ask])
  return useCallback(
    async wish => {
      if (!canAskApp()) return setDialog(wishAfter(wish))
      // several calls of a page may be refused at once
      if (isAsking.current) return
      isAsking.current = true
      await running.current
      // an app that cannot be asked keeps nobody from signing in
      const answer = await ask(true, wish.to).catch(() => 'silent')
      isAsking.current = false
      if (answer === 'silent') setDialog(wishAfter(wish))
    },
    [ask, setDialog]
  )
}

/**
 * Opens the dialog at the home page if the address has `login`: a page that needs a session redirects its
 * reader there.
 */
function useAskedLogin(wishLogin: Setter, setExpired: Setter): void {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const root = useRoot()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const asked = query.get('login')
    const ended = query.has('expired') || root.expired
    if (asked === null && !ended) return
    const to = asked === null ? undefined : safePath(asked)
    if (to && !ended && root.user) {
      navigate(to, { replace: true })
      return
    }
    if (ended) {
      forgetSession()
      setExpired({ to })
    } else wishLogin({ to, reason: 'page' })
    if (asked === null) return
    query.delete('login')
    query.delete('expired')
    navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true })
  }, [search, pathname, root.expired, root.user, navigate, wishLogin, setExpired])
}
