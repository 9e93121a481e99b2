import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { Refusal } from '../../refusal.ts'
import type { Call, Operations } from '../call.ts'

const database = await testDatabase()
const { db } = database
const text = { type: 'string' }
const word = { type: 'object', required: ['word'], properties: { word: text } }
const contract = smallContract({
  add: {
    path: '/v1/add',
    write: true,
    body: word,
    data: { type: 'object', properties: { id: { type: 'integer' }, phone: text } }
  },
  twice: { path: '/v1/twice', write: true, data: { type: 'array', items: text } },
  refuse: { path: '/v1/refuse', write: true, body: word, errors: { 400: ['GEN0400', 'USR0004'] } },
  cheat: { path: '/v1/cheat', method: 'get' },
  often: { path: '/v1/often', write: true, errors: { 429: ['GEN0429'] } },
  oftenFrom: { path: '/v1/often-from', write: true, errors: { 429: ['GEN0429'] } }
})
let clock = new Date('2026-03-01T08:00:00Z')
let ran = 0
const addWord = (call: Call<never>, word: string) =>
  call.write(async trx => {
    ran++
    await sleep(20)
    const row = { name: word, status: 1 }
    const { id } = await trx.insertInto('topic').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, phone: '13812345678' }
  })
const handlers: Record<string, (call: Call<never>) => Promise<unknown>> = {
  add: call => addWord(call, (call.body as { word: string }).word),
  twice: async call => [await call.write(async () => 'first'), await call.write(async () => 'second')],
  refuse: call =>
    call.write(async trx => {
      await trx.insertInto('topic').values({ name: 'refused' }).execute()
      throw new Refusal('USR0004')
    }),
  cheat: call => call.write(async () => null),
  often: async call => void (await call.limit('often', '13812345678', { max: 3, seconds: 60 })),
  oftenFrom: async call => void (await call.limitFrom('often', { max: 1, seconds: 60 }))
}
const { app } = await testServer(database, {
  contract,
  operations: [handlers as Operations],
  clock: () => clock
})
const send = (url: string, payload: object | undefined, key?: string, remoteAddress = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url,
    ...(payload && { payload }),
    remoteAddress,
    headers: key ? { 'idempotency-key': key } : {}
  })
const topics = async (name: string) =>
  (await db.selectFrom('topic').select('id').where('name', '=', name).execute()).length

describe('a write with an Idempotency-Key', () => {
  test('sent 50 times at once has one effect, and all calls get the same answer', async () => {
    const key = randomUUID()
    const before = ran
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send('/v1/add', { word: 'fifty' }, key))
    )
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ result: { code: 0 }, resultData: { phone: '13812345678' } })
    expect(ran - before).toBe(1)
    expect(await topics('fifty')).toBe(1)
  })

  test('is refused with another body', async () => {
    const key = randomUUID()
    await send('/v1/add', { word: 'one' }, key)
    const answer = await send('/v1/add', { word: 'two' }, key)
    expect([answer.statusCode, answer.json().result.code]).toEqual([409, 'GEN0422'])
    expect(await topics('two')).toBe(0)
  })

  test('belongs to its sender: another address may use the same key', async () => {
    const key = randomUUID()
    await send('/v1/add', { word: 'mine' }, key, '10.0.0.2')
    await send('/v1/add', { word: 'mine' }, key, '10.0.0.3')
    expect(await topics('mine')).toBe(2)
  })

  test('can be used again after a day', async () => {
    const key = randomUUID()
    await send('/v1/add', { word: 'daily' }, key)
    clock = new Date(clock.getTime() + 86_400_000 + 1000)
    await send('/v1/add', { word: 'daily' }, key)
    expect(await topics('daily')).toBe(2)
    await send('/v1/add', { word: 'daily' }, key)
    expect(await topics('daily')).toBe(2)
  })

  test('may be tried again after a refusal', async () => {
    const key = randomUUID()
    for (const _ of [1, 2])
      expect((await send('/v1/refuse', { word: 'x' }, key)).json().result.code).toBe('USR0004')
    expect(await topics('refused')).toBe(0)
  })

  test('keeps the answers of several writes apart', async () => {
    const key = randomUUID()
    for (const _ of [1, 2])
      expect((await send('/v1/twice', undefined, key)).json().resultData).toEqual(['first', 'second'])
  })

  test('keeps the answer sealed', async () => {
    await send('/v1/add', { word: 'sealed' }, randomUUID())
    const rows = JSON.stringify(await db.selectFrom('idempotency_key').selectAll().execute())
    expect(rows).toContain('v1.')
    expect(rows).not.toMatch(/13812345678|sealed"/)
  })

  test.each(['a key with spaces', 'x'.repeat(101)])('refuses %j', async key => {
    const answer = await send('/v1/add', { word: 'x' }, key)
    expect(answer.json().result).toMatchObject({ code: 'GEN0400', fields: [{ path: 'Idempotency-Key' }] })
  })
})

test('a read that writes is an error of the server', async () => {
  expect((await app.inject('/v1/cheat')).statusCode).toBe(500)
})

test('a limit applies to all processes, says when the caller may come back, and stores no phone number', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('/v1/often', undefined)))
  expect(answers.map(answer => answer.statusCode).sort()).toEqual([
    200,
    200,
    200,
    ...Array.from({ length: 7 }, () => 429)
  ])
  const refused = answers.find(answer => answer.statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused?.json().result.msg).toMatch(/请 \d+ 秒后再试/)
  clock = new Date(clock.getTime() + 61_000)
  expect((await send('/v1/often', undefined)).statusCode).toBe(200)
  // longer than any number of digits that an index has by chance
  expect(JSON.stringify(await db.selectFrom('rate_counter').selectAll().execute())).not.toContain('138123')
})

test('the limit of an address grows with the accounts that the operator expects behind it', async () => {
  const asks = Array.from({ length: 51 }, () => send('/v1/often-from', undefined, undefined, '10.0.0.2'))
  const statuses = (await Promise.all(asks)).map(answer => answer.statusCode)
  // one hit, with 1000 accounts instead of 20
  expect(statuses.filter(status => status === 200)).toHaveLength(50)
  expect((await send('/v1/often-from', undefined, undefined, '10.0.0.3')).statusCode).toBe(200)
})
