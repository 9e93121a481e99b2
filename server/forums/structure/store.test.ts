import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildForum, buildGroup, buildMessage } from '../../../tests/support/builders.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { handOverMessages } from './store.ts'

const { db } = await testDatabase()

it('hands the messages of a forum over in several statements, none of which exceeds the limit', async () => {
  const { fid, group_id: from } = await buildForum(db)
  const { id: to } = await buildGroup(db)
  for (let n = 0; n < 5; n++) await buildMessage(db, { fid })
  await sql`create table written (n integer)`.execute(db)
  await sql`create function note_written() returns trigger language plpgsql as $$
    begin insert into written select count(*) from rows; return null; end $$`.execute(db)
  await sql`create trigger note_written after update on message referencing new table as rows
    for each statement execute function note_written()`.execute(db)
  expect(await inTransaction(db, trx => handOverMessages(trx, { fid, from, to }, 2))).toBe(5)
  const { rows } = await sql<{ n: number }>`select n from written where n > 0`.execute(db)
  expect(rows.map(({ n }) => n)).toEqual([2, 2, 1])
  const left = db.selectFrom('message').select('tid').where('fid', '=', fid).where('group_id', '=', from)
  expect(await left.execute()).toEqual([])
})
