import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The link by which the reader left a list, by the key of the history entry. */
const leftBy = new Map<string, string>()

/**
 * Restores the reader’s place in a list: it focuses the link that they had followed. The router restores the scroll
 * position.
 * @returns a ref for the element around the list
 */
export function useKeptPlace<E extends HTMLElement>() {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const around = useRef<E>(null)
  useEffect(() => {
    const element = around.current
    const href = leftBy.get(key)
    const link = isBack && href ? element?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : null
    // it waits until the page has taken the focus, which it does after every navigation
    const timer = link && setTimeout(() => link.focus({ preventScroll: true }))
    const note = (event: Event) => {
      const followed = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
      if (followed) leftBy.set(key, followed)
    }
    element?.addEventListener('click', note)
    return () => {
      if (timer) clearTimeout(timer)
      element?.removeEventListener('click', note)
    }
  }, [key, isBack])
  return around
}
