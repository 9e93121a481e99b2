import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls the current entry of a row into its visible part: on a narrow screen the row scrolls sideways.
 * @param current names the entry that is marked with `aria-current`
 */
export function useCurrentInSight<T extends HTMLElement>(current: string): RefObject<T | null> {
  const row = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current entry is what moves the row
  useEffect(() => {
    const list = row.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return row
}
