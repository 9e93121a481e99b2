import { expect, test } from 'vitest'
import { lateClient } from './late-client.ts'

const asked: string[] = []
const client = lateClient({
  baseUrl: 'http://site.invalid',
  token: () => undefined,
  language: () => 'zh-CN',
  appCode: 'test',
  publicKey: async () => '',
  fetch: async input => {
    asked.push(new URL((input as Request).url).pathname)
    return Response.json({ result: { code: 0 }, resultData: [] })
  }
})
const picture = () => client.address('captchaImage', { query: { uuid: 'a' } })

test('the client is loaded by its first call and then builds addresses', async () => {
  expect(picture).toThrow('captchaImage')
  expect(await client.call('suggestMessages', { query: { keywords: '路灯' } })).toEqual([])
  expect(asked).toHaveLength(1)
  expect(picture()).toContain('uuid=a')
})
