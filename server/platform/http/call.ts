/**
 * The handler's view of a request: validated input, the actor, and functions to read and write. No HTTP type
 * passes this file; `bind.ts` turns a request into a call.
 */
import type { Readable } from 'node:stream'
import type { BodyOf, DataOf, OperationId, ParamsOf, QueryOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import type { OperationSubject } from '@board/schemas/facts/operation-subject'
import type { Actor } from '../actor.ts'
import type { Db, Trx } from '../database/open.ts'
import type { Deps } from '../deps/deps.ts'

/**
 * A file, sent whole or as the part that a Range header asks for: `read` returns the bytes from first to
 * last, both included.
 */
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
  /** The media type that the sender declares; it is never trusted, the content is sniffed. */
  mediaType: string
  stream: Readable
  /** Tells whether the stream was cut at the size limit; known once the stream has ended. */
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
  /** Scheme and host of the site: SITE_ORIGIN, or those of the request. */
  origin: string
  /** The plain token as sent, for the calls that end or rotate the session; never stored, never logged. */
  token: string | null
  /**
   * Files of a multipart body, in the order sent; empty for other bodies. Its other parts are validated
   * against the contract and are in `body` once the iteration has ended.
   */
  files: AsyncIterable<UploadedFile>
  /**
   * Runs `fn` in one transaction, together with the signature's nonce and the Idempotency-Key. A repeated key
   * returns the first answer without running `fn`, so the answer must be plain JSON.
   * @throws Refusal SIG0003 for a used nonce, GEN0422 for a key that was used for another request.
   */
  write<T>(fn: (trx: Trx) => Promise<T>): Promise<T>
  /**
   * Counts one hit of `key` under `name`, in a window of fixed length shared by all processes. Seconds. The
   * general limits per account and address are in `pace.ts`, and are counted already.
   * @throws Refusal GEN0429 with Retry-After once `max` hits are exceeded.
   */
  limit(name: string, key: string, limit: Limit): Promise<number>
  /** Takes one hit back that `limit` has counted for this request, because it was no attempt after all. */
  takeBack(name: string, key: string, limit: Limit): Promise<void>
  /**
   * Counts one hit of the address of the request; an IPv6 address counts as its /64 network. `max` is meant
   * for an address with the usual number of accounts behind it: it scales with ACCOUNTS_PER_ADDRESS.
   */
  limitFrom(name: string, limit: Limit): Promise<number>
  /**
   * Reads by another operation of the contract, as the same actor: its permission, validation and refusals hold.
   * @param more what is put into its body after the validation, such as more rows than a page may have
   * @returns its data, without an envelope
   */
  ask(id: OperationId, body: unknown, more: Readonly<Record<string, unknown>>): Promise<unknown>
  /**
   * Returns a cookie of the request. It must never identify a person, because other sites can cause the
   * browser to send it.
   */
  cookie(name: string): string | undefined
  /** Names the subject of the call for the operation log, if it is not a message that the call or its answer names. */
  note(subject: OperationSubject): void
  /** Sets a header of the reply, if the reply is JSON and not a refusal. */
  header(name: string, value: string | string[]): void
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<DataOf<Id> | Binary>

export type Operations = { [Id in OperationId]?: Handler<Id> }

/**
 * Declares a noun's handlers by operationId, typed by the contract; they are listed in
 * `server/runtime/operations.ts`.
 */
export const defineOperations = (operations: Operations): Operations => operations
