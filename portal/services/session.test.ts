import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  currentSender,
  forgetSession,
  isSessionChanged,
  keepSession,
  placeOf,
  renewSession,
  showAccount
} from './session.ts'

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

describe('the account that the page shows', () => {
  let token = ''
  const keep = (next: string) =>
    keepSession({ token: next, userType: 0, organization: 0, updatePwd: false }, 1)
  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'https:' })
    vi.stubGlobal('document', {
      get cookie() {
        return token === '' ? '' : `token=${token}`
      },
      set cookie(line: string) {
        const [, value] = /^token=([^;]*)/.exec(line) ?? []
        if (value !== undefined) token = value
      }
    })
    token = 'a-1'
    showAccount(7)
  })

  it('stays when another tab changes the session, which the page notices', () => {
    expect(isSessionChanged()).toBe(false)
    token = 'b-1'
    expect(currentSender()).toEqual({ token: 'b-1', account: 7 })
    expect(isSessionChanged()).toBe(true)
    showAccount(7, token)
    expect(isSessionChanged()).toBe(false)
    expect(currentSender()).toEqual({ token: 'b-1', account: 7 })
  })

  it('is not known between signing in here and the answer with the account', () => {
    keep('b-1')
    expect(currentSender()).toEqual({ token: 'b-1', account: undefined })
    expect(isSessionChanged()).toBe(false)
    showAccount(8)
    expect(currentSender()).toEqual({ token: 'b-1', account: 8 })
  })

  it('of a visitor’s page that was kept since before is another than that of the session', () => {
    showAccount(0)
    expect(isSessionChanged()).toBe(true)
    showAccount(0, token)
    expect(isSessionChanged()).toBe(false)
  })

  it('is the same after a change of the password, and nobody after signing out', () => {
    renewSession({ token: 'a-2', fieldKey: 'k' } as Parameters<typeof renewSession>[0])
    expect(currentSender()).toEqual({ token: 'a-2', account: 7 })
    expect(isSessionChanged()).toBe(false)
    forgetSession()
    expect(currentSender()).toEqual({ token: undefined, account: 0 })
    expect(isSessionChanged()).toBe(false)
  })
})
