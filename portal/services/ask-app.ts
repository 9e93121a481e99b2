import { createClient } from '@board/client/client'
import { ApiError } from '@board/client/error'
import { randomHex } from '@board/client/random'
import { pageClock } from '@board/client/server-clock'
import { tellContainer } from './container.ts'
import type { Services } from './services.tsx'
import type { HandedSession } from './session.ts'

/**
 * The longest wait for a first answer of the app, in milliseconds. Without an answer, a page that needs a session opens
 * the login dialog.
 */
const shortWait = 2000
/**
 * The longest wait for a person to sign in at the app, in milliseconds. The wait begins when the app answers `asking`.
 */
const longWait = 300_000
/** The longest answer that is read, in characters. */
const maxAnswerLength = 4096
/** A session's token: 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/

/** The answer of an app: the token of its user; a notice that it asks its user to sign in; or the user’s refusal. */
export type Said = { kind: 'token'; token: string } | { kind: 'asking' } | { kind: 'cancelled' }

/**
 * Reads the value that an app passes to the callback, as JSON or as an object. Returns undefined for any other shape.
 */
export function readSaid(answer: unknown): Said | undefined {
  let said = answer
  if (typeof answer === 'string') {
    if (answer.length > maxAnswerLength) return undefined
    try {
      said = JSON.parse(answer)
    } catch {
      return undefined
    }
  }
  if (typeof said !== 'object' || said === null) return undefined
  const { token, asking, cancelled } = said as Record<string, unknown>
  if (typeof token === 'string') return tokenPattern.test(token) ? { kind: 'token', token } : undefined
  if (asking === true) return { kind: 'asking' }
  return cancelled === true ? { kind: 'cancelled' } : undefined
}

/**
 * Asks the app around the page for its user. The app answers by calling the function that the message names. This
 * function exists only while the page waits, and it ignores answers of another shape.
 * @param needLogin true if the app shall ask its user to sign in when nobody is signed in there
 * @returns the token of the app’s user; `cancelled` if the user refused; `silent` if the app did not answer
 */
export function askApp(needLogin: boolean): Promise<{ token: string } | 'cancelled' | 'silent'> {
  const callback = `onNativeUser${randomHex()}`
  const place = globalThis as Record<string, unknown>
  return new Promise(resolve => {
    const end = (result: { token: string } | 'cancelled' | 'silent') => {
      delete place[callback]
      clearTimeout(timer)
      resolve(result)
    }
    let timer = setTimeout(() => end('silent'), shortWait)
    let isAsking = false
    place[callback] = (answer: unknown) => {
      const said = readSaid(answer)
      if (said?.kind === 'token') end({ token: said.token })
      if (said?.kind === 'cancelled') end('cancelled')
      if (said?.kind !== 'asking' || isAsking || !needLogin) return
      isAsking = true
      clearTimeout(timer)
      timer = setTimeout(() => end('silent'), longWait)
    }
    try {
      tellContainer({ action: 'userInfo', needLogin, callback })
    } catch {
      end('silent')
    }
  })
}

/** Returns the session for a token that an app has passed; undefined if the server does not accept the token. */
export async function sessionOf(
  token: string,
  { language, site }: Pick<Services, 'language' | 'site'>
): Promise<HandedSession | undefined> {
  const { appCode, publicKey } = await site()
  const client = createClient({
    baseUrl: '',
    token: () => token,
    language: () => language,
    appCode,
    publicKey: async () => publicKey,
    serverClock: pageClock
  })
  try {
    const { userType, organization, updatePwd } = await client.call('getInfo')
    return { token, userType, organization, updatePwd }
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
