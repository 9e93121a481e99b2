import { afterEach, expect, test, vi } from 'vitest'
import { askEarly } from '../api/early.ts'
import { authProvider } from './authProvider.ts'
import { forgetSession } from './sessionCookies.ts'

afterEach(() => vi.unstubAllGlobals())

/** Gives the page a storage and the cookie of a session. */
function openBrowser(token: string) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', { cookie: `token=${token}` })
  return { kept }
}

test('the permissions of a session are kept in the browser, and end with it', async () => {
  const { kept } = openBrowser('of-the-city')
  askEarly('permissions', async () => ['board:message:page'])
  await authProvider.getPermissions?.({})
  expect(kept.get('permissions')).toBe('["board:message:page"]')
  forgetSession()
  expect(kept.has('permissions')).toBe(false)
})

test('an answer that comes after the session has ended is not kept', async () => {
  const { kept } = openBrowser('of-the-bureau')
  let answer: (permissions: string[]) => void = () => undefined
  askEarly('permissions', () => new Promise<string[]>(resolve => (answer = resolve)))
  const fetched = authProvider.getPermissions?.({})
  await Promise.resolve()
  vi.stubGlobal('document', { cookie: '' })
  answer(['board:message:page'])
  await fetched
  expect(kept.has('permissions')).toBe(false)
})
