import { describe, expect, it } from 'vitest'
import { acceptText, build, familyText } from '../contract/fixture.ts'
import { emitCalls } from './calls.ts'
import { emitActions, emitFilters } from './forms.ts'
import { emitOpenapiTypes } from './openapi-types.ts'
import { emitOperations } from './operations.ts'
import { emitPermissions } from './permissions.ts'
import { literal } from './text.ts'
import { emitWire } from './wire.ts'

const list = familyText('/v1/list', 'get', [
  'operationId: listThings',
  'tags: [assignments]',
  'summary: A list',
  'x-envelope: template',
  'x-permission: sys:thing:page',
  'x-not-sign: true',
  'parameters: [{ name: from, in: query, required: true, x-filter: { field: at, op: from }, schema: { type: integer } }]',
  "x-data: { type: array, items: { $ref: '#/components/schemas/Assignment' } }",
  'x-example: { query: { from: 1 } }'
])
const upload = familyText('/v1/upload', 'post', [
  'operationId: upload',
  'tags: [assignments]',
  'summary: A file',
  'x-envelope: template',
  'x-permission: login',
  'requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, properties: { file: { type: string, format: binary } } } } } }',
  'x-example: {}'
])
const secret =
  "x-body: { type: object, properties: { phone: { type: string, x-encrypted: true }, at: { $ref: '#/components/schemas/Id' } } }"
const accept = acceptText(`${secret}\nx-success: [1009]\nx-action: { scope: row, tone: primary }`, ['x-body'])
const { contract, document } = build(accept, list, upload)

/** Returns the line of an operation in a table. */
const rowOf = (text: string, id: string) => text.split('\n').find(line => line.trim().startsWith(`${id}:`))

describe('generated tables', () => {
  it('contain the facts of each call', () => {
    const text = emitOperations(contract)
    expect(rowOf(text, 'listThings')).toContain(
      "method: 'get', path: '/v1/list', envelope: 'template', permission: 'sys:thing:page'"
    )
    expect(rowOf(text, 'listThings')).toContain('public: false, sign: false, write: false, specified: false')
    expect(rowOf(text, 'receiveProcess')).toContain("success: ['1009'], encrypted: ['phone'], action: true")
    expect(rowOf(text, 'upload')).toContain('sign: false, write: true')
    expect(rowOf(text, 'upload')).toContain('upload: true')
  })

  it('give the client short rows', () => {
    const text = emitWire(contract)
    expect(rowOf(text, 'listThings')).toBe("  listThings: ['/v1/list', 0],")
    expect(rowOf(text, 'receiveProcess')).toBe(
      `  receiveProcess: ['/v1/accept', ${1 + 8 + 16 + 512}, ['phone'], ['1009']],`
    )
    expect(rowOf(text, 'upload')).toBe(`  upload: ['/v1/upload', ${1 + 16 + 64 + 512}]`)
  })

  it('list permission strings without audiences', () => {
    expect(emitPermissions(contract)).toContain("= [\n  'sys:thing:page'\n]\n")
  })

  it('write strings in single quotes', () => {
    expect(literal({ a: "it's", 'b-c': ['"x"', 1, true] })).toBe(`{ a: 'it\\'s', 'b-c': ['"x"', 1, true] }`)
  })
})

describe('generated types', () => {
  it('give the data without its envelope', () => {
    const text = emitCalls(contract)
    expect(text).toContain(
      "data: Wire['listThings']['responses'][200]['content']['application/json']['data']"
    )
    expect(text).toContain(
      "data: Wire['receiveProcess']['responses'][200]['content']['application/json']['resultData']"
    )
    expect(text).toContain("query: NonNullable<Wire['listThings']['parameters']['query']>")
  })

  it('leave out the parameters that the client sends by itself, and give a file as a Blob', async () => {
    const text = await emitOpenapiTypes(document)
    const operations = text.slice(text.indexOf('export interface operations'))
    expect(operations).toContain('from: number;')
    expect(operations).toContain('file?: Blob;')
    expect(operations).not.toContain('_t?')
    expect(operations).not.toContain('header: {')
  })
})

describe('generated forms', () => {
  it('contain the whole schema with its hints', () => {
    const row = rowOf(emitActions(contract), 'receiveProcess')
    expect(row).toContain('"action":{"scope":"row","tone":"primary"}')
    expect(row).toContain('"at":{"type":"integer","minimum":1}')
    expect(row).not.toContain('$ref')
  })

  it('contain the lists with filters, and those that boards name', () => {
    const text = emitFilters(contract, ['receiveProcess'])
    expect(rowOf(text, 'listThings')).toContain(
      '"query":{"type":"object","required":["from"],"properties":{"from":{"type":"integer","x-filter":{"field":"at","op":"from"}}}}'
    )
    expect(rowOf(text, 'listThings')).toContain(
      '"row":{"type":"object","properties":{"tpid":{"type":"integer"},'
    )
    expect(rowOf(text, 'receiveProcess')).toContain('"phone"')
    expect(rowOf(text, 'upload')).toBeUndefined()
    expect(rowOf(emitFilters(contract, []), 'receiveProcess')).toBeUndefined()
  })

  it('leave out descriptions, but not a property of that name', () => {
    const body =
      'x-body: { type: object, properties: { description: { type: string, description: Anything. } } }'
    const { contract: one } = build(acceptText(`${body}\nx-action: { scope: row }`, ['x-body']))
    expect(rowOf(emitActions(one), 'receiveProcess')).toContain(
      '"properties":{"description":{"type":"string"}}'
    )
  })

  it('refuse a schema that contains itself, because a form cannot hold it', () => {
    const tree = "x-body: { $ref: '#/components/schemas/Tree' }\nx-action: { scope: row }"
    const made = build(acceptText(tree, ['x-body']))
    expect(() => emitActions(made.contract)).toThrow(
      'openapi/family1.yaml:3  receiveProcess: #/components/schemas/Tree contains itself; a form cannot hold that'
    )
  })
})
