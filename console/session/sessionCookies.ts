import type { DataOf } from '@board/client'
import { forgetPermissions } from '@board/client/storage/kept-permissions'
import { acceptSession } from '../api/shownAccount.ts'
import { readCookie, writeCookie } from '../base/cookies.ts'
import { worksHere } from './rules.ts'

/** Days for which the sign-in cookies are valid (specification 4, 9). */
const cookieDays = 1
const cookieNames = ['token', 'userType', 'organization', 'loginType', 'showAsk'] as const

/**
 * Stores a new session in cookies for a day; institutions are asked about their phone at the work table (specification
 * 4).
 */
export function keepSession(session: DataOf<'peopleLogin'>): void {
  writeCookie('token', session.token, cookieDays)
  writeCookie('userType', String(session.userType), cookieDays)
  writeCookie('organization', String(session.organization), cookieDays)
  writeCookie('loginType', '1', cookieDays)
  if (worksHere(session.organization)) writeCookie('showAsk', '1', cookieDays)
}

/** Continues with the session that a change of the password has opened; its login type is password. */
export function renewSession({ token }: DataOf<'changePassword'>): void {
  writeCookie('token', token, cookieDays)
  writeCookie('loginType', '1', cookieDays)
  acceptSession()
}

/** Removes the cookies and the permissions of the session from this browser. */
export function forgetSession(): void {
  for (const name of cookieNames) writeCookie(name, '', 0)
  forgetPermissions()
  acceptSession()
}

/** Tells whether this browser has a session; only the server knows whether it is still valid. */
export const isSignedIn = (): boolean => readCookie('token') !== undefined

/** Returns the organization for which the session was opened; 0 without a session. */
export const organizationOfCookie = () => Number(readCookie('organization') ?? 0)
