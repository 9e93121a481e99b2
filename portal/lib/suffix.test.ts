import { expect, test } from 'vitest'
import { withoutSuffix } from './suffix.ts'

test('a double-underscore suffix is removed', () => {
  expect(withoutSuffix('/threads/content__from_app')).toBe('/threads/content')
  expect(withoutSuffix('/home__a__b')).toBe('/home')
  expect(withoutSuffix('/__x')).toBe('/')
})

test('other paths have no suffix', () => {
  expect(withoutSuffix('/threads/content')).toBeUndefined()
  expect(withoutSuffix('/a__b/c')).toBeUndefined()
  expect(withoutSuffix('/snake_case')).toBeUndefined()
})

test('the result stays on this site', () => {
  expect(withoutSuffix('//elsewhere.example__x')).toBe('/elsewhere.example')
  expect(withoutSuffix('///elsewhere.example/a__x')).toBe('/elsewhere.example/a')
})
