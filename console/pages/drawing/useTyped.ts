import { useEffect, useRef, useState } from 'react'

/** Milliseconds between the last keystroke and the drawing, so that undo removes the typed text in one step. */
const pause = 300

/**
 * Holds the text that is being typed in a field, and draws it after a pause. `flush` draws it at once; the field calls it
 * when it loses the focus. A field that is removed also draws its text.
 * @param value the text in the drawing
 */
export function useTyped(value: string, draw: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const latest = useRef(draw)
  latest.current = draw
  const flush = useRef(() => {
    const { current } = waiting
    waiting.current = undefined
    if (!current) return
    clearTimeout(current.timer)
    latest.current(current.text)
    setTyped(undefined)
  })
  useEffect(() => {
    const last = flush.current
    return () => last()
  }, [])
  return {
    value: typed ?? value,
    set: (text: string) => {
      clearTimeout(waiting.current?.timer)
      waiting.current = { text, timer: setTimeout(() => flush.current(), pause) }
      setTyped(text)
    },
    flush: () => flush.current()
  }
}
