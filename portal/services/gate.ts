import { createContext, useContext } from 'react'
import type { HandedSession, LoginType } from './session.ts'

/**
 * The reason why the login dialog opened without the reader's request. `page`: a page needs a session. `act`: an act needs
 * one; the acts that visitors are offered have a reason of their own (`favourite`, `follow`, `voice`). `expired`: the
 * session has ended. `recovered`: a new password was set.
 */
export type LoginReason = 'page' | 'act' | 'expired' | 'favourite' | 'follow' | 'voice' | 'recovered'

/** The functions that sign a reader in and out, as the frame of the pages offers them. */
export interface Gate {
  /** Opens the login dialog over this page. `reason` is absent if the reader has asked for the dialog. */
  openLogin: (reason?: LoginReason) => void
  /**
   * Starts a new session: sets the cookies, fetches the account, and goes to the page where this account
   * belongs. `words` confirm a registration; without them, a sign-in is confirmed.
   */
  signedIn: (result: HandedSession, loginType: LoginType, to?: string, words?: string) => Promise<void>
  /** Ends the session after a recovered password or a cancelled account, and confirms that on the home page. */
  signedOut: (after: 'recovered' | 'cancelled') => Promise<void>
  /**
   * True if the session of this page has ended, or has become that of another account. The page may still show the earlier
   * account until a new sign-in.
   */
  lost: boolean
}

export const GateContext = createContext<Gate>({
  openLogin: () => undefined,
  signedIn: async () => undefined,
  signedOut: async () => undefined,
  lost: false
})

/** Returns the functions that open the login dialog and start a new session. */
export const useGate = (): Gate => useContext(GateContext)
