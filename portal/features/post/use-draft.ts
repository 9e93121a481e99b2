import { useEffect, useRef, useState } from 'react'
import { DraftStore } from '../../lib/drafts.ts'
import { isPostValues, type PostValues } from './values.ts'

/** Milliseconds of rest before a change is kept. */
const rest = 400

/**
 * Keeps what is being written in the browser, and brings it back after a reload. The server renders without it; it
 * appears once the page lives.
 * @returns `ready` once the draft, if any, has been brought back
 */
export function useDraft(uid: number, name: string, start: PostValues) {
  const [values, setValues] = useState(start)
  const [savedAt, setSavedAt] = useState<number>()
  const [ready, setReady] = useState(false)
  const store = useRef<DraftStore<PostValues>>(null)
  const touched = useRef(false)
  const initial = useRef(start)

  useEffect(() => {
    store.current = new DraftStore(localStorage, uid, name, isPostValues)
    const draft = store.current.load()
    const { forum } = initial.current
    if (draft) {
      setValues({ ...draft.value, forum: forum ?? draft.value.forum })
      setSavedAt(draft.savedAt)
    }
    // Whom one came here to write to is part of the draft at once: its address is not kept.
    touched.current = forum !== undefined
    setReady(true)
  }, [uid, name])

  const keep = useRef(() => {})
  keep.current = () => {
    if (!touched.current) return
    touched.current = false
    const now = Date.now()
    if (store.current?.save(values, now)) setSavedAt(now)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is kept, after a moment's rest
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), rest)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const keepNow = () => keep.current()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  return {
    values,
    savedAt,
    ready,
    change: (part: Partial<PostValues>) => {
      touched.current = true
      setValues(now => ({ ...now, ...part }))
    },
    /** Forgets the draft: it was sent, or its author wants to begin anew. */
    clear: () => {
      touched.current = false
      store.current?.clear()
      setSavedAt(undefined)
    }
  }
}
