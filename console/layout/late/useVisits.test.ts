import type { Visit } from '@board/client/visits'
import { expect, test, vi } from 'vitest'
import { sendLast, trackOf } from './useVisits.ts'

test('boards are counted by the channels of the specification', () => {
  expect(
    ['/toBeReply', '/toBeExplain', '/toBeExamine', '/list-ans'].map(path => trackOf(path)?.channel)
  ).toEqual(['to_reply', 'to_explain', 'to_recheck', 'list_ans'])
})

test('visits of a message and of the message center have their numbers', () => {
  expect(trackOf('/taskMain')?.page).toBe(2)
  expect(trackOf('/messageCenter')?.page).toBe(74)
  expect(trackOf('/settings/edit-pwd')).toBeUndefined()
})

test('visits that wait leave with the page, in one batch', async () => {
  const sendBeacon = vi.fn((_: string, body: Blob) => body.size > 0)
  vi.stubGlobal('navigator', { sendBeacon })
  const visit = { page: 2, url: '/g/taskMain' } as unknown as Visit
  const queue = [visit, visit]
  sendLast(queue)
  expect(queue).toEqual([])
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  expect(address).toBe('/v1/track/add?platform=pc')
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({ events: [visit, visit] })
  sendLast(queue)
  expect(sendBeacon).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
