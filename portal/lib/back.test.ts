import { expect, test } from 'vitest'
import { safePath } from './back.ts'

test('a path of this site is kept with its query', () => {
  expect(safePath('/threads/content?tid=5#replies')).toBe('/threads/content?tid=5#replies')
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/%2e//elsewhere.example',
  '',
  null
])('nobody is sent elsewhere by %j', asked => {
  expect(safePath(asked)).toBe('/home')
})
