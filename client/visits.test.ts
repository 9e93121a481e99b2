import { afterEach, expect, test, vi } from 'vitest'
import { maxVisits, sendLastVisits, visitOf } from './visits.ts'

afterEach(() => void vi.unstubAllGlobals())

const now = Date.parse('2026-03-01T08:00:00Z')
const page = { track: { page: 2, tab: 'ministry_local' }, query: new URLSearchParams('tid=7'), user: null }
const last = { session: 'a', step: 3, page: 1, at: now - 600_000 }

test('a visit continues the session and names the page before', () => {
  expect(visitOf(page, last, now)).toMatchObject({
    action_id: 900102,
    app_type: 'pc',
    session_id: 'a',
    step: 4,
    page_id: 2,
    ref_page_id: 1,
    tab: 'ministry_local',
    channel: '',
    owner_id: '7',
    at: now / 1000
  })
})

test('a visit after more than ten minutes opens a session, and is its first step', () => {
  const visit = visitOf(page, { ...last, at: now - 600_001 }, now)
  expect(visit.step).toBe(1)
  expect(visit.session_id).toMatch(/^[0-9a-f]{32}$/)
  expect(visitOf(page, undefined, now)).toMatchObject({ step: 1, ref_page_id: 0 })
})

test('a visit has the kind of account to which the page was shown', () => {
  const of = (organization: number) =>
    visitOf({ ...page, user: { uid: 5, organization, userType: 0 } }, undefined, now)
  expect(of(0)).toMatchObject({ app_type: 'pc_c', user_id: '5', user_type: '0' })
  expect([1, 3, 5].map(organization => of(organization).app_type)).toEqual(['pc_g', 'pc_g', 'pc_g'])
})

test('a visit has the record of its page, and no typed text', () => {
  const of = (query: string) =>
    visitOf({ ...page, query: new URLSearchParams(query) }, undefined, now).extra_info
  expect(of('fid=12&page=2')).toBe('fid=12&page=2')
  expect(of('keywords=噪音扰民&regionId=330000')).toBe('regionId=330000&keywords=4')
  expect(of('id=13800138000&fid=某人&to=/home')).toBe('')
})

const nobody = { token: undefined, account: 0 }
const waiting = (count: number) => Array.from({ length: count }, () => visitOf(page, last, now))

test('the last visits of a signed-in person leave with the token, and outlive the page', () => {
  const fetched = vi.fn((_: string, __: RequestInit) => Promise.reject(new TypeError('gone')))
  const sendBeacon = vi.fn()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { sendBeacon })
  const queue = waiting(maxVisits + 1)
  sendLastVisits(queue, 'pc', { token: 'abc', account: 7 })
  expect(queue).toEqual([])
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(fetched.mock.calls.map(([to]) => to)).toEqual(Array(2).fill('/v1/track/add?platform=pc'))
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { token: 'abc', account: '7', 'Content-Type': 'application/json' }
  })
  expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).events.length)).toEqual([
    maxVisits,
    1
  ])
})

test('the last visits of a visitor leave by a beacon, and no request is made for none', async () => {
  const sendBeacon = vi.fn((_: string, body: Blob) => body.size > 0)
  vi.stubGlobal('navigator', { sendBeacon })
  sendLastVisits([], 'mobile', nobody)
  expect(sendBeacon).not.toHaveBeenCalled()
  const queue = waiting(2)
  const events = [...queue]
  sendLastVisits(queue, 'mobile', nobody)
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect(address).toBe('/v1/track/add?platform=mobile')
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ events })
})
