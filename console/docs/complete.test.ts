import { signatureOf } from '@board/client/sign'
import { wire } from '@board/generated/wire'
import { expect, test } from 'vitest'
import { complete } from './complete.ts'
import { shownContract } from './shown.ts'

const caller = {
  origin: 'http://board.example',
  token: 'secret',
  language: 'en-US',
  appCode: 'api-docs',
  calls: wire,
  publicKey: async () => 'key',
  encryptField: (key: string, text: string) => `${key}:${atob(text)}`,
  clock: () => 1_800_000_000_500,
  random: () => 'once'
}
const request = (method: string, path: string, body?: string) =>
  complete({ url: `http://board.example${path}`, method, headers: { accept: '*/*' }, body }, caller)

test('a call from the page has the common parameters of every call, and is signed as it is sent', async () => {
  const body = '{"tpid":12}'
  const { headers, url } = await request('POST', '/v1/org/process/receiveProcess', body)
  const signed = { token: 'secret', appCode: 'api-docs', timestamp: '1800000000', nonce: 'once', body }
  expect(url).toBe('http://board.example/v1/org/process/receiveProcess')
  expect(headers).toMatchObject({ accept: '*/*', token: 'secret', 'Accept-Language': 'en-US' })
  expect(headers['Idempotency-Key']).toBe('once')
  expect(headers.sign).toBe(await signatureOf({ ...signed, url: '/v1/org/process/receiveProcess' }))
})

test('sensitive fields are encrypted, and the others stay as they were typed', async () => {
  const { body } = await request(
    'POST',
    '/v1/user/loginByPhone',
    '{"verifyCode":"428105","phone":"13000000000"}'
  )
  const { verifyCode, phone } = JSON.parse(String(body))
  expect(verifyCode).toBe('428105')
  expect(phone).toMatch(/^key:\{"value":"13000000000"/)
})

test('a public read is neither signed nor given an idempotency key', async () => {
  const { headers, url } = await request('GET', '/v1/forum/list?page=2')
  expect(url).toBe('http://board.example/v1/forum/list?page=2&_t=1800000000500')
  expect(Object.keys(headers).sort()).toEqual(['Accept-Language', 'accept', 'token'])
})

test('an address with parameters in its path is recognised; other addresses are not changed', async () => {
  expect((await request('GET', '/files/attachment/a.jpg')).headers.token).toBe('secret')
  expect(await request('GET', '/api/openapi.json')).toMatchObject({ headers: { accept: '*/*' } })
  expect((await request('GET', '/api/openapi.json')).headers.token).toBeUndefined()
})

test('the contract is shown without the parameters that the page fills in', () => {
  const parameters = ['language', 't', 'fid'].map(name => ({ $ref: `#/components/parameters/${name}` }))
  const document = {
    security: [{ token: [], sign: [] }],
    components: { securitySchemes: { token: {} }, schemas: { Id: {} } },
    paths: { '/x': { get: { summary: 'X', parameters, security: [{ token: [] }] }, post: { summary: 'Y' } } }
  }
  expect(shownContract(document)).toEqual({
    components: { schemas: { Id: {} } },
    paths: {
      '/x': {
        get: { summary: 'X', parameters: [{ $ref: '#/components/parameters/fid' }] },
        post: { summary: 'Y' }
      }
    }
  })
})
