import type { DataOf, SessionEvent } from '@board/client'
import type { Sender } from '@board/client/sender'
import { forgetPermissions } from '@board/client/storage/kept-permissions'
import { tabStore } from '@board/client/storage/storage'
import { cookieLine, parseCookies } from '../lib/cookies.ts'
import { hasSettingsInConsole } from './account.ts'

/** The cookies of a session. Specification 3, 4. */
export const sessionCookies = ['token', 'userType', 'organization', 'loginType', 'showAsk'] as const

/**
 * Cookies of the operator’s other systems for the same session. They end with it. The server clears those that scripts
 * cannot see. Decision 0079.
 */
const foreignCookies = ['u_i', 'u_n_i', 'sso_s', 'sso_u', 'sso_l', 'sso_d'] as const

/** The kind of sign-in, as in the cookie `loginType`: 2 is by SMS, 1 is any other way. */
export type LoginType = 1 | 2

export type LoginResult = DataOf<'loginByPhone'>

/**
 * The data of a new session. A session that an app has passed has no key for the phone number, because the server sends
 * the key only once.
 */
export type HandedSession = Pick<LoginResult, 'token' | 'userType' | 'organization' | 'updatePwd'> & {
  fieldKey?: string
}

const write = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain HTTP
  document.cookie = line
}

/** The session that this page knows, and the account that it shows for it. */
let own: { token?: string | undefined; account?: number } = {}

/**
 * Notes the account that the page shows now; 0 for nobody. Calls name it, so that the server refuses what would be sent in
 * another's name after another tab has signed in. Domain 8.
 * @param token the session that the page knows; by default none for nobody, so that a page of a visitor which the browser
 * has kept since before notices the session
 */
export function showAccount(account: number, token = account > 0 ? currentToken() : undefined): void {
  own = { token, account }
}

/** Returns the sender of a call: the session of the browser, and the account that this page shows. */
export const currentSender = (): Sender => ({ token: currentToken(), account: own.account })

/** Tells whether another tab, or the app around the page, has changed the session of the browser. */
export const isSessionChanged = (): boolean => currentToken() !== own.token

/** Keeps a new session in cookies for one day. Specification 4. */
export function keepSession(result: HandedSession, loginType: LoginType): void {
  // the page shows the earlier account until it has fetched the new one
  own = { token: result.token }
  write(cookieLine('token', result.token))
  write(cookieLine('userType', String(result.userType)))
  write(cookieLine('organization', String(result.organization)))
  write(cookieLine('loginType', String(loginType)))
  if (isInstitution(result.organization)) write(cookieLine('showAsk', '1'))
  if (result.fieldKey !== undefined) keepFieldKey(result.fieldKey)
}

/**
 * The name in session storage of the key with which `getInfo` encrypts the phone number for its owner. The server sends
 * the key only once. Domain 6.
 */
const fieldKeyName = 'fieldKey'

const keepFieldKey = (key: string) => tabStore.setItem(fieldKeyName, key)

/** Returns the key of this tab’s session; null if another tab has opened the session, or if an app has passed it. */
export const currentFieldKey = (): string | null => tabStore.getItem(fieldKeyName)

/** Continues with the session that a change of the password has opened. Its kind of sign-in is by password. */
export function renewSession({ token, fieldKey }: DataOf<'changePassword'>): void {
  own = { ...own, token }
  keepFieldKey(fieldKey)
  write(cookieLine('token', token))
  write(cookieLine('loginType', '1'))
}

/** Forgets the session of this browser. */
export function forgetSession(): void {
  own = { account: 0 }
  forgetPermissions()
  for (const name of [...sessionCookies, ...foreignCookies]) write(cookieLine(name, '', 0))
  tabStore.clear()
}

/** Returns the session's token in this browser. */
export const currentToken = (): string | undefined => parseCookies(document.cookie).token || undefined

/**
 * Returns the page where an account changes its password. A person who must change it first stays there until
 * it is done. Specification 6.
 */
export const passwordPageOf = (organization: number): string =>
  hasSettingsInConsole(organization) ? '/g/settings/edit-pwd' : '/uCenter/editPwd'

/** Returns the page of the console where an account of staff or an institution has its second factor. Decision 0097. */
export const secondFactorPageOf = (organization: number): string =>
  `/${organization === 0 ? 'admin' : 'g'}/settings/second-factor`

/**
 * Tells whether an organization works in the console: local institutions, ministries and congresses.
 * Specification 4.
 */
const isInstitution = (organization: number): boolean => [1, 3, 5].includes(organization)

/**
 * Returns the address outside the portal to which a signed-in account goes; undefined for accounts that stay, such as
 * citizens.
 */
export function placeOf(organization: number, channelUrl: string): string | undefined {
  if (isInstitution(organization)) return '/g/workTable'
  return organization === 4 && channelUrl ? channelUrl : undefined
}

/** The page on which accounts of other sites are linked. */
export const bindingsPage = '/uCenter/bindInfo'

/** Saves the page to return to after the reader has signed in at another site. Specification 3. */
export function saveReturnPage(to: string): void {
  tabStore.setItem('jumpType', 'LG')
  tabStore.setItem('jumpTo', to)
}

/**
 * Returns the page to return to after signing in at another site, and removes it. Returns undefined if no sign-in at
 * another site has begun in this tab.
 */
export function takeReturnPage(): string | undefined {
  if (tabStore.getItem('jumpType') !== 'LG') return undefined
  const to = tabStore.getItem('jumpTo') ?? '/home'
  tabStore.removeItem('jumpType')
  tabStore.removeItem('jumpTo')
  return to
}

type Listener = (event: SessionEvent) => void
const listeners = new Set<Listener>()

/** Informs all listeners about a refusal that concerns the session. The client calls it. */
export function announceSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

/** Adds a listener for refusals that concern the session; returns the function that removes it. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
