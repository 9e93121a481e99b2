import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls the current entry of a row into view, because the row scrolls sideways on narrow screens.
 * @param current identifies the entry that is marked with `aria-current`
 */
export function useCurrentInSight<T extends HTMLElement>(current: string): RefObject<T | null> {
  const row = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the current entry scrolls the row
  useEffect(() => {
    const list = row.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return row
}
