import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { cacheBriefly } from './cache-briefly.ts'

const { db } = await testDatabase()

test('a value is read once, and again after it was dropped', async () => {
  let value = 1
  const reading = cacheBriefly(60_000, async () => value)
  expect(await reading.read(db)).toBe(1)
  value = 2
  expect(await reading.read(db)).toBe(1)
  reading.forget(db)
  expect(await reading.read(db)).toBe(2)
})

test('a value that changes while it is being read is not kept', async () => {
  let value = 'before'
  let begun = () => {}
  const gate = new Promise<void>(resolve => {
    begun = resolve
  })
  const reading = cacheBriefly(60_000, async () => {
    const read = value
    if (read === 'before') await gate
    return read
  })
  const early = reading.read(db)
  value = 'after'
  reading.forget(db)
  begun()
  expect(await early).toBe('before')
  expect(await reading.read(db)).toBe('after')
})
