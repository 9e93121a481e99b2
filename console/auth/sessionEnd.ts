import { useSyncExternalStore } from 'react'
import { onSession } from '../api/client.ts'
import { forgetSession } from './sessionCookies.ts'

let isEnded = false
const listeners = new Set<() => void>()

function set(ended: boolean) {
  isEnded = ended
  for (const listener of listeners) listener()
}

// the client reports each end once, and the first calls are sent before the page is shown
onSession(event => {
  if (event.kind !== 'expired') return
  forgetSession()
  set(true)
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const hasSessionEnded = (): boolean => isEnded

/** Tells whether the session has ended while the page was open. */
export const useSessionEnd = (): boolean => useSyncExternalStore(subscribe, hasSessionEnded)

/** Resets the end of the session, after the reader has gone to the sign-in page. */
export const leaveSession = (): void => set(false)
