import { openIdentities } from '@board/server/people/third-party/identities'
import type { Config } from '@board/server/platform/config/config'
import { outgoingOf } from '@board/server/platform/outgoing/addresses'
import { type Line, ok, warning } from './line.ts'

/** Asks each site that has an issuer for its configuration, as a sign-in does. Lists nothing if there is none. */
export async function thirdPartyLines(config: Config): Promise<Line[]> {
  const types = Object.entries(config.thirdParties).flatMap(([type, party]) =>
    'issuer' in party ? [type] : []
  )
  if (types.length === 0) return []
  const problems: Readonly<Record<string, string>> = await openIdentities(
    config,
    outgoingOf(config.privateTargets),
    () => undefined
  ).check()
  return types.map(type => {
    const problem = problems[type]
    if (problem === undefined) return ok('other sign-ins', `${type} answers`)
    return warning(
      'other sign-ins',
      `${type} cannot be used from here: ${problem}.`,
      `Check THIRD_PARTY_${type.toUpperCase()}_ISSUER, the firewall, and PRIVATE_TARGETS.`
    )
  })
}
