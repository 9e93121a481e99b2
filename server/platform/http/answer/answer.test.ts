import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { readConfig } from '../../config/config.ts'
import { Refusal } from '../../refusal.ts'
import type { Call, Operations } from '../call.ts'

const word = { $ref: '#/components/schemas/Word' }
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'age'],
  properties: {
    name: { type: 'string', minLength: 2 },
    age: { type: 'integer', maximum: 150 },
    tags: { type: 'array', items: word, maxItems: 2 }
  }
}
const contract = smallContract({
  echo: { path: '/v1/echo', body, data: { type: 'object', required: ['name'], properties: { name: word } } },
  ask: {
    path: '/v1/ask/{id}',
    method: 'get',
    envelope: 'template',
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'rows', in: 'query', schema: { type: 'integer', enum: [10, 20], default: 10 } },
      { name: 'fids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } }
    ],
    data: { type: 'object' }
  },
  who: { path: '/v1/who', method: 'get', envelope: 'info', data: { type: 'string' } },
  bare: { path: '/v1/bare', method: 'get', envelope: 'none', data: { type: 'string' } },
  ban: { path: '/v1/ban', envelope: 'product', errors: { 403: ['USR0043'] } },
  odd: { path: '/v1/odd', method: 'get', data: { type: 'integer' } },
  undeclared: { path: '/v1/undeclared', method: 'get' },
  broken: { path: '/v1/broken', method: 'get' }
})
const handlers: Record<string, (call: Call<never>) => Promise<unknown>> = {
  echo: async call => call.body,
  ask: async call => ({ ...(call.params as object), ...(call.query as object) }),
  who: async call => call.actor.kind,
  bare: async () => 'plain',
  ban: async () => {
    throw new Refusal('USR0043', { until: '2026-01-01' }, { data: { endTime: 5 } })
  },
  odd: async () => 'not a number',
  undeclared: async () => {
    throw new Refusal('ATT0001')
  },
  broken: async () => {
    throw new Error('secret detail 13812345678')
  }
}
const { app } = await testServer(await testDatabase(), { contract, operations: [handlers as Operations] })
const post = (url: string, payload: unknown, headers = {}) =>
  app.inject({ method: 'POST', url, payload: payload as object, headers })

describe('an answer', () => {
  test('is wrapped in the envelope of its operation', async () => {
    const product = await post('/v1/echo', { name: '青山', age: 5 })
    expect(product.json()).toEqual({ result: { code: 0, msg: 'success' }, resultData: { name: '青山' } })
    expect(product.headers['cache-control']).toBe('no-store')
    const template = await app.inject('/v1/ask/7')
    expect(template.json()).toMatchObject({ code: 0, msg: 'success', data: {} })
    expect((await app.inject('/v1/who')).json()).toEqual({
      result: { code: 0, msg: 'success' },
      data: 'visitor'
    })
    expect((await app.inject('/v1/bare')).json()).toBe('plain')
  })

  test('is a 500 in tests if it breaks the contract', async () => {
    const answer = await app.inject('/v1/odd')
    expect(answer.statusCode).toBe(500)
    expect(answer.json().result.code).toBe('GEN0500')
  })

  test('is a 500 in tests if its operation does not declare the code', async () => {
    expect((await app.inject('/v1/undeclared')).statusCode).toBe(500)
  })

  test('gives an id and no detail after an unexpected error', async () => {
    const answer = await app.inject('/v1/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toMatch(/编号 [0-9a-f]{12}/)
    expect(answer.body).not.toMatch(/secret|13812345678|at /)
  })
})

describe('input', () => {
  test('is converted in path and query, and not in bodies', async () => {
    const asked = await app.inject('/v1/ask/7?fids=3&unknown=1')
    expect(asked.statusCode).toBe(200)
    const refused = await post('/v1/echo', { name: '青山', age: '5' })
    expect(refused.json().result).toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'age', message: '须为整数' }]
    })
  })

  test('is refused with each invalid field, in the reader’s language', async () => {
    const payload = { name: 'x', tags: ['a', 'b', 'c'], extra: 1 }
    const { fields } = (await post('/v1/echo', payload, { 'accept-language': 'en-US,en;q=0.9' })).json()
      .result
    expect(
      Object.fromEntries(
        fields.map((field: { path: string; message: string }) => [field.path, field.message])
      )
    ).toEqual({
      age: 'must not be empty',
      name: 'must have at least 2 characters',
      tags: 'takes at most 2 items',
      extra: 'is not a known field'
    })
    const traditional = await post('/v1/echo', { name: 'x', age: 1 }, { 'accept-language': 'zh-HK' })
    expect(traditional.json().result.fields).toEqual([{ path: 'name', message: '不得少於 2 個字元' }])
  })

  test('is refused if a parameter with one value is sent twice', async () => {
    const answer = await app.inject('/v1/ask/7?rows=10&rows=20')
    expect(answer.json()).toMatchObject({ code: 'GEN0400', fields: [{ path: 'rows' }] })
  })

  test.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'GEN0400'],
    [
      'a poisoned prototype',
      '{"__proto__":{"age":1},"name":"ab","age":1}',
      'application/json',
      400,
      'GEN0400'
    ],
    ['no body at all', '', 'application/json', 400, 'GEN0400'],
    ['another content type', 'name=x', 'application/x-www-form-urlencoded', 415, 'GEN0415'],
    ['a form where JSON is meant', '--x--', 'multipart/form-data; boundary=x', 415, 'GEN0415'],
    ['too much', JSON.stringify({ name: 'x'.repeat(300_000), age: 1 }), 'application/json', 413, 'GEN0413']
  ])('refuses %s', async (_what, payload, type, status, code) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/echo',
      payload,
      headers: { 'content-type': type }
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().result.code).toBe(code)
  })
})

describe('a refusal', () => {
  test('carries its detail and its filled text', async () => {
    const answer = await post('/v1/ban', {})
    expect(answer.statusCode).toBe(403)
    const { code, msg, detail } = answer.json().result
    expect({ code, detail }).toEqual({ code: 'USR0043', detail: { endTime: 5 } })
    expect(msg).toBe('您的账号因违反用户协议已被限制登录至 2026-01-01')
  })

  test.each(['/v1/nowhere', '/v2/nowhere', '/sys/nowhere', '/v1/echo', '/v1/%zz'])(
    'answers %s with JSON',
    async url => {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'GEN0404', data: null })
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff'
      })
    }
  )
})

describe('the headers of every answer of an https site', async () => {
  const config = readConfig({ SITE_ORIGIN: 'https://board.example.org', LOG_LEVEL: 'silent' })
  const server = await testServer(await testDatabase(), {
    contract,
    operations: [handlers as Operations],
    config
  })

  test.each(['/v1/nowhere', '/v1/%zz', '/v1/echo'])('ask for https at %s', async url => {
    const { headers } = await server.app.inject(url)
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff'
    })
  })

  test.each([
    ['', ['a=1; Path=/; Secure', 'b=2; Secure; HttpOnly']],
    ['http://board.example.org', ['a=1; Path=/', 'b=2; Secure; HttpOnly']]
  ])('send cookies over https only, unless the site is %s', async (SITE_ORIGIN, expected) => {
    const cookies = smallContract({ cookies: { path: '/v1/cookies', method: 'get' } })
    const handler = async (call: Call<never>) => {
      call.header('set-cookie', ['a=1; Path=/', 'b=2; Secure; HttpOnly'])
      return null
    }
    const site = await testServer(server.deps.database, {
      contract: cookies,
      operations: [{ cookies: handler } as Operations],
      config: SITE_ORIGIN ? readConfig({ SITE_ORIGIN, LOG_LEVEL: 'silent' }) : config
    })
    expect((await site.app.inject('/v1/cookies')).headers['set-cookie']).toEqual(expected)
  })

  test('are sent also if the request is not HTTP', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.server.address()
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
    socket.write('HELLO\r\n\r\n')
    const heard = await text(socket)
    expect(heard).toContain('HTTP/1.1 400')
    for (const name of ['strict-transport-security', 'content-security-policy', 'x-content-type-options'])
      expect(heard).toContain(`${name}: `)
  })
})

describe('the address of a client', async () => {
  const address = smallContract({ where: { path: '/v1/where', method: 'get', data: { type: 'string' } } })
  const where = async (call: Call<never>) => call.client.address
  const asked = async (TRUST_PROXY: string) => {
    const config = readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' })
    const operations = [{ where } as unknown as Operations]
    const server = await testServer(await testDatabase(), { contract: address, operations, config })
    const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }
    return (await server.app.inject({ url: '/v1/where', headers, remoteAddress: '10.0.0.9' })).json()
      .resultData
  }

  test.each([
    ['false', '10.0.0.9'],
    ['1', '2.2.2.2'],
    ['2', '1.1.1.1'],
    ['10.0.0.0/8', '2.2.2.2'],
    ['192.168.0.0/16', '10.0.0.9']
  ])('with TRUST_PROXY=%s is %s', async (trust, seen) => {
    expect(await asked(trust)).toBe(seen)
  })
})
