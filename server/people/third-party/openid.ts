import type { Configuration, CustomFetch } from 'openid-client'
import type { Outgoing } from '../../platform/outgoing/addresses.ts'
import { guardedFetch } from '../../platform/outgoing/fetch.ts'
import type { OpenIdParty } from '../../platform/outgoing/identities.ts'
import { cutNickName } from './nick-name.ts'
import { type Provider, timeoutSeconds } from './provider.ts'

/** Milliseconds after which the configuration of a third party is read again, because its keys and addresses may change. */
const memory = 600_000

/**
 * Returns the sign-in by OpenID Connect: authorization code with PKCE, state and nonce; the ID token is checked against
 * the keys that the issuer publishes. As for mail servers, private addresses are refused unless they were opened.
 * @param backTo the address to which browsers come back
 */
export function openIdProvider(
  { issuer, clientId, clientSecret }: OpenIdParty,
  backTo: string,
  outgoing: Outgoing
): Provider {
  const fetch = guardedFetch(outgoing)
  let known: { at: number; configuration: Promise<Configuration> } | undefined
  let isFailing = false

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, customFetch, discovery } = await import('openid-client')
    const address = new URL(issuer)
    return await discovery(address, clientId, clientSecret, undefined, {
      [customFetch]: fetch as CustomFetch,
      timeout: timeoutSeconds,
      // the guarded fetch decides which addresses may be requested without TLS: opened ones of the private network
      execute: address.protocol === 'http:' ? [allowInsecureRequests] : []
    })
  }

  function readConfiguration(): Promise<Configuration> {
    if (known && Date.now() - known.at < memory) return known.configuration
    const configuration = discover()
    known = { at: Date.now(), configuration }
    configuration.then(
      () => {
        isFailing = false
      },
      () => {
        isFailing = true
        known = undefined
      }
    )
    return configuration
  }

  return {
    check: async () => void (await readConfiguration()),
    isFailing: () => isFailing,
    async addressOf({ state, nonce, verifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
      const address = buildAuthorizationUrl(await readConfiguration(), {
        redirect_uri: backTo,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256'
      })
      return address.href
    },
    async identify(answer, { state, nonce, verifier }) {
      const { authorizationCodeGrant } = await import('openid-client')
      const address = new URL(backTo)
      for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value)
      const tokens = await authorizationCodeGrant(await readConfiguration(), address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('There is no ID token')
      const { iss, sub, nickname, name } = claims
      const shown = [nickname, name].find(text => typeof text === 'string')
      // the same subject of another issuer is another person
      return { subject: `${iss}\n${sub}`, nickName: cutNickName(shown) }
    }
  }
}
