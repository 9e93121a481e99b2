import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a move to another page focus goes to `main`, so that reading starts at its top; unless the page has put it
 * somewhere better. A face's own address only leads to a page, so that a first visit begins above the skip link.
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
