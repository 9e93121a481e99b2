import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row sideways until an entry stands in its middle. */
const bringIn = (row: HTMLElement, entry: HTMLElement) => {
  row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
}

/**
 * Scrolls the current entry of a row into view, because the row scrolls sideways on narrow screens; later each entry that a
 * key has focused, because browsers leave one that is partly in sight as it is.
 * @param current identifies the entry that is marked with `aria-current`
 */
export function useCurrentInSight<T extends HTMLElement>(current: string): RefObject<T | null> {
  const row = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the current entry scrolls the row
  useEffect(() => {
    const list = row.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && entry) bringIn(list, entry)
  }, [current])
  useEffect(() => {
    const list = row.current
    const show = ({ target }: FocusEvent) => {
      // a press must not move what it is on
      if (list && target instanceof HTMLElement && target.matches(':focus-visible')) bringIn(list, target)
    }
    list?.addEventListener('focusin', show)
    return () => list?.removeEventListener('focusin', show)
  }, [])
  return row
}
