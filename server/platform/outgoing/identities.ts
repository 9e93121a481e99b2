/** The interface to sign-ins of third parties, which identify a person for this server. */

/** The values of thirdPartyType (specification 7). */
export const thirdPartyTypes = ['qq', 'wechat', 'sina', 'peoplePass'] as const

export type ThirdPartyType = (typeof thirdPartyTypes)[number]

export const isThirdPartyType = (text: string): text is ThirdPartyType =>
  (thirdPartyTypes as readonly string[]).includes(text)

interface Client {
  readonly clientId: string
  readonly clientSecret: string
}

/** The configuration of a third party that is reached by OpenID Connect, itself or through a gateway. */
export interface OpenIdParty extends Client {
  readonly issuer: string
}

/** The configuration of a third party that is reached by its own protocol. Decision 0170. */
export interface OwnProtocolParty extends Client {
  /** The address without a path at which browsers sign in. */
  readonly signInUrl: string
  /** The address without a path that this server asks. */
  readonly apiUrl: string
}

/** The configuration of a third party. */
export type ThirdParty = OpenIdParty | OwnProtocolParty

/** The addresses of the third parties that have a protocol of their own, from their public documents. */
export const ownProtocolAddresses = {
  qq: { signInUrl: 'https://graph.qq.com', apiUrl: 'https://graph.qq.com' },
  wechat: { signInUrl: 'https://open.weixin.qq.com', apiUrl: 'https://api.weixin.qq.com' },
  sina: { signInUrl: 'https://api.weibo.com', apiUrl: 'https://api.weibo.com' }
} as const satisfies Partial<Record<ThirdPartyType, Pick<OwnProtocolParty, 'signInUrl' | 'apiUrl'>>>

export type OwnProtocolType = keyof typeof ownProtocolAddresses

export const hasOwnProtocol = (type: ThirdPartyType): type is OwnProtocolType =>
  Object.hasOwn(ownProtocolAddresses, type)

/** The facts about a person at a third party. */
export interface Identity {
  /** The id of the person. The third party never gives it to another person. */
  readonly subject: string
  /** The id under which the person may have been bound before the third party gave `subject`. */
  readonly formerSubject?: string
  /** At most 50 characters; empty if the third party does not give a name. */
  readonly nickName: string
}

/** The secrets of one sign-in. */
export interface Secrets {
  readonly state: string
  readonly nonce: string
  /** The code verifier of PKCE. Only its hash is sent with the browser. */
  readonly verifier: string
}

/** The sign-ins that are configured. */
export interface Identities {
  has(type: ThirdPartyType): boolean
  /**
   * Asks each third party for its configuration, as a sign-in does.
   * @returns the reasons why some cannot be used, by their names
   */
  check(): Promise<Readonly<Partial<Record<ThirdPartyType, string>>>>
  /** Lists the third parties that did not answer, or not as they should, when they were asked last. It asks nobody. */
  failing(): readonly ThirdPartyType[]
  /**
   * Returns the address at which the browser signs in.
   * @throws Error if the third party does not answer
   */
  addressOf(type: ThirdPartyType, secrets: Secrets): Promise<string>
  /** Returns the person who came back with these parameters. @throws Error if the person declined, or a check fails */
  identify(
    type: ThirdPartyType,
    answer: Readonly<Record<string, string>>,
    secrets: Secrets
  ): Promise<Identity>
}
