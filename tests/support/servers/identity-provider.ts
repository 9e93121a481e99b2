import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll } from 'vitest'

/**
 * Starts a real OpenID provider on this machine, which accepts everybody as `state.person` without a question; it is
 * closed after the last test.
 * @param redirectUri the address to which its one client returns
 */
export async function startIdentityProvider(redirectUri: string) {
  const state = { person: 'reed' }
  const server = createServer()
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { client_id: 'board', client_secret: randomBytes(24).toString('hex') }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code']
      }
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], profile: ['nickname'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, nickname: '远方来客' })
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.client_id,
        accountId: oidc.session?.accountId ?? ''
      })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    }
  })
  const answer = provider.callback()
  server.on('request', (request, reply) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, reply)
    provider.interactionFinished(request, reply, { login: { accountId: state.person } }).catch(error => {
      reply.writeHead(500).end(String(error))
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { issuer, state, clientId: client.client_id, clientSecret: client.client_secret }
}

/** Follows the provider's redirects as a browser does, and returns the query with which it is sent back. */
export async function signInThere(address: string, issuer: string): Promise<URLSearchParams> {
  const jar = new Map<string, string>()
  let at = address
  for (let steps = 0; steps < 12 && at.startsWith(issuer); steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const next = reply.headers.get('location')
    if (!next) throw new Error(`${reply.status} at ${at}: ${(await reply.text()).slice(0, 300)}`)
    at = new URL(next, at).href
  }
  return new URL(at).searchParams
}
