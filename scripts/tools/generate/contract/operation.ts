import type { Json, JsonObject } from '../json.ts'
import type { Path } from './source.ts'

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

export const envelopes = ['product', 'template', 'info', 'none'] as const
export type Envelope = (typeof envelopes)[number]

/** Values of `x-permission` that are no permission strings: the groups of callers, independent of roles. */
export const audiences = ['public', 'login', 'citizen', 'institution'] as const

/** Matches a permission that a role can have, such as `sys:menu:save`. */
export const permissionString = /^[a-z][a-zA-Z]*(:[a-z][a-zA-Z-]*){1,3}$/

/** One call of the contract, as read from its short form. */
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
  /** A name of `schemas/facts/calls/who.ts`: who may make it, on whose records. */
  who?: string
  /** A value of `schemas/facts/calls/locks.ts`: how it decides between two callers who act at once. */
  lock?: Json
  /** A name of `schemas/facts/calls/paces.ts`: how often it may be made. */
  pace?: string
  /** A name of `schemas/facts/calls/bounds.ts`: why a list without a cursor stays short. */
  bounded?: string
  /** Names of rows of `openapi/screens.yaml`: the screens that make it. */
  screens: readonly string[]
  signed: boolean
  noToken: boolean
  /** True if the call is allowed while the password must be changed first. */
  anyPassword: boolean
  /** A read that is never answered by a replica, which may be late. */
  exact: boolean
  write: boolean
  /** True if the call says whose page sends it, so that it is refused under another session: the header `account`. */
  account: boolean
  /** A change by staff that never takes anything from what the public reads. */
  onlyAdds: boolean
  /** Query and path parameters as in the source, including references. */
  parameters: readonly JsonObject[]
  body?: { mediaType: string; schema: JsonObject; required: boolean }
  /** The schema of the reply's data; absent: null. */
  data?: JsonObject
  /** The unit of the list's Content-Range, such as `user`; absent: the reply has no such header. */
  range?: string
  /** The schema of the current record, which the refusal of a stale version shows as `detail.current`. */
  conflict?: JsonObject
  /** Media types of a reply that is not JSON. */
  binary: readonly string[]
  /** The codes that the operation itself declares, without the automatic ones. */
  errors: readonly string[]
  /** Codes besides 0 that count as success. */
  success: readonly string[]
  action?: JsonObject
  example: JsonObject
  /** The place of the declaration, for messages. */
  source: { file: string; lineOf(path: Path): number }
}

/** Tells whether the call has a multipart body. */
export function isUpload(operation: Operation): boolean {
  return operation.body?.mediaType === 'multipart/form-data'
}
