import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { compiler } from '../http/contract/ajv.ts'
import type { JsonObject } from '../http/contract/contract.ts'
import { areUnique } from './bounded-keywords.ts'

const { of } = compiler({}, { coerce: false, eager: true })
const original = new Ajv2020({ strict: false, allErrors: true })

describe('a list of unique items', () => {
  test.for<[unknown[], boolean]>([
    [[], true],
    [[1, '1', true, 'true', null, 'null', [], {}, '', '{}'], true],
    [[1, 2, 1], false],
    [['a', 'b', 'a'], false],
    [[0, -0], false],
    [[1, 1.0], false],
    [
      [
        { a: 1, b: [1, 2] },
        { b: [1, 2], a: 1 }
      ],
      false
    ],
    [
      [
        { a: 1, b: [1, 2] },
        { b: [2, 1], a: 1 }
      ],
      true
    ],
    [[{ a: 1 }, { a: '1' }], true],
    [[{ 'a":1,"b': 2 }, { a: 1, b: 2 }], true],
    [[['a,b'], ['a', 'b']], true],
    [[[1], [1]], false],
    [[{ a: {} }, { a: [] }], true],
    [[[null], []], true]
  ])('%j: %s, like Ajv itself', ([list, expected]) => {
    expect(areUnique(list)).toBe(expected)
    expect(original.validate({ uniqueItems: true }, list)).toBe(expected)
    expect(of({ type: 'array', uniqueItems: true })(list).length === 0).toBe(expected)
  })

  test('is not required if uniqueItems is false', () => {
    expect(of({ type: 'array', uniqueItems: false })([1, 1])).toEqual([])
  })
})

const person = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'age'],
  properties: { name: { type: 'string' }, age: { type: 'integer' } }
}

describe('an invalid value is found', () => {
  test.for<[string, JsonObject, unknown, [keyword: string, at: string][]]>([
    [
      'in the first item that does not fit, with all that is wrong with it',
      { type: 'array', items: person },
      [{ name: 'a', age: 1 }, {}, {}],
      [
        ['required', '/1'],
        ['required', '/1']
      ]
    ],
    [
      'in the length alone, where a list is too long',
      { type: 'array', items: person, maxItems: 2, uniqueItems: true },
      [{}, {}, {}],
      [['maxItems', '']]
    ],
    [
      'in the first item that comes back',
      { type: 'array', items: { type: 'integer' }, maxItems: 3, uniqueItems: true },
      [1, 1, 1],
      [['uniqueItems', '']]
    ],
    [
      'behind the items that have a schema of their own',
      { type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 1 },
      ['a', 1, 2],
      [['false schema', '/1']]
    ],
    [
      'in the first property that nobody knows',
      person,
      { name: 'a', age: 1, extra: 1, more: 2 },
      [['additionalProperties', '']]
    ],
    [
      'in the first property that nobody knows, of a record that has none',
      { type: 'object', additionalProperties: false },
      { extra: 1, more: 2 },
      [['additionalProperties', '']]
    ],
    [
      'in the first property of a map that does not fit',
      { type: 'object', additionalProperties: { type: 'integer' } },
      { a: 1, b: 'x', c: 'y' },
      [['type', '/b']]
    ],
    [
      'in the first name that does not fit',
      { type: 'object', propertyNames: { type: 'string', pattern: '^[a-z]$' } },
      { a: 1, B: 1, C: 1 },
      [
        ['pattern', ''],
        ['propertyNames', '']
      ]
    ]
  ])('%s', ([, schema, value, expected]) => {
    const found = of(schema)(value)
    expect(found.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual(expected)
  })

  test.for<[JsonObject, unknown]>([
    [{ type: 'array', items: person, maxItems: 2 }, [{ name: 'a', age: 1 }]],
    [
      { type: 'object', additionalProperties: { type: 'integer' }, properties: { a: { type: 'string' } } },
      { a: 'x', b: 1 }
    ],
    [
      { type: 'object', propertyNames: { type: 'string', pattern: '^[a-z]$' } },
      { a: 1, b: 1 }
    ],
    [{ type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 1 }, ['a']]
  ])('none in the valid value %j', ([schema, value]) => {
    expect(of(schema)(value)).toEqual([])
  })
})
