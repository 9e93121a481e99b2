import { describe, expect, it } from 'vitest'
import { acceptText, build, familyText, mainText } from './fixture.ts'
import { readSource } from './source.ts'

const refusals: [what: string, text: string, message: string][] = [
  [
    'a misspelt audience',
    acceptText('x-permission: instituion', ['x-permission']),
    'openapi/family1.yaml:12  receiveProcess: "instituion" is neither public, login, citizen, institution nor a string like sys:menu:save; did you mean "institution"?'
  ],
  [
    'a misspelt envelope',
    acceptText('x-envelope: produkt', ['x-envelope']),
    'openapi/family1.yaml:12  receiveProcess: unknown envelope "produkt"; did you mean "product"?'
  ],
  [
    'an unknown error code',
    acceptText('x-errors: [ASG0010]', ['x-errors']),
    'openapi/family1.yaml:12  receiveProcess: unknown error code "ASG0010"; did you mean "ASG0001"?'
  ],
  [
    'an automatic error code',
    acceptText('x-errors: [GEN0403]', ['x-errors']),
    'openapi/family1.yaml:12  receiveProcess: "GEN0403" is added by the generator; remove it'
  ],
  [
    'a reference to nothing',
    acceptText("x-data: { $ref: '#/components/schemas/Asignment' }", ['x-data']),
    'openapi/family1.yaml:12  receiveProcess: "#/components/schemas/Asignment" does not exist; did you mean "#/components/schemas/Assignment"?'
  ],
  [
    'an unknown extension',
    acceptText('x-premission: login'),
    'openapi/family1.yaml:13  receiveProcess: unknown key "x-premission"; did you mean "x-permission"?'
  ],
  [
    'replies by hand',
    acceptText('responses: {}'),
    'openapi/family1.yaml:13  receiveProcess: "responses" is made by the generator; remove it'
  ],
  [
    'an unknown tag',
    acceptText('tags: [assignment]', ['tags']),
    'openapi/family1.yaml:12  receiveProcess: unknown tag "assignment"; did you mean "assignments"?'
  ],
  [
    'an exact read that no replica would answer',
    acceptText('x-exact: true'),
    'openapi/family1.yaml:13  receiveProcess: only reads of the public are answered by a replica; remove it'
  ],
  [
    'a read that only adds',
    acceptText('x-read: true\nx-only-adds: true'),
    'openapi/family1.yaml:14  receiveProcess: only changes by staff are told to other servers; remove it'
  ],
  [
    'a header by hand',
    acceptText('parameters: [{ name: token, in: header }]'),
    'openapi/family1.yaml:13  receiveProcess: header parameters are added by the generator; remove it'
  ],
  [
    'an action without a scope',
    acceptText('x-action: { tone: danger }'),
    'openapi/family1.yaml:13  receiveProcess: "scope" of x-action is one of row, bulk, list'
  ],
  [
    'an example without the body',
    acceptText('x-example: {}', ['x-example']),
    'openapi/family1.yaml:12  receiveProcess: x-example lacks "body"'
  ],
  [
    'a misspelt method',
    familyText('/v1/accept', 'pots', []),
    'openapi/family1.yaml:3  unknown method "pots"; did you mean "post"?'
  ],
  [
    'a path parameter that is not declared',
    acceptText().replace('/v1/accept', '/v1/accept/{tpid}'),
    'openapi/family1.yaml:3  receiveProcess: path parameter "tpid" is not declared'
  ],
  [
    'something else than paths',
    'components: {}\n',
    'openapi/family1.yaml:1  "components": a family file holds only paths; the rest stands in openapi.yaml'
  ]
]

describe('an invalid contract is refused with file, line and the nearest valid name', () => {
  it.each(refusals)('%s', (_, text, message) => {
    expect(() => build(text)).toThrow(message)
  })

  it.each(['operationId', 'summary', 'tags', 'x-envelope', 'x-permission', 'x-example'])(
    'without %s',
    key => {
      const name = key === 'operationId' ? 'POST /v1/accept' : 'receiveProcess'
      expect(() => build(acceptText('', [key]))).toThrow(
        `openapi/family1.yaml:3  ${name}: "${key}" is missing`
      )
    }
  )

  it('names both files when a call is declared twice', () => {
    const again = acceptText().replace('/v1/accept', '/v1/receive')
    expect(() => build(acceptText(), acceptText())).toThrow(
      'openapi/family2.yaml:3  POST /v1/accept is already written in openapi/family1.yaml:3'
    )
    expect(() => build(acceptText(), again)).toThrow(
      'openapi/family2.yaml:3  operationId "receiveProcess" is already written in openapi/family1.yaml:3'
    )
  })

  it('names every problem at once', () => {
    const text = acceptText('x-permission: Login\nx-nonsense: 1', ['x-permission', 'summary'])
    expect(() => build(text)).toThrow(
      /"summary" is missing\n.*"Login" is neither.*\n.*unknown key "x-nonsense"/
    )
  })

  it('names the line that is not valid YAML', () => {
    expect(() => readSource('openapi/broken.yaml', 'paths:\n  /a: [\n')).toThrow('openapi/broken.yaml:3  ')
    expect(() => readSource('openapi/twice.yaml', 'paths: {}\npaths: {}\n')).toThrow('openapi/twice.yaml:2  ')
  })

  it('refuses encrypted fields inside of other fields', () => {
    const nested =
      'x-body: { type: object, properties: { who: { type: object, properties: { phone: { x-encrypted: true } } } } }'
    expect(() => build(acceptText(nested, ['x-body']))).toThrow('not inside "who"')
  })

  it('reports a missing envelope or common parameter in openapi.yaml', async () => {
    const { buildContract } = await import('./build.ts')
    const { catalogue } = await import('./fixture.ts')
    const lacking = (text: string) => () =>
      buildContract(readSource('openapi/openapi.yaml', text), [], {}, catalogue)
    expect(lacking(mainText.replace('InfoRefusal:', 'Other:'))).toThrow(
      'components.schemas.InfoRefusal is missing'
    )
    expect(lacking(mainText.replace('code: { const: 0 }', 'code: { type: integer }'))).toThrow(
      'the code of a reply in the envelope "product" is not { const: 0 }'
    )
    expect(lacking(mainText.replace('name: nonce', 'name: other'))).toThrow(
      'components.securitySchemes lacks the header "nonce"'
    )
    expect(lacking(mainText.replace('name: Idempotency-Key', 'name: other'))).toThrow(
      'components.parameters lacks the header "Idempotency-Key"'
    )
  })
})
