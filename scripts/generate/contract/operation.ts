import type { JsonObject } from '../json.ts'
import type { Path } from './source.ts'

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

export const envelopes = ['product', 'template', 'info', 'none'] as const
export type Envelope = (typeof envelopes)[number]

/** Names of `x-permission` that are no permission strings: who may call, apart from roles. */
export const audiences = ['public', 'login', 'citizen', 'institution'] as const

/** The form of a permission that a role can hold: `sys:menu:save`. */
export const permissionString = /^[a-z][a-zA-Z]*(:[a-z][a-zA-Z-]*){1,3}$/

/** One call of the contract, read from its short form. */
export type Operation = {
  id: string
  method: Method
  path: string
  tags: readonly string[]
  summary: string
  description?: string
  specified: boolean
  envelope: Envelope
  permission: string
  signed: boolean
  noToken: boolean
  /** May be called while the password must be changed first. */
  anyPassword: boolean
  /** A read that is never answered by a replica, which may be late. */
  exact: boolean
  write: boolean
  /** Query and path parameters as written, references included. */
  parameters: readonly JsonObject[]
  body?: { mediaType: string; schema: JsonObject; required: boolean }
  /** Schema of the reply's data; absent: null. */
  data?: JsonObject
  /** The unit of the list's Content-Range, such as `user`; absent: the reply has no such header. */
  range?: string
  /** Schema of the record as it is now, which a refusal of a stale version shows as `detail.current`. */
  conflict?: JsonObject
  /** Media types of a reply that is not JSON. */
  binary: readonly string[]
  /** Catalogue codes of its own, without the automatic ones. */
  errors: readonly string[]
  /** Codes besides 0 that count as success. */
  success: readonly string[]
  action?: JsonObject
  example: JsonObject
  /** The place of the declaration, for messages. */
  source: { file: string; lineOf(path: Path): number }
}

/** Whether the call carries a multipart body. */
export function isUpload(operation: Operation): boolean {
  return operation.body?.mediaType === 'multipart/form-data'
}
