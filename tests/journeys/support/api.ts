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

/** The callers of this worker, kept from file to file: one address signs in thirty times in ten minutes at most. */
const callers = new Map<string, Promise<Client>>()

/** A demo account that acts by calls instead of at a screen: for what a journey needs but does not show. */
export function callerAs(username: string): Promise<Client> {
  const known = callers.get(username)
  if (known) return known
  const caller = sessionOf(username).then(({ token }) => signedIn(() => token))
  callers.set(username, caller)
  return caller
}

/** Comes with a session of a demo account, for journeys that are not about signing in; both faces know it. */
export async function comeAs({ context }: Visitor, username: string): Promise<void> {
  const { token } = await sessionOf(username)
  await context.addCookies([{ name: 'token', value: token, url: inject('site').url }])
}
