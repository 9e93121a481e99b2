import { createHash, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testKeys, testServer } from '../../../../tests/support/servers/server.ts'
import { encrypted, signedHeaders } from '../../../../tests/support/sign.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import type { Call, Operations } from '../call.ts'
import { signatureOf } from './signature.ts'

const now = new Date('2026-03-01T08:00:00Z')
const text = { type: 'string' }
const contract = smallContract({
  save: {
    path: '/v1/save',
    signed: true,
    write: true,
    body: { type: 'object', properties: { word: text } },
    data: text
  },
  read: {
    path: '/v1/read',
    method: 'get',
    signed: true,
    parameters: [{ name: 'keywords', in: 'query', schema: text }],
    data: text
  },
  login: {
    path: '/v1/login',
    body: {
      type: 'object',
      properties: { phone: { type: 'string', maxLength: 1024, 'x-encrypted': true }, plain: text }
    },
    data: { type: 'object', properties: { phone: text, plain: text } }
  }
})
const handlers: Record<string, (call: Call<never>) => Promise<unknown>> = {
  save: call => call.write(async () => 'saved'),
  read: async () => 'read',
  login: async call => call.body
}
const keys = testKeys()
const { app } = await testServer(await testDatabase(), {
  contract,
  operations: [handlers as Operations],
  keys,
  clock: () => now
})

/** Returns the public part of a key that the server does not have. */
const anotherKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 3072 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString()

const save = (headers: Record<string, string>, payload = '{"word":"路"}') =>
  app.inject({
    method: 'POST',
    url: '/v1/save',
    payload,
    headers: { 'content-type': 'application/json', ...headers }
  })
const good = (changed: Partial<Parameters<typeof signedHeaders>[0]> = {}) =>
  signedHeaders({ url: '/v1/save', body: '{"word":"路"}', now, ...changed })
const codeOf = (answer: { json(): { result: { code: unknown } } }) => answer.json().result.code

describe('a signature', () => {
  test('is lower-case hex SHA-256 of six parts joined by line feeds', () => {
    const parts = { url: '/a?b=1', token: 't', appCode: 'pc', timestamp: '5', nonce: 'n', body: '{}' }
    expect(signatureOf(parts)).toBe(createHash('sha256').update('/a?b=1\nt\npc\n5\nn\n{}').digest('hex'))
  })

  test('lets a request in if it is right, also with a Chinese body', async () => {
    expect(codeOf(await save(good()))).toBe(0)
  })

  test('covers the query as it was sent', async () => {
    const url = '/v1/read?keywords=%E8%B7%AF&_t=1'
    const headers = signedHeaders({ url, now })
    expect(codeOf(await app.inject({ url, headers }))).toBe(0)
    expect(codeOf(await app.inject({ url: '/v1/read?keywords=x&_t=1', headers }))).toBe('SIG0001')
  })

  test.each([
    ['the body was swapped', good(), '{"word":"桥"}', 'SIG0001'],
    ['the token was swapped', { ...good(), token: 'other' }, undefined, 'SIG0001'],
    ['it is missing', { ...good(), sign: '' }, undefined, 'SIG0001'],
    ['there is no nonce', { ...good(), nonce: '' }, undefined, 'SIG0001'],
    ['it is in upper case', { ...good(), sign: good().sign.toUpperCase() }, undefined, 'SIG0001'],
    ['it is six minutes old', good({ now: new Date(now.getTime() - 360_000) }), undefined, 'SIG0002'],
    ['it is six minutes ahead', good({ now: new Date(now.getTime() + 360_000) }), undefined, 'SIG0002']
  ])('is refused when %s', async (_what, headers, body, code) => {
    expect(codeOf(await save(headers, body))).toBe(code)
  })

  test('is valid for one write, and for any number of reads', async () => {
    const headers = good()
    expect(codeOf(await save(headers))).toBe(0)
    const again = await save(headers)
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'SIG0003'])
    const reading = signedHeaders({ url: '/v1/read', now })
    for (const _ of [1, 2]) expect(codeOf(await app.inject({ url: '/v1/read', headers: reading }))).toBe(0)
  })
})

describe('an encrypted field', () => {
  const login = (payload: object) => app.inject({ method: 'POST', url: '/v1/login', payload })

  test('is decrypted before it reaches the handler', async () => {
    const answer = await login({ phone: encrypted(keys.publicKeyPem, '青山 13800000000', now), plain: 'x' })
    expect(answer.json().resultData).toEqual({ phone: '青山 13800000000', plain: 'x' })
  })

  test('stays empty if it is empty', async () => {
    expect((await login({ phone: '', plain: 'x' })).json().resultData).toEqual({ phone: '', plain: 'x' })
  })

  test.each([
    ['is not encrypted', () => '13800000000'],
    ['is for another key', () => encrypted(anotherKey(), 'x', now)],
    ['is six minutes old', () => encrypted(keys.publicKeyPem, 'x', new Date(now.getTime() - 360_000))],
    ['was changed', () => `AAAA${encrypted(keys.publicKeyPem, 'x', now).slice(4)}`]
  ])('is refused when it %s', async (_what, phone) => {
    const answer = await login({ phone: phone() })
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'SIG0004'])
  })
})
