/** How the server learns from somebody else's sign-in who a person is. */

/** The values of thirdPartyType (specification 7). */
export const thirdPartyTypes = ['qq', 'wechat', 'sina', 'peoplePass'] as const

export type ThirdPartyType = (typeof thirdPartyTypes)[number]

export const isThirdPartyType = (text: string): text is ThirdPartyType =>
  (thirdPartyTypes as readonly string[]).includes(text)

/** How one of them is set up. */
export interface ThirdParty {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What is known of a person there. */
export interface Identity {
  /** Never given to anybody else at that place. */
  readonly subject: string
  readonly nickName: string
}

/** What one way there is bound to. */
export interface Secrets {
  readonly state: string
  readonly nonce: string
  /** Of PKCE: only its hash leaves with the browser. */
  readonly verifier: string
}

/** The sign-ins that are set up. */
export interface Identities {
  has(type: ThirdPartyType): boolean
  /** Where the browser goes to sign in there. @throws Error where the place does not answer */
  addressOf(type: ThirdPartyType, secrets: Secrets): Promise<string>
  /** Who came back with these parameters. @throws Error where somebody declined, or anything does not fit */
  identify(
    type: ThirdPartyType,
    answer: Readonly<Record<string, string>>,
    secrets: Secrets
  ): Promise<Identity>
}
