import { expect, test } from 'vitest'
import { actOfKey, holderOf, keyFor, usualKeys, withKey } from './keySettings.ts'

test('an action has its default key until another one is chosen', () => {
  const settings = withKey(usualKeys, 'j', 'n')
  expect(actOfKey(usualKeys, 'j')).toBe('j')
  expect(actOfKey(settings, 'n')).toBe('j')
  expect(actOfKey(settings, 'j')).toBeUndefined()
  expect(actOfKey(settings, 'k')).toBe('k')
  expect(keyFor(settings, 'j')).toBe('n')
})

test('single keys that are switched off do nothing; the browser’s keys stay', () => {
  const settings = { ...usualKeys, off: true }
  expect(actOfKey(settings, 'j')).toBeUndefined()
  expect(actOfKey(settings, '?')).toBeUndefined()
  expect(actOfKey(settings, 'Escape')).toBe('Escape')
})

test('a key belongs to one action', () => {
  expect(holderOf(usualKeys, 'j', 'k')).toBe('k')
  expect(holderOf(usualKeys, 'j', 'j')).toBeUndefined()
  expect(holderOf(withKey(usualKeys, 'k', 'x'), 'j', 'k')).toBeUndefined()
})

test('an empty key restores the default', () => {
  expect(withKey(withKey(usualKeys, 'j', 'n'), 'j', '')).toEqual(usualKeys)
})

test('the keys of a calendar can be changed like all others, and no two actions have the same key', () => {
  const settings = withKey(usualKeys, '[', 'p')
  expect([actOfKey(settings, 'p'), actOfKey(settings, '[')]).toEqual(['[', undefined])
  expect(holderOf(settings, 'k', ']')).toBe(']')
})
