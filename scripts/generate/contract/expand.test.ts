import { describe, expect, it } from 'vitest'
import { type JsonObject, listOf, objectOf } from '../json.ts'
import { acceptText, at, build, familyText } from './fixture.ts'

const operation = (text: string, path = '/v1/accept', method = 'post') =>
  objectOf(at(build(text).document, 'paths', path, method))

const parameterNames = (expanded: JsonObject) =>
  listOf(expanded.parameters).map(parameter =>
    String(at(parameter, '$ref') ?? at(parameter, 'name'))
      .split('/')
      .at(-1)
  )

const codes = (expanded: JsonObject, status: string, ...path: string[]) => {
  const schema = at(expanded, 'responses', status, 'content', 'application/json', 'schema')
  return at(schema, 'properties', ...(path.length > 0 ? path : ['result', 'properties', 'code']))
}

describe('a short operation becomes a whole one', () => {
  it('puts the data into its envelope, with an example in the same shape', () => {
    const media = at(operation(acceptText()), 'responses', '200', 'content', 'application/json')
    expect(at(media, 'schema', 'properties', 'resultData')).toEqual({
      $ref: '#/components/schemas/Assignment'
    })
    expect(at(media, 'schema', 'properties', 'result', 'properties', 'code')).toEqual({ const: 0 })
    expect(at(media, 'examples', 'example', 'value')).toEqual({
      result: { code: 0, msg: 'success' },
      resultData: { tpid: 1, note: 'A note.' }
    })
  })

  it('has one reply per status, which lists the codes it can carry', () => {
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
    expect(codes(expanded, '401')).toEqual({ enum: ['USR0001', 'USR0002'] })
    expect(codes(expanded, '403')).toEqual({ enum: ['GEN0403', 'USR0053'] })
    expect(codes(expanded, '409')).toEqual({ enum: ['ASG0001', 'GEN0422', 'SIG0003'] })
    expect(codes(expanded, 'default')).toEqual({ enum: ['GEN0429', 'GEN0500', 'GEN0503'] })
  })

  it('asks nobody for a session on a public call', () => {
    const expanded = operation(acceptText('x-permission: public', ['x-permission']))
    expect(Object.keys(objectOf(expanded.responses))).not.toContain('401')
    expect(Object.keys(objectOf(expanded.responses))).not.toContain('403')
  })

  it('refuses nobody for an initial password where it says so', () => {
    const expanded = operation(acceptText('x-any-password: true'))
    expect(codes(expanded, '403')).toEqual({ const: 'GEN0403' })
  })

  it('gives a read no codes of a write', () => {
    const expanded = operation(acceptText('x-read: true', []))
    expect(codes(expanded, '409')).toEqual({ const: 'ASG0001' })
  })

  it('names a general code once where the operation names it too', () => {
    const expanded = operation(acceptText('x-errors: [GEN0503]', ['x-errors']))
    expect(codes(expanded, '503')).toEqual({ const: 'GEN0503' })
  })

  it('sends codes of digits as numbers, and adds what any call can answer with the same status', () => {
    const text = acceptText('x-envelope: template\nx-success: [1009]\nx-errors: [10007]', [
      'x-envelope',
      'x-errors'
    ])
    expect(codes(operation(text), '429', 'code')).toEqual({ enum: [1009, 'GEN0429'] })
    expect(codes(operation(text), '400', 'code')).toEqual({ enum: [10007, 'GEN0400', 'SIG0001', 'SIG0002'] })
  })

  it('knows that an encrypted field may be unreadable', () => {
    const body = 'x-body: { type: object, properties: { phone: { type: string, x-encrypted: true } } }'
    expect(codes(operation(acceptText(body, ['x-body'])), '400')).toEqual({
      enum: ['GEN0400', 'SIG0001', 'SIG0002', 'SIG0004']
    })
  })

  it('adds the headers of a signed write', () => {
    expect(parameterNames(operation(acceptText()))).toEqual([
      'token',
      'language',
      'timestamp',
      'nonce',
      'appCode',
      'sign',
      'key'
    ])
  })

  it('signs no multipart body and gives a read no key', () => {
    const upload =
      'requestBody: { required: true, content: { multipart/form-data: { schema: { type: object } } } }\nx-read: true'
    expect(parameterNames(operation(acceptText(upload, ['x-body'])))).toEqual(['token', 'language'])
  })

  it('adds _t to a GET, and the key where it writes', () => {
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
    expect(parameterNames(expanded)).toEqual(['token', 'language', 'key', 't'])
    expect(Object.keys(objectOf(at(expanded, 'responses', '200', 'content')))).toEqual(['image/png'])
  })

  it('gives parameters and bodies their examples', () => {
    const more =
      'parameters: [{ name: uuid, in: query, schema: { type: string } }]\nx-example: { query: { uuid: a1 }, body: { tpid: 7 } }'
    const expanded = operation(acceptText(more, ['x-example']))
    expect(at(expanded, 'parameters', 0, 'example')).toBe('a1')
    const value = at(expanded, 'requestBody', 'content', 'application/json', 'examples', 'example', 'value')
    expect(value).toEqual({ tpid: 7 })
  })

  it('leaves the envelopes themselves as they are written', () => {
    const { document, contract } = build(acceptText())
    expect(at(document, 'components', 'schemas', 'ProductReply', 'properties', 'resultData')).toEqual({})
    expect(document.components).toEqual(contract.base.components)
  })
})
