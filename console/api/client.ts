import { type Client, createClient, type SessionEvent } from '@board/client'
import { pageClock } from '@board/client/server-clock'
import { templateWire } from '@board/generated/wire-template'
import { readCookie } from '../base/cookies.ts'
import { knownDictionaries } from './kept-dictionaries.ts'
import { shownAccount } from './shownAccount.ts'

/** The name of this application in signatures. */
const appCode = 'console'

const language = () => readCookie('language') ?? 'zh-CN'

const listeners = new Set<(event: SessionEvent) => void>()

let publicKey: Promise<string> | undefined

/** Fetches the key of encrypted fields; after a failure it fetches the key again. */
function fetchPublicKey(): Promise<string> {
  publicKey ??= api.call('siteConfig', { query: knownDictionaries(language()) }).then(
    site => site.publicKey,
    failure => {
      publicKey = undefined
      throw failure
    }
  )
  return publicKey
}

/** The console's client of the contract. */
export const api: Client = createClient({
  baseUrl: '',
  appCode,
  calls: templateWire,
  token: () => readCookie('token'),
  account: shownAccount,
  language,
  publicKey: fetchPublicKey,
  serverClock: pageClock,
  onSession: event => {
    for (const listener of listeners) listener(event)
  }
})

/** Registers a listener for what refusals say about the session. @returns a function that removes it. Specification 8. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
