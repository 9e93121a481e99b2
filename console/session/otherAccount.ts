import { useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'
import { acceptSession, isSessionChanged, showAccount, shownAccount } from '../api/shownAccount.ts'
import { readCookie } from '../base/cookies.ts'

/** The state of a session that another tab has changed: it has signed in as `name`, or it has signed out and there is no name. */
export interface OtherAccount {
  readonly name: string | undefined
}

let other: OtherAccount | undefined
/** The state that the alert shows; undefined after the reader has closed it to stay on the page. */
let announced: OtherAccount | undefined
const listeners = new Set<() => void>()

/** Notes what another tab has made of the session; undefined if it is the page's own. */
export function noteOther(found: OtherAccount | undefined): void {
  acceptSession()
  other = found
  announce(found)
}

function announce(found: OtherAccount | undefined): void {
  announced = found
  for (const listener of listeners) listener()
}

/** Closes the alert. The page stays that of its account, and a refused write opens the alert again. */
export const closeAlert = (): void => announce(undefined)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells whether the session belongs to another account than the page shows. */
export const hasOther = (): boolean => other !== undefined

/** Returns what the alert shows of the session of this page. */
export const useAnnounced = (): OtherAccount | undefined => useSyncExternalStore(subscribe, () => announced)

let running: Promise<void> | undefined

async function compare(): Promise<void> {
  const uid = shownAccount()
  if (uid === undefined) return
  if (!readCookie('token')) return noteOther({ name: undefined })
  // without an answer nothing is known; the server refuses what would be sent
  const info = await api.call('getInfo').catch(() => undefined)
  if (info === undefined) return
  if (info.uid !== uid) return noteOther({ name: info.nickName })
  showAccount(uid)
  noteOther(undefined)
}

/** Compares the session of the browser with the account that the page shows. Decision 0144. */
export function compareSession(): Promise<void> {
  running ??= compare().finally(() => {
    running = undefined
  })
  return running
}

/**
 * Compares them before something that is asked of the server ahead of a write: a read as another account would find
 * nothing. The alert opens again if it was closed.
 * @returns whether the session is the page's own
 */
export async function requireOwnSession(): Promise<boolean> {
  if (isSessionChanged() || hasOther()) await compareSession()
  return !hasOther()
}

/** Compares them if another tab has changed the session since. @returns whether the session is still the page's own */
export async function isOwnSession(): Promise<boolean> {
  if (isSessionChanged()) await compareSession()
  return !hasOther()
}
