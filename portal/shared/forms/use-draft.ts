import { randomHex } from '@board/client/random'
import { keeps } from '@board/client/storage/keeps'
import { localStore, tabStore } from '@board/client/storage/storage'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from '../../lib/drafts.ts'
import { TabDrafts } from '../../lib/tab-drafts.ts'
import { useRoot } from '../../services/root.ts'

/** The time without a change before a draft is saved, in milliseconds. */
const saveDelay = 400

export interface DraftOptions<V> {
  /** The name of the draft, such as `post` or `supplement-120`. Without a name nothing is saved. */
  name: string | undefined
  /** Fields that are never saved, such as passwords. */
  without?: readonly (keyof V & string)[]
  /**
   * Tells a draft of the present form from one of an older form. By default each field must have the type of its
   * initial value.
   */
  isValue?: (value: unknown) => value is Partial<V>
  /** Merges a draft into the initial values. By default the draft replaces every field that it has. */
  restore?: (start: V, draft: Partial<V>) => V
  /** Tells whether a draft has anything that its author could miss. By default each has. */
  isWritten?: (draft: Partial<V>) => boolean
  /** Tells whether the initial values, merged with the draft, are saved at once. */
  keepsStart?: (draft: Partial<V> | undefined) => boolean
}

/**
 * Tells whether each field of a draft has the type of its initial value. A draft of an older form may have another one.
 */
export function isOfKind<V extends object>(value: unknown, start: V): value is Partial<V> {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(start).every(
    ([name, first]) =>
      first === undefined || !(name in value) || typeof Reflect.get(value, name) === typeof first
  )
}

/**
 * Holds the values of a form so that they survive a reload. They are saved in the browser for each account; those of a
 * visitor only until the tab is closed. The server renders without a draft; it is restored after hydration.
 */
export function useDraft<V extends object>(start: V, options: DraftOptions<V>) {
  const uid = useRoot().user?.uid ?? 0
  const { name } = options
  const [values, setValues] = useState(start)
  const [savedAt, setSavedAt] = useState<number>()
  const [restoredAt, setRestoredAt] = useState<number>()
  const [isReady, setReady] = useState(name === undefined)
  /** The time when another tab has saved another draft of this form. */
  const [otherSavedAt, setOtherSavedAt] = useState<number>()
  /** True if the browser does not keep what is typed here beyond this page. */
  const [isUnkept, setUnkept] = useState(false)
  const [generation, setGeneration] = useState(0)
  const store = useRef<TabDrafts<Partial<V>>>(null)
  const isTouched = useRef(false)
  const isTyped = useRef(false)
  const first = useRef({ start, options })

  useEffect(() => {
    if (name === undefined) return
    const { options } = first.current
    const isValue =
      options.isValue ?? ((value: unknown): value is Partial<V> => isOfKind(value, first.current.start))
    const storage = uid === 0 ? tabStore : localStore
    const drafts = new TabDrafts({
      storage,
      tab: tabStore,
      uid,
      name,
      isValue,
      isWritten: options.isWritten,
      createName: randomHex
    })
    store.current = drafts
    setUnkept(!keeps(storage))
    const draft = drafts.load()
    if (draft) show.current(draft)
    isTouched.current = options.keepsStart?.(draft?.value) ?? false
    setReady(true)
    const lookAround = () => setOtherSavedAt(drafts.other()?.savedAt)
    lookAround()
    // other tabs cause this event
    addEventListener('storage', lookAround)
    return () => removeEventListener('storage', lookAround)
  }, [uid, name])

  const show = useRef((draft: Draft<Partial<V>>) => {
    const { start, options } = first.current
    const restore = options.restore ?? ((start, kept) => ({ ...start, ...kept }))
    setValues(restore(start, draft.value))
    setSavedAt(draft.savedAt)
    setRestoredAt(draft.savedAt)
  })
  const keep = useRef(() => {})
  keep.current = () => {
    if (!isTouched.current || !store.current) return
    isTouched.current = false
    const now = Date.now()
    const kept: Partial<V> = { ...values }
    for (const field of options.without ?? []) delete kept[field]
    // a draft with only the forum of the address has no time of saving on the page
    const isKept = store.current.save(kept, now)
    setUnkept(!isKept)
    if (isKept && isTyped.current) setSavedAt(now)
    setOtherSavedAt(store.current.other()?.savedAt)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is saved after a pause
  useEffect(() => {
    if (!isTouched.current) return
    const timer = setTimeout(() => keep.current(), saveDelay)
    return () => clearTimeout(timer)
  }, [values, isReady])
  useEffect(() => {
    const keepNow = () => keep.current()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  const clear = () => {
    isTouched.current = false
    store.current?.clear()
    setSavedAt(undefined)
    setRestoredAt(undefined)
  }
  return {
    values,
    /** The time when the values were last saved, in milliseconds. */
    savedAt,
    /** The time when the restored draft had been saved, in milliseconds. */
    restoredAt,
    /** True if the browser does not keep the draft: its storage is full or forbidden. */
    isUnkept,
    /** True after the draft, if there is one, has been restored. */
    isReady,
    change: (part: Partial<V> | ((now: V) => Partial<V>)) => {
      isTouched.current = true
      isTyped.current = true
      setValues(now => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }))
    },
    /** The time when the latest other draft of this form was saved, in milliseconds; another tab has written it. */
    otherSavedAt,
    /** Counts how often another draft has replaced the values. */
    generation,
    /** Saves this draft, and continues with the other one. */
    takeOther: () => {
      keep.current()
      const other = store.current?.takeOther()
      if (!other) return
      show.current(other)
      setOtherSavedAt(store.current?.other()?.savedAt)
      setGeneration(count => count + 1)
    },
    /** Deletes the other draft. */
    dropOther: () => {
      store.current?.dropOther()
      // the other draft may have been saved in the place of this one
      isTouched.current = true
      keep.current()
      setOtherSavedAt(store.current?.other()?.savedAt)
    },
    /** Deletes the draft, because its values were sent. */
    clear,
    /** Deletes the draft and restores the initial values. */
    discard: () => {
      clear()
      setValues(first.current.start)
    }
  }
}
