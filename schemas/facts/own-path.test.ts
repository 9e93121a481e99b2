import { describe, expect, it, test } from 'vitest'
import { findOwnPath, queryPattern } from './own-path.ts'

/** Addresses that a browser reads as another site or as a script, or that look like it. */
const foreign = [
  '',
  'threads',
  'https://evil.example',
  'HTTPS:evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/%2E//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/a/%2e%2e//evil.example',
  '/.\\/evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/\u0000/evil.example'
]

test.each(foreign)('nobody is sent elsewhere by %j', address => {
  expect(findOwnPath(address)).toBeUndefined()
})

describe('an address of this site', () => {
  it.each([
    ['/', '/'],
    ['/threads/content?tid=5#replies', '/threads/content?tid=5#replies'],
    ['/messageSearch?keywords=路 灯', '/messageSearch?keywords=%E8%B7%AF%20%E7%81%AF'],
    ['/a/../b', '/b'],
    ['/a//b', '/a//b'],
    ['/login?to=//evil.example', '/login?to=//evil.example'],
    // an encoded slash is a character of a name
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example']
  ])('%s is kept', (address, path) => {
    expect(findOwnPath(address)).toBe(path)
    // what was read stays what it is
    expect(new URL(path, 'https://board.example').host).toBe('board.example')
  })
})

describe('the query of an address', () => {
  const fits = (query: string) => new RegExp(queryPattern, 'u').test(query)

  it.each([...foreign.slice(1), '?filter=x', 'filter=x#y', 'filter=//evil.example', 'filter=a b', 'x=1\n'])(
    '%j does not fit',
    query => {
      expect(fits(query)).toBe(false)
    }
  )

  it('fits as URLSearchParams writes it', () => {
    const filter = JSON.stringify({ state: [0], keywords: '路灯 *~!\'"()/\\?#&=' })
    expect(fits('')).toBe(true)
    expect(
      fits(new URLSearchParams({ filter, sort: 'at', order: 'DESC', page: '2', perPage: '10' }).toString())
    ).toBe(true)
  })
})
