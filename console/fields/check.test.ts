import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { expect, test } from 'vitest'
import { check, matches } from './check.ts'

const body = {
  type: 'object',
  required: ['content', 'groupIds'],
  properties: {
    content: { type: 'string', minLength: 2, maxLength: 4 },
    groupIds: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1 },
    unit: { type: ['string', 'null'], pattern: '^[a-z]+$' }
  }
} as const

test('a valid body has no errors', () => {
  expect(check(body, { content: '道路坑洼', groupIds: [3], unit: null })).toEqual([])
})

test('every error names its rule, its field and its limit', () => {
  expect(check(body, { content: '路', groupIds: [], unit: '7' })).toEqual([
    { path: 'content', rule: 'minLength', params: { min: 2 } },
    { path: 'groupIds', rule: 'minItems', params: { min: 1 } },
    { path: 'unit', rule: 'pattern', params: {} }
  ])
  expect(check(body, { content: '好好好' })).toEqual([{ path: 'groupIds', rule: 'required', params: {} }])
  expect(check(body, { content: '好好', groupIds: [1, 0] })).toMatchObject([
    { path: 'groupIds.1', rule: 'minimum' }
  ])
})

test('lengths count characters, not UTF-16 units', () => {
  expect(matches({ type: 'string', maxLength: 2 }, '👍👍')).toBe(true)
  expect(matches({ type: 'string', minLength: 2 }, '👍')).toBe(false)
})

test('conditions are schemas of the whole value', () => {
  const offline = { properties: { type: { const: 2 } }, required: ['type'] }
  expect(matches(offline, { type: 2 })).toBe(true)
  expect(matches(offline, { type: 1 })).toBe(false)
  expect(matches(offline, {})).toBe(false)
  expect(matches({ not: offline }, {})).toBe(true)
  expect(matches({ anyOf: [offline, { required: ['unit'] }] }, { unit: 'a' })).toBe(true)
  expect(matches({ oneOf: [{ type: 'integer' }, { type: 'number' }] }, 1)).toBe(false)
})

test('in an object with free names, the names must match a pattern and the values a schema', () => {
  const pairs: JsonSchema = {
    type: 'object',
    propertyNames: { type: 'string', pattern: '^[a-z]+$' },
    additionalProperties: { type: ['string', 'number'], maxLength: 2 }
  }
  expect(matches(pairs, { days: 5, kind: '急' })).toBe(true)
  expect(check(pairs, { 天数: 5 })).toMatchObject([{ path: '天数', rule: 'pattern' }])
  expect(check(pairs, { kind: '很着急' })).toMatchObject([{ path: 'kind', rule: 'maxLength' }])
})
