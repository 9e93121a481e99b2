import { type RefObject, useEffect, useState } from 'react'

/** The time after which a press that ends the typing has reached its button, in milliseconds. */
const pressTime = 300

/** Tells whether somebody types in a field below a place: what changes above would push it away. */
function isTypingBelow(place: Element | null): boolean {
  const active = document.activeElement
  if (!place || !active?.matches('textarea, input:not([type="radio"], [type="checkbox"])')) return false
  return (place.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Returns the latest value, or the one before it while somebody types below the place that shows it. */
export function useHeld<T>(place: RefObject<Element | null>, latest: T): T {
  const [shown, setShown] = useState(latest)
  useEffect(() => {
    if (!isTypingBelow(place.current)) return setShown(latest)
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isTypingBelow(place.current)) setShown(latest)
      }, pressTime)
    }
    document.addEventListener('focusout', later)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', later)
    }
  }, [latest, place])
  return shown
}
