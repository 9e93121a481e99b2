import { isObject, type Json, type JsonObject, objectOf } from '../json.ts'
import { buildContract } from './build.ts'
import { lookUp } from './references.ts'
import { readSource } from './source.ts'

/** The openapi.yaml of a minimal contract for tests; the tests give its operations as text. */
export const mainText = `openapi: 3.1.1
info: { title: Test, version: '1' }
tags: [{ name: assignments, description: Assignments. }]
security: [{ token: [], timestamp: [], nonce: [], appCode: [], sign: [] }]
components:
  securitySchemes:
    token: { type: apiKey, name: token, in: header }
    timestamp: { type: apiKey, name: timestamp, in: header }
    nonce: { type: apiKey, name: nonce, in: header }
    appCode: { type: apiKey, name: appCode, in: header }
    sign: { type: apiKey, name: sign, in: header }
    account: { type: apiKey, name: account, in: header }
  parameters:
    language: { name: Accept-Language, in: header, schema: { type: string } }
    idempotencyKey: { name: Idempotency-Key, in: header, schema: { type: string } }
    t: { name: _t, in: query, schema: { type: string } }
  schemas:
    Said: { type: object, required: [code, msg], properties: { code: { type: [integer, string] }, msg: { type: string } } }
    Success: { type: object, required: [code, msg], properties: { code: { const: 0 }, msg: { type: string } } }
    ProductReply:
      type: object
      required: [result, resultData]
      properties: { result: { $ref: '#/components/schemas/Success' }, resultData: {} }
    ProductRefusal:
      type: object
      required: [result, resultData]
      properties: { result: { $ref: '#/components/schemas/Said' }, resultData: {} }
    TemplateReply:
      type: object
      required: [code, msg, data]
      properties: { code: { const: 0 }, msg: { type: string }, data: {} }
    TemplateRefusal:
      type: object
      required: [code, msg, data]
      properties: { code: { type: [integer, string] }, msg: { type: string }, data: {} }
    InfoReply:
      type: object
      properties: { result: { $ref: '#/components/schemas/Success' }, data: {} }
    InfoRefusal:
      type: object
      properties: { result: { $ref: '#/components/schemas/Said' }, data: {} }
`

export const catalogue = {
  GEN0400: 400,
  GEN0403: 403,
  GEN0404: 404,
  GEN0408: 408,
  GEN0413: 413,
  GEN0415: 415,
  GEN0422: 409,
  GEN0429: 429,
  GEN0500: 500,
  GEN0503: 503,
  SIG0001: 400,
  SIG0002: 400,
  SIG0003: 409,
  SIG0004: 400,
  USR0001: 401,
  USR0002: 401,
  USR0053: 403,
  USR0073: 403,
  USR0085: 401,
  ASG0001: 409,
  '1009': 429,
  '10007': 400
}

export const components = {
  Id: { type: 'integer', minimum: 1 },
  Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' } } },
  Assignment: {
    type: 'object',
    required: ['tpid', 'note'],
    properties: {
      tpid: { $ref: '#/components/schemas/Id' },
      note: { type: 'string', description: 'A note.' }
    }
  }
}

/** Returns the text of a valid POST; `without` removes keys, `more` adds YAML lines. */
export function acceptText(more = '', without: readonly string[] = []): string {
  const lines = [
    'operationId: receiveProcess',
    'tags: [assignments]',
    'summary: Accept an assignment',
    'x-envelope: product',
    'x-permission: institution',
    "x-body: { type: object, required: [tpid], properties: { tpid: { $ref: '#/components/schemas/Id' } } }",
    "x-data: { $ref: '#/components/schemas/Assignment' }",
    'x-errors: [ASG0001]',
    'x-example: { body: { tpid: 12 } }'
  ].filter(line => !without.some(key => line.startsWith(`${key}:`)))
  return familyText('/v1/accept', 'post', [...lines, ...more.split('\n').filter(Boolean)])
}

/** Returns the text of a family file with one operation. */
export function familyText(path: string, method: string, lines: readonly string[]): string {
  return ['paths:', `  ${path}:`, `    ${method}:`, ...lines.map(line => `      ${line}`), ''].join('\n')
}

/** Builds the contract of the given family files with the minimal openapi.yaml. */
export function build(...families: string[]) {
  const main = readSource('openapi/openapi.yaml', mainText)
  const files = families.map((text, index) => readSource(`openapi/family${index + 1}.yaml`, text))
  return buildContract(main, files, components, catalogue)
}

/** Returns the part of a value at a path of keys. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((node, step) => (node as JsonObject | undefined)?.[step], value)
}

/** Returns an operation of a document with its references to replies, headers and examples resolved. */
export function operationOf(document: JsonObject, path: string, method: string): JsonObject {
  return objectOf(withReplies(document, objectOf(at(document, 'paths', path, method))))
}

function withReplies(document: JsonObject, value: Json): Json {
  if (Array.isArray(value)) return value.map(child => withReplies(document, child))
  if (!isObject(value)) return value
  const isReply = /^#\/components\/(responses|headers|examples)\//.test(String(value.$ref))
  const whole = isReply ? objectOf(lookUp(document, String(value.$ref))) : value
  return Object.fromEntries(Object.entries(whole).map(([key, child]) => [key, withReplies(document, child)]))
}
