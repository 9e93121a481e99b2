import type { Outgoing } from '../../platform/outgoing/addresses.ts'
import type { Identity, OwnProtocolParty, OwnProtocolType } from '../../platform/outgoing/identities.ts'
import { type Ask, createAsk, OtherSiteRefusal } from './ask.ts'
import type { Provider } from './provider.ts'
import { qqProtocol } from './qq.ts'
import { sinaProtocol } from './sina.ts'
import { wechatProtocol } from './wechat.ts'

/** The steps of a sign-in that a site defines by itself, each a variety of OAuth 2 with an authorization code. */
export interface OwnProtocol {
  /** Returns the address at which the browser signs in. */
  signInAddress(party: OwnProtocolParty, way: { state: string; backTo: string }): string
  /** Returns the person for whom the site gave this code. @throws OtherSiteRefusal, SendFailure */
  readPerson(party: OwnProtocolParty, answer: { code: string; backTo: string }, ask: Ask): Promise<Identity>
}

const protocols: Readonly<Record<OwnProtocolType, OwnProtocol>> = {
  qq: qqProtocol,
  wechat: wechatProtocol,
  sina: sinaProtocol
}

/**
 * Returns the sign-in of a site by its own protocol. None of them has PKCE or a nonce: the state belongs to the browser
 * that left, and the code is exchanged with the secret of the site. Decision 0170.
 * @param backTo the address to which browsers come back
 */
export function ownProtocolProvider(
  type: OwnProtocolType,
  party: OwnProtocolParty,
  backTo: string,
  outgoing: Outgoing
): Provider {
  const protocol = protocols[type]
  return {
    addressOf: async ({ state }) => protocol.signInAddress(party, { state, backTo }),
    async identify({ code, state, error, error_description }, secrets) {
      if (state !== secrets.state) throw new OtherSiteRefusal('state', 'the state is another one')
      if (!code) throw new OtherSiteRefusal(error ?? 'declined', error_description)
      return await protocol.readPerson(party, { code, backTo }, createAsk(outgoing))
    }
  }
}
