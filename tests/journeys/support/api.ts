import { inject } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import type { Visitor } from './browser.ts'
import { password } from './people.ts'

const signedIn = (token: () => string | undefined): Client => {
  const client: Client = createClient({
    baseUrl: inject('site').url,
    token,
    language: () => 'zh-CN',
    appCode: 'liuyanban',
    publicKey: async () => (await client.call('siteConfig')).publicKey,
    encryptField
  })
  return client
}

/** Opens a session of a demo account by a call. */
export const sessionOf = (username: string) =>
  signedIn(() => undefined).call('peopleLogin', { body: { username, password } })

/** The callers of this worker, kept from file to file: a name signs in thirty times in a quarter of an hour at most. */
const callers = new Map<string, Promise<Client>>()

/** A demo account that acts by calls instead of at a screen: for what a journey needs but does not show. */
export function callerAs(username: string): Promise<Client> {
  const known = callers.get(username)
  if (known) return known
  const caller = sessionOf(username).then(({ token }) => signedIn(() => token))
  callers.set(username, caller)
  return caller
}

/** The tokens of visitors of this worker, kept as the callers are; apart from them, because a visitor may sign out. */
const tokens = new Map<string, string>()

/** Returns the token of a visitor; signs in where there is none yet, or where its session has ended. */
async function tokenOf(username: string): Promise<string> {
  const kept = tokens.get(username)
  const isOpen =
    kept !== undefined &&
    (await signedIn(() => kept)
      .call('userPermissions')
      .then(
        () => true,
        () => false
      ))
  if (isOpen) return kept
  const { token } = await sessionOf(username)
  tokens.set(username, token)
  return token
}

/** Comes with a session of a demo account, for journeys that are not about signing in; both faces know it. */
export async function comeAs({ context }: Visitor, username: string): Promise<void> {
  const token = await tokenOf(username)
  await context.addCookies([{ name: 'token', value: token, url: inject('site').url }])
}
