import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { cappedTotal } from './paging.ts'

const { db } = await testDatabase()
const messages = sql`from message`
const total = async () => (await cappedTotal(db, messages)).total

it('a total is counted again after each write of this process', async () => {
  expect(await total()).toBe(0)
  await buildMessage(db)
  expect(await total()).toBe(1)
  await inTransaction(db, trx => buildMessage(trx))
  expect(await total()).toBe(2)
})

it('a write of another process is seen after a second', async () => {
  const before = await total()
  await sql`insert into message (fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at)
    select fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at
    from message limit 1`.execute(db)
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
  try {
    expect([before, before + 1]).toContain(await total())
    clock.mockReturnValue(now + 1001)
    expect(await total()).toBe(before + 1)
  } finally {
    clock.mockRestore()
  }
})
