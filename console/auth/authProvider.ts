import { ApiError, type DataOf } from '@board/client'
import type { AuthProvider, UserIdentity } from 'ra-core'
import { api } from '../api/client.ts'
import { readCookie, writeCookie } from '../api/cookies.ts'

/** Days that the sign-in cookies live (specification 4, 9). */
const cookieDays = 1
const cookieNames = ['token', 'userType', 'organization', 'loginType'] as const
/** Refusals that end the session (specification 8). */
const sessionCodes = ['USR0001', 'USR0002', 'SN0004', '401', '10001']

/** Who is signed in, as `getInfo` tells. */
export interface Identity extends UserIdentity {
  info: DataOf<'getInfo'>
}

export interface Credentials {
  username: string
  password: string
  captcha?: string | undefined
  uuid?: string | undefined
}

/** Keeps a session that was opened: token, userType and organization for a day. */
function keepSession(session: DataOf<'peopleLogin'>): void {
  writeCookie('token', session.token, cookieDays)
  writeCookie('userType', String(session.userType), cookieDays)
  writeCookie('organization', String(session.organization), cookieDays)
}

/** Goes on with the session that a change of the password has opened; it was opened by password. */
export function renewSession({ token }: DataOf<'changePassword'>): void {
  writeCookie('token', token, cookieDays)
  writeCookie('loginType', '1', cookieDays)
}

export function forgetSession(): void {
  for (const name of cookieNames) writeCookie(name, '', 0)
}

export const organizationOfCookie = () => Number(readCookie('organization') ?? 0)

/** Signs in and out through the contract; the permission strings are react-admin's permissions. */
export const authProvider: AuthProvider = {
  async login({ username, password, captcha, uuid }: Credentials) {
    keepSession(await api.call('peopleLogin', { body: { username, password, captcha, uuid } }))
    return { redirectTo: false }
  },
  async logout() {
    const token = readCookie('token')
    try {
      if (token) await api.call('logout')
    } catch (failure) {
      // An ended session is signed out already; offline, the cookie still goes.
      if (!(failure instanceof ApiError)) throw failure
    } finally {
      forgetSession()
    }
  },
  async checkAuth() {
    if (!readCookie('token')) throw new Error('ra.auth.auth_check_error')
  },
  async checkError(failure) {
    if (failure instanceof ApiError && sessionCodes.includes(failure.code)) {
      forgetSession()
      throw new Error('ra.notification.logged_out')
    }
  },
  async getIdentity(): Promise<Identity> {
    const info = await api.call('getInfo')
    return { id: info.uid, fullName: info.nickName, info }
  },
  async getPermissions(): Promise<readonly string[]> {
    return readCookie('token') ? api.call('userPermissions') : []
  }
}
