import { useState } from 'react'
import { useRoot } from '../app/root.ts'
import { DraftStore } from '../lib/drafts.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text that stays in the browser while it is being written; only for parts that open in the browser. */
export function useKeptText(name: string) {
  const { user } = useRoot()
  const [store] = useState(() => new DraftStore(localStorage, user?.uid ?? 0, name, isText))
  const [text, setShown] = useState(() => store.load()?.value ?? '')
  return {
    text,
    setText: (typed: string) => {
      setShown(typed)
      store.save(typed, Date.now())
    },
    clear: () => store.clear()
  }
}
