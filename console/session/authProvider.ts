import { ApiError, type DataOf } from '@board/client'
import { isOtherAccount } from '@board/client/error'
import { keepPermissions } from '@board/client/storage/kept-permissions'
import { tabStore } from '@board/client/storage/storage'
import type { AuthProvider, UserIdentity } from 'ra-core'
import { api } from '../api/client.ts'
import { askEarly, takeEarly } from '../api/early.ts'
import { hideAccount, showAccount } from '../api/shownAccount.ts'
import { readCookie } from '../base/cookies.ts'
import { faceOf } from '../base/face.ts'
import { isAction, mayAccess, mayAct } from './access.ts'
import { isOwnSession, noteOther } from './otherAccount.ts'
import { forgetSession, keepSession, organizationOfCookie } from './sessionCookies.ts'
import { hasSessionEnded } from './sessionEnd.ts'
import { signInRoute } from './signInRoute.ts'

/** The signed-in person as `getInfo` describes them. */
export interface Identity extends UserIdentity {
  info: DataOf<'getInfo'>
}

export interface Credentials {
  username: string
  password: string
  captcha?: string | undefined
  uuid?: string | undefined
}

const callPermissions = () => api.call('userPermissions')
const callInfo = () => api.call('getInfo')

/** Requests the signed-in person and their permissions while the browser still reads the page's scripts. */
export function preloadSession(): void {
  askEarly('permissions', callPermissions)
  askEarly('identity', callInfo)
}

/** The permissions of the session that requested them last; `canAccess` reads them. */
let known: { token: string; answer: Promise<readonly string[]> } | undefined

/**
 * Fetches the permissions of the signed-in person and stores them, in the browser as well (specification 3); without a session there are none. While another account
 * is signed in, they stay those of the account that the page shows.
 */
async function fetchPermissions(): Promise<readonly string[]> {
  if (!(await isOwnSession()) && known) return known.answer
  const token = readCookie('token')
  if (!token) return []
  const answer = takeEarly('permissions', callPermissions)
  known = { token, answer }
  answer.then(
    permissions => {
      // the answer of a session that has ended since says nothing about the present one
      if (known?.answer === answer && readCookie('token') === token) keepPermissions(permissions)
    },
    () => {
      if (known?.answer === answer) known = undefined
    }
  )
  return answer
}

const knownPermissions = () => (known?.token === readCookie('token') ? known?.answer : undefined)

/** The person of the session that requested it last; `canAccess` reads the flags of the institution in it. */
let asked: { token: string; answer: Promise<Identity> } | undefined

/** The person whom the page shows. */
let shown: Identity | undefined

/** Shows the person of an answer; if another tab has signed in as somebody else, the page keeps the one that it shows. */
function show(info: Identity['info']): Identity {
  if (shown && shown.id !== info.uid) {
    noteOther({ name: info.nickName })
    return shown
  }
  shown = { id: info.uid, fullName: info.nickName, info }
  showAccount(info.uid)
  return shown
}

/** Fetches the signed-in person. */
export function getIdentity(): Promise<Identity> {
  const answer = takeEarly('identity', callInfo).then(show)
  asked = { token: readCookie('token') ?? '', answer }
  answer.catch(() => {
    if (asked?.answer === answer) asked = undefined
  })
  return answer
}

const knownIdentity = () => (asked?.token === readCookie('token') ? asked?.answer : undefined)

/**
 * Tells whether the person had a session in this window and did not end it here: it was refused, or another window of the
 * browser has removed it.
 */
export const hasLostSession = (): boolean => hasSessionEnded() || asked !== undefined

/** Returns the person of the session; undefined without a session, or if it has ended. */
async function findIdentity(): Promise<Identity | undefined> {
  if (!readCookie('token')) return undefined
  // the guard reports a session that has ended
  return await (knownIdentity() ?? getIdentity()).catch(() => undefined)
}

/** Signs in and out through the contract; the permission strings are react-admin's permissions. */
export const authProvider: AuthProvider = {
  async login({ username, password, captcha, uuid }: Credentials) {
    keepSession(await api.call('peopleLogin', { body: { username, password, captcha, uuid } }))
    // `LoginPage` opens the next page; until that succeeds, the address keeps the way back
    return { redirectTo: signInRoute(window.location) }
  },
  async logout() {
    const token = readCookie('token')
    let isOwn = true
    try {
      if (token) await api.call('logout')
      const cleared = api.call('clearSsoCookies')
      // whose session has ended does not wait for an answer that may never come
      if (token) await cleared
      else cleared.catch(() => undefined)
    } catch (failure) {
      // the session of another account is not this page's to end; an alert says whose it is
      isOwn = !isOtherAccount(failure)
      if (!isOwn) throw failure
      // An expired session is signed out already; offline, the cookie is removed all the same.
      if (!(failure instanceof ApiError)) throw failure
    } finally {
      if (isOwn) {
        forgetSession()
        asked = undefined
        shown = undefined
        hideAccount()
        // who signs out leaves no titles of opened pages at a shared desk; who was signed out comes back to them
        if (token) tabStore.clear()
      }
    }
    // react-admin signs out a person who opens a page without a session; signing in returns to that page
    return token ? undefined : signInRoute(window.location)
  },
  async checkAuth() {
    // `Guard` first says that the session has ended; react-admin would open the sign-in page at once
    if (readCookie('token') || hasSessionEnded()) return
    const refusal = new Error('ra.auth.auth_check_error')
    throw Object.assign(refusal, { redirectTo: signInRoute(window.location, { hasEnded: hasLostSession() }) })
  },
  /** Does nothing: `Guard` receives every end of a session, and reports it before it opens the sign-in page. */
  async checkError() {},
  getIdentity,
  getPermissions: fetchPermissions,
  /** Answers react-admin's buttons and pages by the permissions of the resource and the actions that its record allows. */
  async canAccess(question) {
    const [permissions, identity] = await Promise.all([
      knownPermissions() ?? fetchPermissions(),
      findIdentity()
    ])
    const info = identity?.info
    const organization = info?.organization ?? organizationOfCookie()
    const reader = { organization, permissions, authority: info?.authority }
    return isAction(question.action)
      ? mayAccess(faceOf(window.location.pathname), reader, question)
      : mayAct(reader, question)
  }
}
