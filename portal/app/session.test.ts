import { afterEach, expect, test, vi } from 'vitest'
import { forgetSession, placeOf } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

test('institutions go to the work table, a channel to its own address, citizens stay', () => {
  expect([1, 3, 5].map(organization => placeOf(organization, 'https://channel.example/'))).toEqual([
    '/g/workTable',
    '/g/workTable',
    '/g/workTable'
  ])
  expect(placeOf(4, 'https://channel.example/')).toBe('https://channel.example/')
  expect(placeOf(4, '')).toBeUndefined()
  expect(placeOf(0, 'https://channel.example/')).toBeUndefined()
})

test('the cookies of the operator’s systems end with the session, those of preferences stay', () => {
  const written: string[] = []
  const storage = { clear: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    set cookie(line: string) {
      written.push(line)
    }
  })
  forgetSession()
  const names = written.map(line => line.split('=')[0])
  expect(names).toEqual(expect.arrayContaining(['token', 'u_i', 'u_n_i', 'sso_s', 'sso_u', 'sso_l', 'sso_d']))
  expect(names).not.toContain('language')
  expect(written.every(line => /max-age=0/i.test(line))).toBe(true)
})
