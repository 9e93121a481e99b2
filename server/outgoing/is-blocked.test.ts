import { expect, test } from 'vitest'
import { outgoingOf } from './addresses.ts'
import { isBlocked } from './is-blocked.ts'

const outgoing = {
  ...outgoingOf(['10.1.2.0/24']),
  resolve: async (host: string) => {
    if (host === 'slow.example.org') return await new Promise<never>(() => {})
    if (host === 'gone.example.org') throw new Error('ENOTFOUND')
    return [{ address: host === 'inside.example.org' ? '10.9.9.9' : '1.1.1.1' }]
  }
}

test.each([
  ['10.9.9.9', true],
  ['inside.example.org', true],
  ['10.1.2.3', false],
  ['mail.example.org', false],
  ['gone.example.org', false],
  ['slow.example.org', false]
])('connections to %s are blocked: %s', async (host, blocked) => {
  expect(await isBlocked(host, outgoing, 50)).toBe(blocked)
})
