import { entities } from '@board/generated/entities'
import { expect, test } from 'vitest'
import { toneOf } from './tones.ts'

test('a state has the tone from its dictionary, an enum the tone from its schema', () => {
  expect(toneOf('auditState', 2)).toBe('late')
  expect(toneOf('status', 0)).toBe('plain')
  expect(toneOf('status', 0, { 0: 'late', 1: 'ok' })).toBe('late')
  expect(toneOf('status', 2, { 0: 'late', 1: 'ok' })).toBe('plain')
})

test.each([
  ['auditState', 2],
  ['reportState', 2],
  ['proposalState', 2]
])('what is returned has one mark in the lists of all nouns: %s', (dict, returned) => {
  expect(toneOf(dict, returned)).toBe('late')
})

test.each([
  ['mailLog', 'status'],
  ['smsLog', 'status'],
  ['loginLog', 'status'],
  ['operationLog', 'result'],
  ['scheduleJobLog', 'status']
] as const)('a failed result in %s never has the colour of success', (name, field) => {
  const tones = entities[name].schema.properties[field]?.['x-tone']
  expect([toneOf(field, 0, tones), toneOf(field, 1, tones)]).toEqual(['late', 'ok'])
})
