import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { useT } from '../lib/i18n.tsx'
import { drawsChrome, useContainer } from '../services/container.ts'
import { titleOf } from '../services/document.ts'
import { useIsAlone } from '../services/page-route.ts'
import css from '../ui/frame/layout.module.css'
import { ToastProvider } from '../ui/notices/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { WriteButton } from './header/write-button.tsx'
import { LoginGate } from './login-gate.tsx'

/** Renders the frame of every page: header, footer, progress, notices and the login dialog. */
export function Layout() {
  const t = useT()
  const isChromeOfApp = drawsChrome(useContainer())
  const isAlone = useIsAlone() || isChromeOfApp
  return (
    <ToastProvider>
      <LoginGate>
        <a className={css.skip} href="#main">
          {t('shell.skip')}
        </a>
        <Progress />
        {!isAlone && <Header />}
        <Main />
        {!isAlone && <Footer />}
        {!isAlone && <WriteButton />}
        <ScrollRestoration />
      </LoginGate>
    </ToastProvider>
  )
}

/**
 * Shows the page itself. After a move to another page, the page gets the focus, so that screen readers start at its top.
 */
function Main() {
  const t = useT()
  const matches = useMatches()
  const [failure, setFailure] = useState<string>()
  const title = titleOf(matches, t, failure)
  const { pathname, search } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each new address
  useEffect(() => {
    // the share button of the browser would otherwise send the address of the first page
    if (!isFirst.current) for (const one of document.querySelectorAll('head [data-first]')) one.remove()
    isFirst.current = false
  }, [pathname, search])
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  // New data may remove the element that had the focus, such as a button that was just used.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when new data may have removed elements
  useEffect(() => {
    const lost = last.current instanceof Node && !last.current.isConnected
    if (lost && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [matches])
  return (
    <main id="main" ref={main} className={css.main} tabIndex={-1}>
      <Outlet context={setFailure} />
    </main>
  )
}

/** Shows a line at the top while the next page is loading. */
function Progress() {
  const t = useT()
  const moving = useNavigation().state !== 'idle'
  return (
    <div role="status" className={css.progress} data-moving={moving || undefined}>
      <span className="visually-hidden">{moving ? t('ui.loading') : ''}</span>
    </div>
  )
}
