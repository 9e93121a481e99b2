import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to `main` after a move to another page, so that reading starts at its top, unless the page has set the
 * focus itself. A face's own address only redirects, so that a first visit begins before the skip link.
 */
export function useFocusOnMove() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    const from = shown.current
    shown.current = pathname
    if (from === pathname || from === '/' || main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
