import { type Client, createClient, type SessionEvent } from '@board/client'
import { templateWire } from '@board/generated/wire-template'
import { readCookie } from './cookies.ts'
import { knownDictionaries } from './kept-dictionaries.ts'

/** Names this application in signatures. */
const appCode = 'console'

const language = () => readCookie('language') ?? 'zh-CN'

const listeners = new Set<(event: SessionEvent) => void>()

let publicKey: Promise<string> | undefined

/** The key of encrypted fields; asked for again after a failure. */
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

/** The console's one client of the contract. */
export const api: Client = createClient({
  baseUrl: '',
  appCode,
  calls: templateWire,
  token: () => readCookie('token'),
  language,
  publicKey: fetchPublicKey,
  onSession: event => {
    for (const listener of listeners) listener(event)
  }
})

/** Hears what refusals say about the session; gives back how to stop. Specification 8. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
