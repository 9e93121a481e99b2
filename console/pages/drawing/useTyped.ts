import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last letter before the text is drawn, so that typing is one step to undo. */
const pause = 300

/**
 * Returns a text that is typed now and drawn a moment later, at the latest when the field is left.
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
