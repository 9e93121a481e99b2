import { useEffect, useRef } from 'react'
import { selectorOf, selectorOfBox, type View } from './views.ts'

/** Milliseconds that a page may need to become as long as it was. */
const restoreTimeout = 2000

/** Returns the element that scrolls: `main` on a wide screen, the whole page on a phone. */
function scrollerOf(main: HTMLElement): Element {
  const isBox = /auto|scroll/.test(getComputedStyle(main).overflowY)
  return isBox ? main : (document.scrollingElement ?? document.documentElement)
}

/**
 * Restores the scroll positions and the focus of an opened page when its tab is chosen again.
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
      const focused = wanted?.focus === undefined ? null : main.querySelector<HTMLElement>(wanted.focus)
      // only if no better part has the focus; before the positions, because a list shows its focused row
      if (focused && (document.activeElement === main || document.activeElement === document.body))
        focused.focus({ preventScroll: true })
      const boxes = [...(wanted?.boxes ?? [])].map(([box, top]) => [main.querySelector(box), top] as const)
      let isThere = true
      for (const [box, top] of [[scroller, wanted?.top ?? 0] as const, ...boxes]) {
        if (box) box.scrollTop = top
        isThere &&= box !== null && Math.abs(box.scrollTop - top) < 2
      }
      if ((isThere && (focused || wanted?.focus === undefined)) || Date.now() - began > restoreTimeout) stop()
      else frame = requestAnimationFrame(restore)
    }
    const stop = () => {
      restoring = false
      cancelAnimationFrame(frame)
    }
    const note = ({ target }: Event) => {
      if (restoring) return
      const { activeElement } = document
      const before = views.current.get(name)
      const focus = main.contains(activeElement) ? selectorOf(activeElement) : before?.focus
      const boxes = new Map(before?.boxes)
      const box = target instanceof Element && main.contains(target) ? selectorOfBox(target) : undefined
      if (box !== undefined && target instanceof Element && target !== scroller)
        boxes.set(box, target.scrollTop)
      views.current.set(name, { top: scroller.scrollTop, boxes, focus })
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
