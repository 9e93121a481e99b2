import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'

const seconds = () => Math.floor(Date.now() / 1000)
/** Milliseconds after the last letter until the text is kept. */
const pause = 300

/** The kept text that an editor begins with; undefined where there is none. */
export function useRestored(key: string) {
  return useState(() => readDraft(localStorage, key, seconds()))[0]
}

/**
 * Keeps what is typed in this browser until it is sent.
 * @param text what is typed
 * @param given what the editor began with: not worth keeping while unchanged
 */
export function useKeepDraft(key: string, text: string, given: string) {
  const [keptAt, setKeptAt] = useState<number>()
  const latest = useRef(text)
  const done = useRef(false)
  latest.current = text
  const keep = useRef(() => {})
  keep.current = () => {
    if (done.current) return
    const worth = latest.current === given ? '' : latest.current
    if (writeDraft(localStorage, key, worth, seconds())) setKeptAt(worth === '' ? undefined : seconds())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), pause)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const now = () => keep.current()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return {
    keptAt,
    isDone: () => done.current,
    forget: () => {
      done.current = true
      writeDraft(localStorage, key, '', seconds())
    }
  }
}
