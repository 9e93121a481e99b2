import { afterAll, beforeEach, expect, it } from 'vitest'
import { loopback } from '../../../tests/support/servers/outgoing.ts'
import { startSmsPlatform } from '../../../tests/support/servers/sms-platform.ts'
import { outgoingOf } from '../outgoing/addresses.ts'
import { sendByPlatform } from './send.ts'
import type { SmsAccount } from './store.ts'

const platform = await startSmsPlatform()
afterAll(() => platform.close())
beforeEach(() => {
  platform.asked.length = 0
  platform.state.mood = 'well'
})

const account: SmsAccount = {
  platform: 1,
  endpoint: platform.url,
  accessKey: 'key',
  secretKey: 'secret',
  signName: '领导留言板',
  appId: '',
  region: ''
}
const sms = {
  reference: 'code:17',
  to: '13000000000',
  text: '验证码 428105',
  params: [{ name: 'code', value: '428105' }],
  templates: { 1: 'SMS_1', 2: '', 3: '' }
}
const send = (signal = new AbortController().signal, outgoing = loopback) =>
  sendByPlatform(account, sms, signal, outgoing, { now: new Date(), nonce: 'abc' })

it('a platform gets one signed request, and its answer is returned', async () => {
  expect(await send()).toBe('OK OK')
  expect(platform.asked).toHaveLength(1)
  expect(platform.asked[0]?.headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=key,/)
  expect(platform.asked[0]?.reference).toBe('code:17')
})

it('a platform that does not answer is given up after a limited time', async () => {
  platform.state.mood = 'silent'
  const patience = new AbortController()
  const sent = send(patience.signal)
  await expect.poll(() => platform.asked.length).toBe(1)
  patience.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'unanswered', isFinal: false })
})

it('a platform in the private network is not asked, unless it was opened', async () => {
  await expect(send(undefined, outgoingOf([]))).rejects.toMatchObject({ kind: 'unreachable' })
  expect(platform.asked).toEqual([])
})

it('a redirect is not followed', async () => {
  platform.state.mood = 'elsewhere'
  await expect(send()).rejects.toMatchObject({ kind: 'other' })
  expect(platform.asked).toHaveLength(1)
})
