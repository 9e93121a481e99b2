import { inject } from 'vitest'
import { type Client, createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { password } from './people.ts'

/** A demo account that acts by calls instead of at a screen: for what a journey needs but does not show. */
export async function callerAs(username: string): Promise<Client> {
  const { url } = inject('site')
  let token: string | undefined
  const client = createClient({
    baseUrl: url,
    token: () => token,
    language: () => 'zh-CN',
    appCode: 'liuyanban',
    publicKey: async () => (await client.call('siteConfig')).publicKey,
    encryptField
  })
  token = (await client.call('peopleLogin', { body: { username, password } })).token
  return client
}
