import { templateWire } from '@board/generated/wire-template'
import { inject } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import type { Visitor } from './browser.ts'
import { password } from './people.ts'

/** Returns a client of the session with this token, by default on the run's site; without a token it is a visitor's. */
export function clientWith(token?: string, url = inject('site').url): Client {
  const client: Client = createClient({
    baseUrl: url,
    token: () => token,
    language: () => 'zh-CN',
    appCode: 'liuyanban',
    publicKey: async () => (await client.call('siteConfig')).publicKey,
    encryptField,
    calls: templateWire
  })
  return client
}

/** Signs in with a demo account by a call, by default on the run's site. */
export const sessionOf = (username: string, url?: string) =>
  clientWith(undefined, url).call('peopleLogin', { body: { username, password } })

/**
 * The clients of this worker, kept for all its files, because a name can sign in only thirty times in a quarter of an
 * hour.
 */
const callers = new Map<string, Promise<Client>>()

/** Returns the client of a demo account, for actions that a journey needs but does not show on a screen. */
export function callerAs(username: string, url = inject('site').url): Promise<Client> {
  const key = `${username} ${url}`
  const known = callers.get(key)
  if (known) return known
  const caller = sessionOf(username, url).then(({ token }) => clientWith(token, url))
  callers.set(key, caller)
  return caller
}

/**
 * The tokens of the visitors of this worker. They are separate from the clients' tokens, because a visitor may sign
 * out.
 */
const tokens = new Map<string, string>()

/** Returns the token of a visitor; signs in if there is no token yet or its session has ended. */
async function tokenOf(username: string, url: string): Promise<string> {
  const key = `${username} ${url}`
  const kept = tokens.get(key)
  const isOpen =
    kept !== undefined &&
    (await clientWith(kept, url)
      .call('userPermissions')
      .then(
        () => true,
        () => false
      ))
  if (isOpen) return kept
  const { token } = await sessionOf(username, url)
  tokens.set(key, token)
  return token
}

/**
 * Gives a visitor a session of a demo account, for journeys that do not test signing in; it is valid for both faces.
 */
export async function comeAs({ context, url }: Visitor, username: string): Promise<void> {
  const token = await tokenOf(username, url)
  await context.addCookies([{ name: 'token', value: token, url }])
}
