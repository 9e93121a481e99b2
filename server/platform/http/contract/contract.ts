/** The contract in the server's form: one record per operation, read from `generated/openapi.json`. */

import { takesAccount } from '@board/schemas/facts/calls/account'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json | undefined }

export type Envelope = 'product' | 'template' | 'info' | 'none'

export type OperationSpec = {
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  envelope: Envelope
  /** `public`, `login`, `citizen`, `institution`, or a permission string. */
  permission: string
  /** True if it can be called while the password must be changed first. Domain 1. */
  anyPassword: boolean
  signed: boolean
  write: boolean
  /** True if it is refused under another session than that of the page which sends it. */
  account: boolean
  /** True if it must never be answered by a replica, which may be late. */
  exact: boolean
  /** True if the token may be in the query, because the caller is an `<img>`. Specification 7: getInstImage. */
  tokenInQuery: boolean
  multipart: boolean
  bodyRequired: boolean
  /** JSON pointer to the schema of the body; for a multipart body, to the schema of its parts. */
  body: string | undefined
  /** Names of body properties that arrive encrypted. */
  encrypted: readonly string[]
  parameters: Record<'path' | 'query', readonly Parameter[]>
  /** JSON pointers to the schemas of JSON replies, by status and `default`. */
  replies: Readonly<Record<string, string>>
  /** Media types of a reply that is not JSON. */
  binary: readonly string[]
  /** Every code that the replies name, in the form in which it is sent. */
  codes: readonly (string | number)[]
}

/**
 * The cache-busting parameter: every GET has it and no handler reads it, so any value is accepted.
 * Specification 7.
 */
const againstCaches = '_t'

export type Parameter = { name: string; required: boolean; schema: JsonObject }

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Reads every operation of an expanded OpenAPI document.
 * @throws Error if one lacks what the server needs.
 */
export function readContract(document: JsonObject): OperationSpec[] {
  return Object.entries(object(document.paths)).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = object(item)[method]
      return operation === undefined ? [] : [readOperation(document, path, method, object(operation))]
    })
  )
}

function readOperation(
  document: JsonObject,
  path: string,
  method: OperationSpec['method'],
  operation: JsonObject
) {
  const at = `#/paths/${escapePointer(path)}/${method}`
  const requestBody = object(operation.requestBody)
  const media = object(requestBody.content)
  const mediaType = ['application/json', 'multipart/form-data'].find(type => type in media)
  const parameters = list(operation.parameters).map(parameter => resolve(document, object(parameter)))
  const replies = readReplies(document, at, object(operation.responses))
  const permission = text(operation['x-permission'])
  const write = operation['x-write'] === true
  const spec: OperationSpec = {
    id: text(operation.operationId),
    method,
    path,
    envelope: (text(operation['x-envelope']) || 'product') as Envelope,
    permission,
    anyPassword: operation['x-any-password'] === true,
    signed: operation['x-not-sign'] !== true && mediaType !== 'multipart/form-data',
    write,
    account: takesAccount({ write, permission, isMarked: operation['x-account'] === true }),
    exact: operation['x-exact'] === true,
    tokenInQuery: parameters.some(parameter => parameter.in === 'query' && parameter.name === 'token'),
    multipart: mediaType === 'multipart/form-data',
    bodyRequired: requestBody.required === true,
    body: mediaType && `${at}/requestBody/content/${escapePointer(mediaType)}/schema`,
    encrypted: mediaType ? encryptedOf(document, object(object(media[mediaType]).schema)) : [],
    parameters: { path: ofPlace('path'), query: ofPlace('query') },
    ...replies
  }
  if (!spec.id || !spec.permission)
    throw new Error(`${method} ${path}: operationId and x-permission are needed`)
  return spec

  function ofPlace(place: string): Parameter[] {
    return parameters
      .filter(parameter => parameter.in === place && parameter.name !== againstCaches)
      .map(({ name, required, schema }) => ({
        name: text(name),
        required: required === true,
        schema: resolve(document, object(schema))
      }))
  }
}

function readReplies(document: JsonObject, at: string, responses: JsonObject) {
  const replies: Record<string, string> = {}
  const binary: string[] = []
  const codes = new Set<string | number>()
  for (const [status, response] of Object.entries(responses)) {
    const { $ref: shared } = object(response)
    // one pointer for all operations with an equal answer, so that its checks are compiled once
    const place = typeof shared === 'string' ? shared : `${at}/responses/${status}`
    for (const [mediaType, media] of Object.entries(object(resolve(document, object(response)).content))) {
      if (mediaType !== 'application/json') {
        binary.push(mediaType)
        continue
      }
      replies[status] = `${place}/content/application~1json/schema`
      for (const code of codesOf(document, object(object(media).schema))) codes.add(code)
    }
  }
  return { replies, binary, codes: [...codes] }
}

/**
 * Returns the codes of a reply's envelope: `const` or `enum` of `code`, at the top or in `result`, in the
 * schema or a part of it.
 */
function codesOf(document: JsonObject, schema: JsonObject): (string | number)[] {
  const { properties: own, allOf } = resolve(document, schema)
  const parts = list(allOf).flatMap(part => codesOf(document, object(part)))
  const properties = object(own)
  const inner = object(resolve(document, object(properties.result)).properties)
  const code = object(inner.code ?? properties.code)
  const named = [code.const, ...list(code.enum)].filter(
    value => typeof value === 'string' || typeof value === 'number'
  )
  return [...parts, ...named]
}

function encryptedOf(document: JsonObject, schema: JsonObject): string[] {
  return Object.entries(object(resolve(document, schema).properties))
    .filter(([, property]) => resolve(document, object(property))['x-encrypted'] === true)
    .map(([name]) => name)
}

const knownTargets = new WeakMap<JsonObject, Map<string, JsonObject>>()

/** Follows a local `$ref`, if there is one. */
export function resolve(document: JsonObject, value: JsonObject): JsonObject {
  const { $ref: reference } = value
  if (typeof reference !== 'string') return value
  // thousands of places refer to a few hundred targets
  const targets = knownTargets.get(document) ?? new Map<string, JsonObject>()
  knownTargets.set(document, targets)
  const target = targets.get(reference) ?? follow(document, reference)
  targets.set(reference, target)
  return target
}

function follow(document: JsonObject, reference: string): JsonObject {
  const steps = reference
    .slice(2)
    .split('/')
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let target: Json | undefined = document
  for (const step of steps) target = object(target)[decodeURIComponent(step)]
  if (target === undefined) throw new Error(`The contract refers to ${reference}, which is not there`)
  return resolve(document, object(target))
}

/** Returns a value as an object; an empty one if it is anything else. */
export const object = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
const text = (value: Json | undefined) => (typeof value === 'string' ? value : '')
const escapePointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')
