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

/** The facts about a person at a third party. */
export interface Identity {
  /** Never given to anybody else at that place. */
  readonly subject: string
  readonly nickName: string
}

/** The secrets that one sign-in is bound to. */
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
  /** Returns the person who came back with these parameters. @throws Error if the person declined, or a check fails */
  identify(
    type: ThirdPartyType,
    answer: Readonly<Record<string, string>>,
    secrets: Secrets
  ): Promise<Identity>
}
