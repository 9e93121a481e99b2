import type { Sender } from '@board/client/sender'
import { readCookie } from '../base/cookies.ts'

/** The account that this page shows, and the session under which the page knows it. */
let shown: { uid: number; token: string | undefined } | undefined

/**
 * Notes the account that the page shows under the present session. Calls name it, so that the server refuses what would be
 * sent in another's name after another tab has signed in. Domain 8; decision 0144.
 */
export function showAccount(uid: number): void {
  shown = { uid, token: readCookie('token') }
}

/** Notes that the page knows of the present session, whoever it belongs to. */
export function acceptSession(): void {
  if (shown) shown = { ...shown, token: readCookie('token') }
}

/** Notes that the page shows nobody any more. */
export function hideAccount(): void {
  shown = undefined
}

/** Returns the uid of the account that the page shows; undefined while it does not know one. */
export const shownAccount = (): number | undefined => shown?.uid

/** Returns the sender of a call: the session of the browser, and the account that the page shows. */
export const currentSender = (): Sender => ({ token: readCookie('token'), account: shownAccount() })

/** Tells whether another tab has changed the session of the browser. */
export const isSessionChanged = (): boolean => shown !== undefined && readCookie('token') !== shown.token
