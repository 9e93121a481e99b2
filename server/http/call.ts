/**
 * What a handler sees of a request: validated input, who asks, and the ways to read and write.
 * No HTTP type passes this file; `bind.ts` makes a call out of a request.
 */
import type { Readable } from 'node:stream'
import type { BodyOf, DataOf, OperationId, ParamsOf, QueryOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors'
import type { Actor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import type { Deps } from '../deps.ts'

/** A file, sent whole or the part that a Range header asks for: `read` gives it from byte to byte, both included. */
export type FileContent = {
  readonly bytes: number
  read(range?: { readonly start: number; readonly end: number }): Promise<Readable>
}

/** A reply that is not JSON (`x-binary`): an image, a file, an export. Its headers win over the server's own. */
export class Binary {
  readonly mediaType: string
  readonly content: Buffer | Readable | FileContent
  readonly headers: Readonly<Record<string, string | string[]>>

  constructor(
    mediaType: string,
    content: Buffer | Readable | FileContent,
    headers: Record<string, string | string[]> = {}
  ) {
    this.mediaType = mediaType
    this.content = content
    this.headers = headers
  }
}

/** One file of a multipart body, read as it arrives; whoever takes it must consume `stream`. */
export type UploadedFile = {
  field: string
  fileName: string
  /** What the sender says it is; never trusted, content is sniffed. */
  mediaType: string
  stream: Readable
  /** Whether the stream was cut at the size limit; known once the stream has ended. */
  truncated(): boolean
}

export type Limit = { max: number; seconds: number }

export type Call<Id extends OperationId> = {
  operation: Id
  actor: Actor
  body: BodyOf<Id>
  query: QueryOf<Id>
  params: ParamsOf<Id>
  /** The server's clock, read once per request. */
  now: Date
  language: Language
  deps: Deps
  /** For reads only; inside `write` use the transaction. */
  db: Db
  client: { address: string; userAgent: string }
  /** The plain token as sent, for the calls that end or rotate the session; never stored, never logged. */
  token: string | null
  /**
   * Files of a multipart body, in the order sent; empty for other bodies. Its other parts are held against the
   * contract and stand in `body` once the iteration has ended.
   */
  files: AsyncIterable<UploadedFile>
  /**
   * Runs `fn` in one transaction, together with the signature's nonce and the Idempotency-Key.
   * A repeated key gives back the first answer without running `fn`, so the answer must be plain JSON.
   * @throws Refusal SIG0003 for a used nonce, GEN0422 for a key that was used for another request.
   */
  write<T>(fn: (trx: Trx) => Promise<T>): Promise<T>
  /**
   * Counts one hit of `key` under `name`, in a window of fixed length shared by all processes. What every account
   * and address is limited in stands in `pace.ts` and is counted already.
   * @throws Refusal GEN0429 with Retry-After once `max` hits are passed. Seconds.
   */
  limit(name: string, key: string, limit: Limit): Promise<void>
  /**
   * The same of the address that the request comes from, of an IPv6 address its /64 network. `max` is for an address with
   * as many accounts behind it as usual: it grows and shrinks with ACCOUNTS_PER_ADDRESS.
   */
  limitFrom(name: string, limit: Limit): Promise<void>
  /** A cookie that the browser sent along; never what shows who somebody is, because other sites can make it come. */
  cookie(name: string): string | undefined
  /** Sets a header of the reply, where it is JSON and no refusal. */
  header(name: string, value: string | string[]): void
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<DataOf<Id> | Binary>

export type Operations = { [Id in OperationId]?: Handler<Id> }

/** A noun's handlers by operationId, typed by the contract; listed in `server/operations.ts`. */
export const defineOperations = (operations: Operations): Operations => operations
