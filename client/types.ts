import type { BodyOf, DataOf, OperationId, ParamsOf, QueryOf } from '@board/generated/calls'
import type { WireRow } from '@board/generated/wire'
import type { EncryptField } from './encrypt.ts'
import type { ServerClock } from './server-clock.ts'
import type { SessionEvent } from './session.ts'
import type { Progress } from './upload.ts'

/** The options of a client. */
export type ClientOptions = {
  /** The origin, and a path before the contract's own; empty in browsers. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  token: () => string | undefined
  /**
   * Returns the uid of the account that the page shows, 0 for nobody. The server refuses a write under the session of
   * another account. Absent, or undefined while the page does not know it: nothing is compared.
   */
  account?: () => number | undefined
  /** zh-CN, zh-TW or en-US. */
  language: () => string
  /** The application that signs. Domain 6. */
  appCode: string
  /** Returns the PEM of the key for encrypted fields; it is called each time. */
  publicKey: () => Promise<string>
  /** By default jsencrypt, loaded when first needed. Under Node, pass the function of `client/node.ts`. */
  encryptField?: EncryptField
  /** Rows of calls that are not in `generated/wire.ts`: clients of the template layer pass `templateWire`. */
  calls?: Readonly<Record<string, WireRow>>
  /** Called for every refusal that concerns the session; for an ended session only once. Specification 8. */
  onSession?: (event: SessionEvent) => void
  /** The clock of this device, in milliseconds since 1970. */
  clock?: () => number
  /** A clock that several clients share; it takes the time of the server from the first answer. By default the client has its own. */
  serverClock?: ServerClock
  /** Returns a text that it never returns again. */
  random?: () => string
}

export type CallOptions = {
  signal?: AbortSignal | null
  /** Milliseconds; by default 180,000, and 86,400,000 for uploads. Specification 9. */
  timeout?: number
  /** The key of an earlier try of the same action, so that a retry does not act twice. */
  idempotencyKey?: string
  /**
   * Called if the answer counts as success although nothing was done, because an earlier act still holds (1009).
   * `retryAfter`: seconds until the act is possible again.
   */
  onEarlier?: (retryAfter: number | undefined) => void
  /** Called with the progress of uploads (only in browsers, because fetch does not report it) and of fetched files. */
  onProgress?: (progress: Progress) => void
}

type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

/** The input of a call; parts that may be empty may be left out. */
export type Input<Id extends OperationId> = Part<'body', BodyOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'params', ParamsOf<Id>> &
  CallOptions

/** The input of any call whose operation is known only at run time. */
export type AnyInput = { body?: object; query?: object; params?: object } & CallOptions

/** The typed client of the contract. */
export type Client = {
  /**
   * Sends one call and returns the data of its reply.
   * @throws ApiError for every refusal and failure; the signal's reason when the caller aborts
   */
  call<Id extends OperationId>(
    id: Id,
    ...input: Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]
  ): Promise<DataOf<Id>>
  /** Sends a call of screens that are derived from the contract and know the operation only at run time. */
  callAny(id: OperationId, input?: AnyInput): Promise<unknown>
  /** Sends a call and returns the reply's headers, too: lists have their total in `Content-Range`. */
  callWhole(id: OperationId, input?: AnyInput): Promise<{ data: unknown; headers: Headers }>
  /** Returns the address of a call that a browser fetches itself: a picture, a file. */
  address(id: OperationId, input?: Pick<AnyInput, 'query' | 'params'>): string
}
