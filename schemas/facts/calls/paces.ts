/** The values of `x-pace`: how often one account and one address may make a call. Decision 0041; specification 5, 7. */

/**
 * Limits per account; the limit of an address is `max` × ACCOUNTS_PER_ADDRESS. Calls of one pace are counted
 * together.
 */
export const paces = {
  post: { max: 30, seconds: 600 },
  /** Statements about an existing message: grades, requests. */
  say: { max: 60, seconds: 600 },
  /** Data that people save about themselves and their company. */
  keep: { max: 60, seconds: 600 },
  feedback: { max: 20, seconds: 86_400 },
  /** Many more than one per second, which is the limit of a page. */
  mark: { max: 120, seconds: 60 },
  upload: { max: 120, seconds: 3600 },
  search: { max: 60, seconds: 60 },
  /** Suggestions during typing. */
  suggest: { max: 180, seconds: 60 },
  /** Attempts with the caller's own passwords and codes. */
  password: { max: 30, seconds: 900 },
  bind: { max: 30, seconds: 900 },
  /** Certification. A refusal shows whether a document is known here, so nobody may try many documents. */
  certify: { max: 30, seconds: 900 },
  /** Look-ups of the owner of a number. The limit prevents a search by trying numbers. */
  lookUp: { max: 60, seconds: 3600 }
} as const satisfies Record<string, { max: number; seconds: number }>

export type Pace = keyof typeof paces

/** Calls that their handlers count: whether by an account or person, and whether by the caller's address. */
export const handlerPaces = {
  /** By the name, phone number or mail address in the request, too. */
  named: { someone: true, address: true },
  /** A code also counts its recipient: one in 119 seconds, ten a day. */
  recipient: { someone: false, address: true },
  /** There is no account yet. */
  nobody: { someone: false, address: true },
  /** Tests of a provider by an administrator. */
  account: { someone: true, address: false }
} as const satisfies Record<string, { someone: boolean; address: boolean }>

export type HandlerPace = keyof typeof handlerPaces

/** Changes without a limit, and the reason. */
export const freePaces = {
  lessens: 'takes back what was limited when it was made',
  once: 'changes one thing once; a second time changes nothing'
} as const

export type FreePace = keyof typeof freePaces

export type PaceName = Pace | HandlerPace | FreePace

export const isPace = (name: string): name is Pace => name in paces
export const isHandlerPace = (name: string): name is HandlerPace => name in handlerPaces
