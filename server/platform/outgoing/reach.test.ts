import { expect, test } from 'vitest'
import { outgoingOf } from './addresses.ts'
import { findReach } from './reach.ts'

const asked: string[] = []
const outgoing = {
  ...outgoingOf(['10.1.2.0/24']),
  resolve: async (host: string) => {
    asked.push(host)
    if (host === 'slow.example.org') return await new Promise<never>(() => {})
    if (host === 'gone.example.org') throw new Error('ENOTFOUND')
    return [{ address: host === 'inside.example.org' ? '10.9.9.9' : '1.1.1.1' }]
  }
}
const now = new Date('2026-03-02T04:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each([
  ['10.9.9.9', 'private'],
  ['inside.example.org', 'private'],
  ['10.1.2.3', 'opened'],
  ['mail.example.org', 'public'],
  ['gone.example.org', 'unknown'],
  ['slow.example.org', 'unknown']
])('connections to %s: %s', async (host, reach) => {
  expect(await findReach(host, outgoing, now, 50)).toBe(reach)
})

test.each(['often.example.org', 'slow.example.org'])('%s is looked up once a minute at most', async host => {
  const settings = { ...outgoing }
  asked.length = 0
  const looks = [0, 0, 30, 59].map(seconds => findReach(host, settings, after(seconds), 50))
  expect(new Set(await Promise.all(looks)).size).toBe(1)
  expect(asked).toEqual([host])
  await findReach(host, settings, after(60), 50)
  expect(asked).toEqual([host, host])
  // other settings have other answers
  await findReach(host, { ...outgoing }, after(60), 50)
  expect(asked).toHaveLength(3)
})

test('an answer that came too late for the first one who asked is given to the next', async () => {
  const { promise, resolve } = Promise.withResolvers<{ address: string }[]>()
  const settings = { ...outgoing, resolve: () => promise }
  expect(await findReach('late.example.org', settings, now, 50)).toBe('unknown')
  expect(await findReach('late.example.org', settings, after(1), 50)).toBe('unknown')
  resolve([{ address: '10.9.9.9' }])
  await expect.poll(() => findReach('late.example.org', settings, after(2), 50)).toBe('private')
})
