import type { BodyOf, DataOf, OperationId, ParamsOf, QueryOf } from '@board/generated/calls'
import type { WireRow } from '@board/generated/wire'
import type { EncryptField } from './encrypt.ts'
import type { SessionEvent } from './session.ts'
import type { Progress } from './upload.ts'

/** The options of a client. */
export type ClientOptions = {
  /** Origin, and path before the contract's own; empty in browsers. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  token: () => string | undefined
  /** zh-CN, zh-TW or en-US. */
  language: () => string
  /** Names the application that signs. Domain 6. */
  appCode: string
  /** PEM of the key for encrypted fields; asked for each time. */
  publicKey: () => Promise<string>
  /** Default: jsencrypt, loaded when first needed. Under Node pass `client/node.ts`'s. */
  encryptField?: EncryptField
  /** Rows of calls that are not in `generated/wire.ts`: whoever uses the template layer passes `templateWire`. */
  calls?: Readonly<Record<string, WireRow>>
  /** Hears of every refusal that concerns the session, and of one that ended only once. Specification 8. */
  onSession?: (event: SessionEvent) => void
  /** Milliseconds since 1970. */
  clock?: () => number
  /** A text that never comes twice. */
  random?: () => string
}

export type CallOptions = {
  signal?: AbortSignal | null
  /** Milliseconds. Default: 180,000; 86,400,000 for uploads. Specification 9. */
  timeout?: number
  /** The key of an earlier try of the same act, so that a retry cannot act twice. */
  idempotencyKey?: string
  /** For uploads, heard of in browsers only, because fetch cannot tell; and for files that are fetched. */
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

/** The input of any call, where the operation is known only at run time. */
export type AnyInput = { body?: object; query?: object; params?: object } & CallOptions

/** The one typed client of the contract. */
export type Client = {
  /**
   * Sends one call and gives the data of its reply.
   * @throws ApiError for every refusal and failure; the signal's reason when the caller aborts
   */
  call<Id extends OperationId>(
    id: Id,
    ...input: Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]
  ): Promise<DataOf<Id>>
  /** The same for screens that are derived from the contract and learn the operation at run time. */
  callAny(id: OperationId, input?: AnyInput): Promise<unknown>
  /** The same with the reply's headers: lists say their total in `Content-Range`. */
  callWhole(id: OperationId, input?: AnyInput): Promise<{ data: unknown; headers: Headers }>
  /** Address of a call that a browser fetches itself: a picture, a file. */
  address(id: OperationId, input?: Pick<AnyInput, 'query' | 'params'>): string
}
