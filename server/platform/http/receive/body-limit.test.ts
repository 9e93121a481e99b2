import { expect, test } from 'vitest'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { type JsonObject, readContract } from '../contract/contract.ts'
import { bodyLimitOf, largestBody } from './body-limit.ts'

function limitOf(body?: JsonObject): number {
  const { document } = smallContract({ say: { path: '/v1/say', ...(body && { body }) } })
  const [spec] = readContract(document)
  return spec ? bodyLimitOf(document, spec) : 0
}

const closed = (properties: JsonObject): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  properties
})

test('a call without a body accepts a small body', () => {
  expect(limitOf()).toBe(16_384)
})

test.for<[string, JsonObject, unknown]>([
  ['texts', closed({ a: { type: 'string', maxLength: 5000 } }), { a: '\u0001'.repeat(5000) }],
  [
    'lists',
    closed({ a: { type: 'array', maxItems: 1000, items: { type: 'integer' } } }),
    { a: Array(1000).fill(-2_147_483_648) }
  ],
  [
    'texts of a pattern that says how long they are',
    closed({
      a: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      b: { type: 'string', pattern: '^[0-9-]{8,64}$' }
    }),
    { a: 'f'.repeat(64), b: '-'.repeat(64) }
  ],
  ['choices', closed({ a: { enum: ['x'.repeat(3000)] } }), { a: 'x'.repeat(3000) }],
  [
    'records in lists',
    closed({
      a: { type: 'array', maxItems: 100, items: closed({ name: { type: 'string', maxLength: 50 } }) }
    }),
    { a: Array(100).fill({ name: '👩'.repeat(25) }) }
  ]
])('%s accept the longest valid body, and no more than a few times its size', ([, schema, longest]) => {
  const { length } = Buffer.from(JSON.stringify(longest))
  expect(limitOf(schema)).toBeGreaterThan(16_384 + length)
  expect(limitOf(schema)).toBeLessThan(16_384 + 12 * (length + 20))
  expect(limitOf(schema)).toBeLessThan(largestBody)
})

test.for<[string, JsonObject]>([
  ['a text without a length', closed({ a: { type: 'string' } })],
  ['a text of a pattern without an end', closed({ a: { type: 'string', pattern: '^[0-9]+$' } })],
  ['a list without a length', closed({ a: { type: 'array', items: { type: 'integer' } } })],
  ['a record that is open', { type: 'object' }],
  ['anything', {}],
  ['more than any body may have', closed({ a: { type: 'string', maxLength: 1_000_000 } })]
])('%s accepts as much as the general limit', ([, schema]) => {
  expect(limitOf(schema)).toBe(largestBody)
})
