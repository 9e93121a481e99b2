import type { Identity, Secrets } from '../../platform/outgoing/identities.ts'

/** One sign-in of another site. */
export interface Provider {
  /**
   * Returns the address at which the browser signs in.
   * @throws Error if the third party does not answer
   */
  addressOf(secrets: Secrets): Promise<string>
  /** Returns the person who came back with these parameters. @throws Error if the person declined, or a check fails */
  identify(answer: Readonly<Record<string, string>>, secrets: Secrets): Promise<Identity>
  /** Asks the site for its configuration; absent where a site publishes none. @throws Error if it does not answer */
  check?(): Promise<void>
  /** Tells whether the configuration could not be read at the last attempt. */
  isFailing?(): boolean
}

/** Seconds that a third party may take to answer. */
export const timeoutSeconds = 10
