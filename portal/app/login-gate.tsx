import type { SessionEvent } from '@board/client'
import { keepPermissions } from '@board/client/storage/kept-permissions'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { GateDialogProps } from '../features/account/gate-dialog.tsx'
import { safePath } from '../lib/back.ts'
import { useT } from '../lib/i18n.tsx'
import { withTexts } from '../locales/shown.ts'
import { canAskApp } from '../services/container.ts'
import { type Gate, GateContext, type LoginReason } from '../services/gate.ts'
import { firstPageOf, useRoot } from '../services/root.ts'
import { useServices } from '../services/services.tsx'
import {
  bindingsPage,
  forgetSession,
  type HandedSession,
  keepSession,
  type LoginType,
  onSession,
  passwordPageOf,
  placeOf,
  secondFactorPageOf,
  takeReturnPage
} from '../services/session.ts'
import { useToast } from '../ui/notices/toast.tsx'
import { openedPart } from '../ui/opened-part.tsx'
import { useSessionWatch } from './use-session-watch.ts'

const later = () => import('./later.ts')
const GateDialog = openedPart<GateDialogProps>(() =>
  withTexts(
    ['account', 'code', 'providers'],
    later().then(it => it.loadGateDialog())
  )
)

interface LoginWish {
  to?: string
  reason?: LoginReason
}

/** The end of the session of this page. If it is `other`, another tab has signed in under `name`, or has signed out. */
interface LostSession {
  to?: string
  kind?: 'other'
  name?: string
}

/** Pages without a use for a signed-in person. Signing in on them leads to the home page. Specification 4. */
const pagesForVisitors = ['/signUp', '/regcomp', '/findAccount', '/findPwd', '/login']

/** The page where a person certifies the real name. Specification 8. */
const certifyPage = '/uCenter/baseInfo'
/** The pages that stay open after a refusal because of a missing certification. */
const pagesWithoutCertification = [certifyPage, '/uCenter/changePhone', '/findAccount', '/findPwd']

/**
 * Wraps every page with the dialogs of signing in. A session can end and start again without leaving the page, so typed
 * text is not lost. Specification 4, 8.
 */
export function LoginGate({ children }: { children: ReactNode }) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const root = useRoot()
  const { channelUrl, user } = root
  const services = useServices()
  const { call } = services
  const isSignedIn = user !== null
  const [dialog, setDialog] = useState<LoginWish>()
  const [expired, setExpired] = useState<LostSession>()
  const [after, setAfter] = useState<'cancelled' | 'here' | 'elsewhere'>()
  const [lost, setLost] = useState(false)

  const signedInLater = useRef<Gate['signedIn']>(undefined)
  const wishLogin = useLogin(setDialog, signedInLater)

  const compareSession = useSessionWatch({
    services,
    root,
    revalidate,
    toast,
    onOther: name => {
      setLost(true)
      setExpired({ kind: 'other', name })
    },
    onOwn: () => {
      setLost(false)
      setExpired(undefined)
    }
  })
  useLoginFromAddress(wishLogin, setExpired)
  const toFirst = useForcedChange()
  useEffect(
    () =>
      onSession(event => {
        if (event.kind === 'incomplete') {
          if (pagesWithoutCertification.includes(pathname)) return
          return void navigate(`${certifyPage}?to=${encodeURIComponent(pathname + search)}`)
        }
        // first leave the refused page, because it would repeat its calls; then fetch the account again
        if (event.kind === 'password' || event.kind === 'second-factor')
          return void Promise.resolve(toFirst(event)).then(revalidate)
        if (event.kind === 'other-account') return compareSession()
        forgetSession()
        setLost(true)
        if (event.kind === 'expired') setExpired(known => known ?? {})
        else wishLogin({ reason: 'act' })
      }),
    [toFirst, compareSession, revalidate, navigate, pathname, search, wishLogin]
  )

  // no page waits for the permissions, because the server checks them for each call
  const readPermissions = useCallback(
    () =>
      call('userPermissions')
        .then(keepPermissions)
        .catch(() => undefined),
    [call]
  )
  useEffect(() => {
    if (!isSignedIn || pathname === '/login') return
    const back = takeReturnPage()
    // a person who has linked an account at the other site was signed in before, so this is no sign-in
    if (back === undefined || back === bindingsPage) return
    toast(t('login.done'))
    readPermissions()
    setAfter('elsewhere')
  }, [isSignedIn, pathname, toast, t, readPermissions])

  const openLogin = useCallback((reason?: LoginReason) => wishLogin({ reason }), [wishLogin])
  const signedIn = useCallback(
    async (result: HandedSession, loginType: LoginType, to?: string, words = t('login.done')) => {
      keepSession(result, loginType)
      readPermissions()
      toast(words)
      setDialog(undefined)
      setLost(false)
      const elsewhere = !result.updatePwd && placeOf(result.organization, channelUrl)
      if (elsewhere) return location.assign(elsewhere)
      await revalidate()
      if (result.updatePwd) return
      const back = to ?? (pagesForVisitors.includes(pathname) ? '/home' : undefined)
      if (back) await navigate(safePath(back))
      if (result.organization === 0) setAfter('here')
    },
    [toast, t, channelUrl, revalidate, pathname, navigate, readPermissions]
  )
  useEffect(() => {
    signedInLater.current = signedIn
  }, [signedIn])
  const signedOut = useCallback(
    async (reason: 'recovered' | 'cancelled') => {
      forgetSession()
      // leave the page before the account is fetched again: a page that needs a session would open the dialog
      await navigate('/home')
      await revalidate()
      if (reason === 'recovered') setDialog({ reason })
      else setAfter(reason)
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
      {dialog && !expired && <GateDialog kind="login" {...dialog} onClose={() => setDialog(undefined)} />}
      {expired && (
        <GateDialog
          kind="expired"
          {...expired}
          onClose={again => {
            setExpired(undefined)
            if (again) wishLogin({ to: expired.to, reason: 'expired' })
          }}
        />
      )}
      {after && <GateDialog kind={after} onClose={() => setAfter(undefined)} />}
    </GateContext>
  )
}

/**
 * Redirects a person who must first change the password or set up a second factor to the page for that, from every other
 * page. The returned function redirects after a refusal for the same reason. Domain 1; decision 0097.
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

/** Merges a wish into that of an open dialog, which keeps its reason. Its page to return to is replaced only if it has none. */
const mergeWish =
  (wish: LoginWish) =>
  (known: LoginWish | undefined): LoginWish =>
    known ? { ...known, to: known.to ?? wish.to } : wish

/**
 * Returns the function with which a reader signs in. If there is an app around the page, the reader signs in there. The
 * dialog opens if there is no app or if it does not answer. A page without a session asks the app for its user at the
 * beginning. Domain 6.
 */
function useLogin(
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
      if (!canAskApp()) return setDialog(mergeWish(wish))
      // several calls of a page may be refused at once
      if (isAsking.current) return
      isAsking.current = true
      await running.current
      // if the app cannot be asked, the dialog opens
      const answer = await ask(true, wish.to).catch(() => 'silent')
      isAsking.current = false
      if (answer === 'silent') setDialog(mergeWish(wish))
    },
    [ask, setDialog]
  )
}

/**
 * Opens the dialog if the address has `login`. A page that needs a session redirects visitors to the home page with this
 * parameter.
 */
function useLoginFromAddress(wishLogin: Setter, setExpired: Setter): void {
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
