import { createClient } from '@board/client/client'
import { ApiError } from '@board/client/error'
import { randomHex } from '@board/client/random'
import { tellContainer } from './container.ts'
import type { Services } from './services.tsx'
import type { HandedSession } from './session.ts'

/** Milliseconds in which an app says anything; a page that needs a session then asks for it itself. */
const shortWait = 2000
/** Milliseconds in which a person signs in at the app, once it has said that it asks them. */
const longWait = 300_000
/** Characters of an answer that are read at all. */
const longest = 4096
/** A session's token: 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/

/** What an app says: the token of its user, that it asks its user to sign in, or that the user did not want to. */
export type Said = { kind: 'token'; token: string } | { kind: 'asking' } | { kind: 'cancelled' }

/** Reads what an app passes to the callback, as JSON or as an object; undefined for anything of another shape. */
export function readSaid(answer: unknown): Said | undefined {
  let said = answer
  if (typeof answer === 'string') {
    if (answer.length > longest) return undefined
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
 * Asks the app around the page for its user. The app calls the function that the message names, which exists only as
 * long as the page waits: what comes twice, late or in another shape does nothing.
 * @param needLogin true if the app shall let its user sign in where nobody is
 * @returns the token that the app says is its user's, `cancelled` if they did not want to, `silent` without an answer
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

/** Returns the session of a token that an app has handed over; undefined if the server knows no such session. */
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
    publicKey: async () => publicKey
  })
  try {
    const { userType, organization, updatePwd } = await client.call('getInfo')
    return { token, userType, organization, updatePwd }
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
