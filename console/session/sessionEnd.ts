import { useSyncExternalStore } from 'react'
import { onSession } from '../api/client.ts'
import { forgetSession } from './sessionCookies.ts'

let isEnded = false
const listeners = new Set<() => void>()

// the client reports each end once, and the first calls are sent before the page is shown
onSession(event => {
  if (event.kind !== 'expired') return
  forgetSession()
  isEnded = true
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const hasSessionEnded = (): boolean => isEnded

/** Tells whether the session has ended while the page was open. It stays so until a sign-in reloads the page. */
export const useSessionEnd = (): boolean => useSyncExternalStore(subscribe, hasSessionEnded)
