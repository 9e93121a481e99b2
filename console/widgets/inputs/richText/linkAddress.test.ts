import { expect, it } from 'vitest'
import { linkAddress } from './linkAddress.ts'

it.each([
  ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
  [' http://example.org ', 'http://example.org'],
  ['/threads/content?tid=1', '/threads/content?tid=1'],
  ['example.org/a', 'https://example.org/a']
])('takes the address %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

it.each(['', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', 'two words'])(
  'refuses the address %s',
  typed => expect(linkAddress(typed)).toBeUndefined()
)
