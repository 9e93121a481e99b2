import { describe, expect, it } from 'vitest'
import { type JsonObject, listOf, objectOf } from '../json.ts'
import { acceptText, at, build, familyText, operationOf } from './fixture.ts'

const operation = (text: string, path = '/v1/accept', method = 'post') =>
  operationOf(build(text).document, path, method)

const parameterNames = (expanded: JsonObject) =>
  listOf(expanded.parameters).map(parameter =>
    String(at(parameter, '$ref') ?? at(parameter, 'name'))
      .split('/')
      .at(-1)
  )

const codes = (expanded: JsonObject, status: string, ...path: string[]) => {
  const schema = at(expanded, 'responses', status, 'content', 'application/json', 'schema')
  return at(schema, 'allOf', 1, 'properties', ...(path.length > 0 ? path : ['result', 'properties', 'code']))
}

describe('a short operation is expanded', () => {
  it('to one with its data in the envelope, and an example in the same form', () => {
    const media = at(operation(acceptText()), 'responses', '200', 'content', 'application/json')
    expect(at(media, 'schema', 'properties', 'resultData')).toEqual({
      $ref: '#/components/schemas/Assignment'
    })
    expect(at(media, 'schema', 'properties', 'result')).toEqual({ $ref: '#/components/schemas/Success' })
    expect(at(media, 'examples', 'example', 'value')).toEqual({
      result: { code: 0, msg: 'success' },
      resultData: { tpid: 1, note: 'text' }
    })
  })

  it('to one with one reply per status, which lists its codes', () => {
    const expanded = operation(acceptText('x-errors: [ASG0001, GEN0404]', ['x-errors']))
    expect(Object.keys(objectOf(expanded.responses))).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      'default'
    ])
    expect(codes(expanded, '400')).toEqual({ enum: ['GEN0400', 'SIG0001', 'SIG0002'] })
    expect(codes(expanded, '401')).toEqual({ enum: ['USR0001', 'USR0002', 'USR0085'] })
    expect(codes(expanded, '403')).toEqual({ enum: ['GEN0403', 'USR0053', 'USR0073'] })
    expect(codes(expanded, '409')).toEqual({ enum: ['ASG0001', 'GEN0422', 'SIG0003'] })
    expect(codes(expanded, 'default')).toEqual({ enum: ['GEN0408', 'GEN0429', 'GEN0500', 'GEN0503'] })
  })

  it('with the account of the page for a public call only if it is marked', () => {
    const text = acceptText('x-permission: public\nx-account: true\nx-read: true', ['x-permission'])
    expect(codes(operation(text), '401')).toEqual({ enum: ['USR0001', 'USR0002', 'USR0085'] })
    expect(operation(text)['x-account']).toBe(true)
    expect(operation(acceptText())['x-account']).toBeUndefined()
    expect(() => build(acceptText('x-account: true'))).toThrow(
      'every write that needs a session takes the header'
    )
  })

  it('without a session when it is public', () => {
    const expanded = operation(acceptText('x-permission: public', ['x-permission']))
    expect(Object.keys(objectOf(expanded.responses))).not.toContain('401')
    expect(Object.keys(objectOf(expanded.responses))).not.toContain('403')
  })

  it('without a refusal of initial passwords when it declares so', () => {
    const expanded = operation(acceptText('x-any-password: true'))
    expect(codes(expanded, '403')).toEqual({ const: 'GEN0403' })
  })

  it('with a mark when it is a public read that must be exact', () => {
    const permission = 'x-permission: public\nx-read: true'
    expect(operation(acceptText(`${permission}\nx-exact: true`, ['x-permission']))['x-exact']).toBe(true)
    expect(operation(acceptText(permission, ['x-permission']))).not.toHaveProperty('x-exact')
  })

  it('without the codes of a write when it reads', () => {
    const expanded = operation(acceptText('x-read: true', []))
    expect(codes(expanded, '409')).toEqual({ const: 'ASG0001' })
  })

  it('with a general code only once when the operation names it, too', () => {
    const expanded = operation(acceptText('x-errors: [GEN0503]', ['x-errors']))
    expect(codes(expanded, '503')).toEqual({ const: 'GEN0503' })
  })

  it('with codes of digits as numbers, and with the general codes of the same status', () => {
    const text = acceptText('x-envelope: template\nx-success: [1009]\nx-errors: [10007]', [
      'x-envelope',
      'x-errors'
    ])
    expect(codes(operation(text), '429', 'code')).toEqual({ enum: [1009, 'GEN0429'] })
    expect(codes(operation(text), '400', 'code')).toEqual({ enum: [10007, 'GEN0400', 'SIG0001', 'SIG0002'] })
  })

  it('with the code for an unreadable value when it has an encrypted field', () => {
    const body = 'x-body: { type: object, properties: { phone: { type: string, x-encrypted: true } } }'
    expect(codes(operation(acceptText(body, ['x-body'])), '400')).toEqual({
      enum: ['GEN0400', 'SIG0001', 'SIG0002', 'SIG0004']
    })
  })

  it('with the headers of a signed write; the signature is the security of the whole document', () => {
    const { document } = build(acceptText())
    const expanded = operationOf(document, '/v1/accept', 'post')
    expect(parameterNames(expanded)).toEqual(['language', 'idempotencyKey'])
    expect(expanded.security).toBeUndefined()
    expect(document.security).toEqual([{ token: [], timestamp: [], nonce: [], appCode: [], sign: [] }])
  })

  it('without a signature for a multipart body, and without a key for a read', () => {
    const upload =
      'requestBody: { required: true, content: { multipart/form-data: { schema: { type: object } } } }\nx-read: true'
    const expanded = operation(acceptText(upload, ['x-body']))
    expect(parameterNames(expanded)).toEqual(['language'])
    expect(expanded.security).toEqual([{ token: [] }])
  })

  it('with _t for a GET, and with the key when it writes', () => {
    const lines = [
      'operationId: image',
      'tags: [assignments]',
      'summary: A picture',
      'x-envelope: none',
      'x-permission: public',
      'x-not-sign: true',
      'x-write: true',
      'x-binary: [image/png]',
      'x-example: {}'
    ]
    const expanded = operation(familyText('/v1/image', 'get', lines), '/v1/image', 'get')
    expect(parameterNames(expanded)).toEqual(['language', 'idempotencyKey', 't'])
    expect(Object.keys(objectOf(at(expanded, 'responses', '200', 'content')))).toEqual(['image/png'])
  })

  it('with examples of its parameters and its body', () => {
    const more =
      'parameters: [{ name: uuid, in: query, schema: { type: string } }]\nx-example: { query: { uuid: a1 }, body: { tpid: 7 } }'
    const expanded = operation(acceptText(more, ['x-example']))
    expect(at(expanded, 'parameters', 0, 'example')).toBe('a1')
    const value = at(expanded, 'requestBody', 'content', 'application/json', 'examples', 'example', 'value')
    expect(value).toEqual({ tpid: 7 })
  })

  it('without a change of the envelopes themselves', () => {
    const { document, contract } = build(acceptText())
    expect(at(document, 'components', 'schemas', 'ProductReply', 'properties', 'resultData')).toEqual({})
    expect(document.components).toMatchObject(objectOf(contract.base.components))
  })

  it('with references to shared replies, which are named after their content', () => {
    const other = acceptText('x-errors: [ASG0001, GEN0404]', ['operationId', 'x-errors']).replace(
      '/v1/accept',
      '/v1/other'
    )
    const { document } = build(acceptText(), `${other}      operationId: other\n`)
    const repliesTo = (path: string) => at(document, 'paths', path, 'post', 'responses') as object
    const to = (name: string) => ({ $ref: `#/components/responses/Product.${name}` })
    expect(repliesTo('/v1/accept')).toEqual({
      '200': to('Assignment'),
      '400': to('400'),
      '401': to('401.USR0085'),
      '403': to('403'),
      '409': to('409.ASG0001'),
      '413': to('413'),
      '415': to('415'),
      default: to('default')
    })
    expect(repliesTo('/v1/other')).toEqual({ ...repliesTo('/v1/accept'), '404': to('GEN0404') })
    expect(Object.keys(objectOf(at(document, 'components', 'responses')))).toHaveLength(9)
  })

  it('with refusals named after all their codes when some usual codes are missing', () => {
    const { document } = build(acceptText('x-any-password: true\nx-not-sign: true'))
    expect(at(document, 'paths', '/v1/accept', 'post', 'responses')).toMatchObject({
      '400': { $ref: '#/components/responses/Product.GEN0400' },
      '403': { $ref: '#/components/responses/Product.GEN0403' },
      '409': { $ref: '#/components/responses/Product.ASG0001.GEN0422' }
    })
  })

  it('with a reply inside the call when it has its own example', () => {
    const { document } = build(
      acceptText('x-example: { body: { tpid: 1 }, data: { tpid: 7, note: A } }', ['x-example'])
    )
    const reply = at(document, 'paths', '/v1/accept', 'post', 'responses', '200')
    expect(at(reply, 'content', 'application/json', 'examples', 'example', 'value', 'resultData')).toEqual({
      tpid: 7,
      note: 'A'
    })
  })
})
