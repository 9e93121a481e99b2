import type { Contract } from '../../server/platform/http/answer/bind.ts'
import type { JsonObject } from '../../server/platform/http/contract/contract.ts'

/** An operation of a small contract for tests of the framework; an absent property has the most usual value. */
export type SmallOperation = {
  method?: 'get' | 'post'
  path: string
  envelope?: 'product' | 'template' | 'info' | 'none'
  permission?: string
  anyPassword?: boolean
  signed?: boolean
  write?: boolean
  parameters?: JsonObject[]
  body?: JsonObject
  multipart?: JsonObject
  data?: JsonObject
  binary?: string
  /** Codes of its refusals by status, besides those that every operation has. */
  errors?: Record<number, (string | number)[]>
}

const everywhere: Record<number, string[]> = {
  400: ['GEN0400', 'SIG0001', 'SIG0002', 'SIG0004'],
  401: ['USR0001', 'USR0002', 'USR0085'],
  403: ['GEN0403', 'USR0053', 'USR0073'],
  409: ['SIG0003', 'GEN0422'],
  413: ['GEN0413'],
  415: ['GEN0415']
}

/** Returns a contract of few operations in the form that the generator writes. */
export function smallContract(
  operations: Record<string, SmallOperation>,
  permissions: string[] = []
): Contract {
  const paths: Record<string, JsonObject> = {}
  for (const [id, operation] of Object.entries(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method ?? 'post']: expanded(id, operation)
    }
  }
  return {
    document: { openapi: '3.1.1', paths, components: { schemas: { Word: { type: 'string' } } } },
    permissions
  }
}

function expanded(id: string, operation: SmallOperation): JsonObject {
  const {
    envelope = 'product',
    permission = 'public',
    signed = false,
    write = false,
    body,
    multipart
  } = operation
  const content = multipart
    ? { 'multipart/form-data': { schema: multipart } }
    : body && { 'application/json': { schema: body } }
  const refusals = Object.entries({ ...everywhere, ...operation.errors }).map(([status, codes]) => [
    status,
    json(refusal(envelope, codes))
  ])
  return {
    operationId: id,
    'x-permission': permission,
    'x-any-password': operation.anyPassword === true,
    'x-envelope': envelope,
    'x-not-sign': !signed,
    'x-write': write,
    parameters: operation.parameters ?? [],
    requestBody: content && { required: true, content },
    responses: {
      200: operation.binary
        ? { content: { [operation.binary]: {} } }
        : json(reply(envelope, operation.data ?? { type: 'null' })),
      ...Object.fromEntries(refusals),
      default: json(refusal(envelope, ['GEN0408', 'GEN0429', 'GEN0500', 'GEN0503']))
    }
  }
}

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })

const closed = (properties: Record<string, JsonObject>, required = Object.keys(properties)): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties
})

function reply(envelope: string, data: JsonObject): JsonObject {
  const said = { code: { const: 0 }, msg: { type: 'string' } }
  if (envelope === 'none') return data
  if (envelope === 'template') return closed({ ...said, data })
  return closed({ result: closed(said), [envelope === 'info' ? 'data' : 'resultData']: data })
}

function refusal(envelope: string, codes: (string | number)[]): JsonObject {
  const field = closed({ path: { type: 'string' }, message: { type: 'string' } })
  const said = {
    code: { enum: codes },
    msg: { type: 'string' },
    fields: { type: 'array', items: field },
    detail: { type: 'object', properties: { endTime: { type: 'integer' } } }
  }
  const none = { type: 'null' }
  if (envelope === 'product') return closed({ result: closed(said, ['code', 'msg']), resultData: none })
  if (envelope === 'info') return closed({ result: closed(said, ['code', 'msg']), data: none })
  return closed({ ...said, data: none }, ['code', 'msg', 'data'])
}
