import { afterEach, expect, test, vi } from 'vitest'
import { cookieLine, parseCookies } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test('cookies are read by name, the first one wins', () => {
  expect({ ...parseCookies('token=a%20b; language=zh-TW; token=other; broken') }).toEqual({
    token: 'a b',
    language: 'zh-TW'
  })
})

test('a cookie that is not well encoded is taken as it is', () => {
  expect(parseCookies('x=%E4%zz').x).toBe('%E4%zz')
})

test('a cookie lives one day and cannot be split', () => {
  expect(cookieLine('token', 'a;b')).toBe('token=a%3Bb; Path=/; Max-Age=86400; SameSite=Lax')
})

test('a cookie that is written over https is sent over https alone', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  expect(cookieLine('token', 'a')).toBe('token=a; Path=/; Max-Age=86400; SameSite=Lax; Secure')
  vi.stubGlobal('location', { protocol: 'http:' })
  expect(cookieLine('token', 'a')).not.toContain('Secure')
})
