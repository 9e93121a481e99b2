import { afterEach, expect, test, vi } from 'vitest'
import { cookieLine, parseCookies } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test('cookies are read by name, the first one wins', () => {
  expect({ ...parseCookies('token=a%20b; language=zh-TW; token=other; broken') }).toEqual({
    token: 'a b',
    language: 'zh-TW'
  })
})

test('a cookie with wrong encoding is returned unchanged', () => {
  expect(parseCookies('x=%E4%zz').x).toBe('%E4%zz')
})

test('a cookie is valid for one day, and its value cannot add attributes', () => {
  expect(cookieLine('token', 'a;b')).toBe('token=a%3Bb; Path=/; Max-Age=86400; SameSite=Lax')
})

test('a cookie that is written over https is sent only over https', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  expect(cookieLine('token', 'a')).toBe('token=a; Path=/; Max-Age=86400; SameSite=Lax; Secure')
  vi.stubGlobal('location', { protocol: 'http:' })
  expect(cookieLine('token', 'a')).not.toContain('Secure')
})
