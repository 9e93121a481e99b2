import { useCallback, useEffect, useRef } from 'react'
import { withTexts } from '../locales/shown.ts'
import { isSessionChanged, showAccount } from '../services/session.ts'
import type { Watch } from './compare-session.ts'

/** Events of a page that the reader comes back to: a window, a tab. */
const signs = ['focus', 'visibilitychange']

/**
 * Compares the session of the browser with the account that the page shows, when the reader comes back to the page. Domain
 * 8; decision 0144.
 * @returns the function that compares at once, for a write that was refused under the session of another account
 */
export function useSessionWatch(watch: Watch): () => void {
  const { root } = watch
  const latest = useRef(watch)
  latest.current = watch
  const compare = useCallback(
    () =>
      void withTexts(
        ['account'],
        import('./later.ts').then(it => it.loadCompareSession())
      )
        .then(it => it.compareSession(latest.current))
        // without an answer nothing is known; the server refuses what would be sent
        .catch(() => undefined),
    []
  )
  // the header shows the account of this answer
  useEffect(() => showAccount(root.user?.uid ?? 0), [root])
  useEffect(() => {
    const look = () => isSessionChanged() && compare()
    look()
    for (const sign of signs) addEventListener(sign, look)
    return () => {
      for (const sign of signs) removeEventListener(sign, look)
    }
  }, [compare])
  return compare
}
