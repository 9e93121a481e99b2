import { type RefObject, useEffect, useState } from 'react'

/** The time after which a press that ends the typing has reached its button, in milliseconds. */
const pressTime = 300

/** Tells whether somebody types in a field below a place: what changes above would push it away. */
function isTypingBelow(place: Element | null): boolean {
  const active = document.activeElement
  if (!place || !active?.matches('textarea, input:not([type="radio"], [type="checkbox"])')) return false
  return (place.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Tells whether the focus is on something that a place shows: it must not disappear. */
const isInUse = (place: Element | null): boolean => {
  const active = document.activeElement
  return active !== place && (place?.contains(active) ?? false)
}

/**
 * Returns the latest value, or the one before it while the focus is in the place that shows it, and while somebody types
 * below.
 * @param canGrow false while the place has one height for all values
 */
export function useHeld<T>(place: RefObject<Element | null>, latest: T, canGrow = true): T {
  const [shown, setShown] = useState(latest)
  useEffect(() => {
    const isHeld = () => isInUse(place.current) || (canGrow && isTypingBelow(place.current))
    if (!isHeld()) return setShown(latest)
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isHeld()) setShown(latest)
      }, pressTime)
    }
    document.addEventListener('focusout', later)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', later)
    }
  }, [latest, place, canGrow])
  return shown
}
