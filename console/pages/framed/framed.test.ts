import { expect, test } from 'vitest'
import { framedAddress } from './framed.ts'

const origin = 'https://board.example.org'

test('a frame shows pages of this site', () => {
  expect(framedAddress('/helpC?key=2', origin)).toBe('/helpC?key=2')
})

test.each([
  'https://elsewhere.example',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/g/iframe?url=%2Fg',
  ''
])('a frame does not show %s', asked => {
  expect(framedAddress(asked, origin)).toBeUndefined()
})
