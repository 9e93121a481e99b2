import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../../tests/support/servers/server.ts'
import { countHit, countHitOfBoth } from './rate-limit.ts'

const { db } = await testDatabase()
const keys = testKeys()
const now = new Date('2026-03-01T08:00:00Z')
const own = { max: 2, seconds: 60 }
const shared = { max: 4, seconds: 60 }

const hit = (account: string) =>
  countHitOfBoth(
    db,
    keys,
    { name: 'act', key: account, limit: own },
    { name: 'act-from', key: '192.0.2.0', limit: shared },
    now
  )
const code = { code: 'GEN0429' }

test('an account above its limit does not use up the limit of its address', async () => {
  for (let nth = 0; nth < 2; nth++) await hit('1')
  for (let nth = 0; nth < 3; nth++) await expect(hit('1')).rejects.toMatchObject(code)
  for (let nth = 0; nth < 2; nth++) await hit('2')
  // four hits were counted at the address
  await expect(hit('3')).rejects.toMatchObject(code)
})

test('hits at the same time are all counted', async () => {
  const limit = { max: 100, seconds: 60 }
  const both = (nth: number) =>
    countHitOfBoth(
      db,
      keys,
      { name: 'many', key: String(nth % 3), limit },
      { name: 'many-from', key: 'one', limit },
      now
    )
  await Promise.all(Array.from({ length: 30 }, (_, nth) => both(nth)))
  const next = countHit(db, keys, { name: 'many-from', key: 'one' }, { max: 30, seconds: 60 }, now)
  await expect(next).rejects.toMatchObject(code)
})
