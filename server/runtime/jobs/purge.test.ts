import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { readConfig } from '../../platform/config/config.ts'
import { wire } from '../wire.ts'
import { purge } from './purge.ts'

test('deletes expired rows and keeps the others', async () => {
  const database = await testDatabase()
  const { db } = database
  const now = new Date('2026-03-10T08:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  for (const [name, minutes] of [
    ['new', 5],
    ['old', 3000]
  ] as const) {
    const at = ago(minutes)
    await db.insertInto('request_nonce').values({ nonce: name, at }).execute()
    await db
      .insertInto('idempotency_key')
      .values({ owner: 'u:1', key: name, operation: 'x', request_hash: 'x', at })
      .execute()
    await db.insertInto('rate_counter').values({ key: name, window_start: at, hits: 1 }).execute()
    await db
      .insertInto('captcha')
      .values({ uuid: name, answer: 'x', created_at: at, expires_at: at })
      .execute()
  }
  const letter = {
    channel: 'mail',
    recipient_sealed: 'x',
    template: 'x',
    params_sealed: 'x',
    next_at: now
  } as const
  const longAgo = ago(300 * 24 * 60)
  for (const [reference, status, created_at] of [
    ['waiting since long', 'due', longAgo],
    ['given up long ago', 'dead', longAgo],
    ['given up', 'dead', now]
  ] as const)
    await db
      .insertInto('outbox')
      .values({ ...letter, reference, status, created_at })
      .execute()
  const deps = wire({ config: readConfig({}), database, keys: testKeys() })
  const { signal } = new AbortController()
  expect(await purge.run({ deps, params: {} as never, now, signal })).toBe(5)
  expect(await db.selectFrom('request_nonce').select('nonce').execute()).toEqual([{ nonce: 'new' }])
  expect(await db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'new' }])
  expect(await db.selectFrom('rate_counter').select('key').execute()).toEqual([{ key: 'new' }])
  expect(await db.selectFrom('captcha').select('uuid').execute()).toEqual([{ uuid: 'new' }])
  const letters = await db.selectFrom('outbox').select('reference').orderBy('id').execute()
  expect(letters.map(({ reference }) => reference)).toEqual(['waiting since long', 'given up'])
})
