import type { Configuration, CustomFetch } from 'openid-client'
import type { Outgoing } from '../outgoing/addresses.ts'
import { guardedFetch } from '../outgoing/fetch.ts'
import {
  type Identities,
  type ThirdParty,
  type ThirdPartyType,
  thirdPartyTypes
} from '../outgoing/identities.ts'

interface Setup {
  readonly thirdParties: Readonly<Partial<Record<ThirdPartyType, ThirdParty>>>
  /** Scheme and host to which browsers come back. */
  readonly siteOrigin: string | undefined
}

/** Milliseconds after which the configuration of a third party is read again, because its keys and addresses may change. */
const memory = 600_000

/** Seconds that a third party may take to answer. */
const timeoutSeconds = 10

/**
 * Returns the sign-ins by OpenID Connect: authorization code with PKCE, state and nonce; the ID token is checked against
 * the keys that the issuer publishes. As for mail servers, private addresses are refused unless they were opened.
 */
export function openIdentities({ thirdParties, siteOrigin }: Setup, outgoing: Outgoing): Identities {
  const fetch = guardedFetch(outgoing)
  const failing = new Set<ThirdPartyType>()
  const known = new Map<ThirdPartyType, { at: number; configuration: Promise<Configuration> }>()

  const partyOf = (type: ThirdPartyType) => {
    const party = thirdParties[type]
    if (!party) throw new Error(`${type} is not set up`)
    return party
  }

  async function discover(type: ThirdPartyType): Promise<Configuration> {
    const { allowInsecureRequests, customFetch, discovery } = await import('openid-client')
    const { issuer, clientId, clientSecret } = partyOf(type)
    const address = new URL(issuer)
    return await discovery(address, clientId, clientSecret, undefined, {
      [customFetch]: fetch as CustomFetch,
      timeout: timeoutSeconds,
      // the guarded fetch decides which addresses may be requested without TLS: opened ones of the private network
      execute: address.protocol === 'http:' ? [allowInsecureRequests] : []
    })
  }

  function configurationOf(type: ThirdPartyType): Promise<Configuration> {
    const remembered = known.get(type)
    if (remembered && Date.now() - remembered.at < memory) return remembered.configuration
    const configuration = discover(type)
    known.set(type, { at: Date.now(), configuration })
    configuration.then(
      () => failing.delete(type),
      () => {
        failing.add(type)
        known.delete(type)
      }
    )
    return configuration
  }

  const backTo = (type: ThirdPartyType) => `${siteOrigin}/thirdpartylogin/callback/${type}`

  return {
    has: type => thirdParties[type] !== undefined,
    async check() {
      const types = thirdPartyTypes.filter(type => thirdParties[type] !== undefined)
      const tried = await Promise.allSettled(types.map(configurationOf))
      const reasons = types.flatMap((type, at) => {
        const outcome = tried[at]
        return outcome?.status === 'rejected' ? [[type, reasonOf(outcome.reason)] as const] : []
      })
      return Object.fromEntries(reasons)
    },
    failing: () => thirdPartyTypes.filter(type => failing.has(type)),
    async addressOf(type, { state, nonce, verifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
      const address = buildAuthorizationUrl(await configurationOf(type), {
        redirect_uri: backTo(type),
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256'
      })
      return address.href
    },
    async identify(type, answer, { state, nonce, verifier }) {
      const { authorizationCodeGrant } = await import('openid-client')
      const address = new URL(backTo(type))
      for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value)
      const tokens = await authorizationCodeGrant(await configurationOf(type), address, {
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
      return { subject: `${iss}\n${sub}`, nickName: String(shown ?? '').slice(0, 50) }
    }
  }
}

/** Returns the words of a failure, with those of its cause: the library says only that something was wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
