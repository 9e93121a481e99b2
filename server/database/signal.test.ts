import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './open.ts'
import { signalOf } from './signal.ts'

const patience = { timeout: 20_000 }
const one = await testDatabase()
const other = await openDatabase({ url: one.url })
const received = { one: 0, other: 0 }
const log = () => {}
const signals = {
  one: signalOf(one, { name: 'changed', log, receive: () => received.one++ }),
  other: signalOf(other, { name: 'changed', log, receive: () => received.other++ })
}
afterAll(async () => {
  await signals.one.stop()
  await signals.other.stop()
  await other.close()
})

test('a signal reaches the server that sends it at once, and the others of the same database', async () => {
  await expect.poll(() => signals.one.isHeard() && signals.other.isHeard(), patience).toBe(true)
  const before = { ...received }
  signals.one.send()
  expect(received.one).toBe(before.one + 1)
  await expect.poll(() => received.other, patience).toBeGreaterThan(before.other)
})

test('a server that lost its connection hears nothing, says so, and treats that time as a signal', async () => {
  const before = received.other
  await one.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'board signals'"
  )
  await expect.poll(() => signals.other.isHeard(), patience).toBe(false)
  await expect.poll(() => signals.other.isHeard(), patience).toBe(true)
  expect(received.other).toBeGreaterThan(before)
})
