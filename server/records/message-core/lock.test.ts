import { expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { meet } from '../../../tests/support/races.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockMessage } from './lock.ts'

const { db } = await testDatabase()

it('a second transaction waits for the lock of a message until the first has ended', async () => {
  const { tid } = await buildMessage(db)
  const order: string[] = []
  await meet(
    meanwhile =>
      inTransaction(db, async trx => {
        await lockMessage(trx, tid)
        await meanwhile()
        order.push('first')
      }),
    () =>
      inTransaction(db, async trx => {
        await lockMessage(trx, tid)
        order.push('second')
      })
  )
  expect(order).toEqual(['first', 'second'])
})
