/** The sender of a call, as its page knows it. */
export interface Sender {
  /** The session; absent for nobody. */
  readonly token: string | undefined
  /**
   * The uid of the account that the page shows, 0 for nobody. The server refuses a write if the token belongs to another
   * account. Absent while the page does not know it yet; then nothing is compared.
   */
  readonly account: number | undefined
}

/** Returns the headers that say who sends a call, and whose page it is. Domain 8; decision 0144. */
export const senderHeaders = ({ token, account }: Sender): Record<string, string> => ({
  token: token ?? '',
  ...(account !== undefined && { account: String(account) })
})
