import type { Outgoing } from '../../platform/outgoing/addresses.ts'
import { describeFailure } from '../../platform/outgoing/failure.ts'
import {
  hasOwnProtocol,
  type Identities,
  type ThirdParty,
  type ThirdPartyType,
  thirdPartyTypes
} from '../../platform/outgoing/identities.ts'
import { OtherSiteRefusal } from './ask.ts'
import { openIdProvider } from './openid.ts'
import { ownProtocolProvider } from './own-protocol.ts'
import type { Provider } from './provider.ts'

interface Setup {
  readonly thirdParties: Readonly<Partial<Record<ThirdPartyType, ThirdParty>>>
  /** Scheme and host to which browsers come back. */
  readonly siteOrigin: string | undefined
}

/**
 * Returns the sign-ins that are configured, by OpenID Connect or by the site's own protocol.
 * @param log tells operators why a sign-in failed; people read only that it did
 */
export function openIdentities(
  { thirdParties, siteOrigin }: Setup,
  outgoing: Outgoing,
  log: (message: string, detail: object) => void
): Identities {
  const providers = new Map<ThirdPartyType, Provider>()
  for (const type of thirdPartyTypes) {
    const party = thirdParties[type]
    if (!party) continue
    const backTo = `${siteOrigin}/thirdpartylogin/callback/${type}`
    if ('issuer' in party) providers.set(type, openIdProvider(party, backTo, outgoing))
    else if (hasOwnProtocol(type)) providers.set(type, ownProtocolProvider(type, party, backTo, outgoing))
  }

  const getProvider = (type: ThirdPartyType) => {
    const provider = providers.get(type)
    if (!provider) throw new Error(`${type} is not set up`)
    return provider
  }

  return {
    has: type => providers.has(type),
    async check() {
      const checked = [...providers].filter(([, provider]) => provider.check)
      const tried = await Promise.allSettled(checked.map(([, provider]) => provider.check?.()))
      const reasons = checked.flatMap(([type], at) => {
        const outcome = tried[at]
        return outcome?.status === 'rejected' ? [[type, reasonWithCause(outcome.reason)] as const] : []
      })
      return Object.fromEntries(reasons)
    },
    failing: () => [...providers].filter(([, provider]) => provider.isFailing?.()).map(([type]) => type),
    addressOf: async (type, secrets) => await getProvider(type).addressOf(secrets),
    async identify(type, answer, secrets) {
      try {
        return await getProvider(type).identify(answer, secrets)
      } catch (error) {
        // without a code, the person declined
        if (answer.code) log('a sign-in of another site failed', { type, ...describeCause(error) })
        throw error
      }
    }
  }
}

/** Returns the words of a failure, with those of its cause: the library says only that something was wrong. */
function reasonWithCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Describes a failure by the number that the other site's documents explain, without data of the person. */
const describeCause = (error: unknown): { code?: string; reason: string } => ({
  ...(error instanceof OtherSiteRefusal && { code: error.code }),
  reason: describeFailure(error).text
})
