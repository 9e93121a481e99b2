import { useEffect, useRef } from 'react'
import { selectorOf, type View } from './views.ts'

/** Milliseconds that a page may need to become as long as it was. */
const restoreTimeout = 2000

/** Returns the element that scrolls: `main` on a wide screen, the whole page on a phone. */
function scrollerOf(main: HTMLElement): Element {
  const isBox = /auto|scroll/.test(getComputedStyle(main).overflowY)
  return isBox ? main : (document.scrollingElement ?? document.documentElement)
}

/**
 * Restores the scroll position and the focus of an opened page when its tab is chosen again.
 * @param name the tab that is shown
 */
export function useViews(name: string | undefined): void {
  const views = useRef(new Map<string, View>())
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main || name === undefined) return
    const scroller = scrollerOf(main)
    const wanted = views.current.get(name)
    const began = Date.now()
    let restoring = true
    let frame = 0

    const restore = () => {
      scroller.scrollTop = wanted?.top ?? 0
      const isThere = Math.abs(scroller.scrollTop - (wanted?.top ?? 0)) < 2
      const focused = wanted?.focus === undefined ? null : main.querySelector<HTMLElement>(wanted.focus)
      // only if no better part has the focus
      if (focused && (document.activeElement === main || document.activeElement === document.body))
        focused.focus({ preventScroll: true })
      if ((isThere && (focused || wanted?.focus === undefined)) || Date.now() - began > restoreTimeout) stop()
      else frame = requestAnimationFrame(restore)
    }
    const stop = () => {
      restoring = false
      cancelAnimationFrame(frame)
    }
    const note = () => {
      if (restoring) return
      const { activeElement } = document
      const focus = main.contains(activeElement) ? selectorOf(activeElement) : views.current.get(name)?.focus
      views.current.set(name, { top: scroller.scrollTop, focus })
    }
    const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
    for (const act of acts) window.addEventListener(act, stop, { passive: true })
    document.addEventListener('scroll', note, { passive: true, capture: true })
    main.addEventListener('focusin', note)
    frame = requestAnimationFrame(restore)
    return () => {
      stop()
      for (const act of acts) window.removeEventListener(act, stop)
      document.removeEventListener('scroll', note, { capture: true })
      main.removeEventListener('focusin', note)
    }
  }, [name])
}
