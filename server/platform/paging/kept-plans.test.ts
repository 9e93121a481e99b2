import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { memberOf } from '../../../tests/support/builders/actors.ts'
import { buildAssignment, buildGroup, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { listAssignmentRows } from '../../records/lists/assignments.ts'
import { listPublicMessages } from '../../records/lists/public-messages.ts'
import { listStaffMessages } from '../../records/lists/staff-messages.ts'
import { type Db, openDatabase } from '../database/open.ts'

const now = new Date('2026-03-02T04:00:00Z')

const { db, url } = await testDatabase()
const group = await buildGroup(db)
const { fid } = await buildMessage(db, { group_id: group.id })
// PostgreSQL weighs plans by the number of rows: one forum of one institution has most of them, the others have one
await sql`
  insert into message (fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at, approved_at, audit_state)
  select fid, group_id, author_uid, author_name, type_id, domain_id, subject, excerpt, created_at,
    approved_at + n * interval '1 second', audit_state
  from message, generate_series(1, 4000) as n where fid = ${fid}`.execute(db)
for (let few = 0; few < 20; few++) await buildMessage(db)
const given = await buildAssignment(db, { giver_group_id: group.id })
await sql`
  insert into assignment (tid, type, giver_group_id, holder_group_id, state, note, deadline_at, created_at)
  select m.tid, type, giver_group_id, holder_group_id, 50, note, a.deadline_at, a.created_at
  from assignment a, message m where a.tpid = ${given.tpid} and m.fid = ${fid}`.execute(db)
for (let few = 0; few < 20; few++) await buildAssignment(db)
await sql`analyze message`.execute(db)
await sql`analyze assignment`.execute(db)
const places = await db.selectFrom('message').select(['fid', 'group_id']).where('fid', '<>', fid).execute()
const placeOf = (turn: number) => places[turn % places.length] ?? { fid, group_id: group.id }
const receivers = await db.selectFrom('assignment').select('holder_group_id as id').distinct().execute()
const receiverOf = (turn: number) => receivers[turn % receivers.length]?.id ?? group.id

const clerkAt = (id: number) => memberOf({ ...group, id })

const lists: [string, (db: Db, turn: number) => Promise<unknown>][] = [
  ['of public messages', db => listPublicMessages(db, {})],
  ['of public messages, second page', db => listPublicMessages(db, { page: 2, rows: 20 })],
  ['of public messages, later pages', (db, turn) => listPublicMessages(db, { page: 11 + turn })],
  [
    'of public messages, of one type, later pages',
    (db, turn) => listPublicMessages(db, { page: 101 + turn, typeId: turn % 2 === 0 ? 1 : 2 })
  ],
  ['of a forum', (db, turn) => listPublicMessages(db, { fid: placeOf(turn).fid })],
  ['of an institution', (db, turn) => listStaffMessages(db, clerkAt(placeOf(turn).group_id), {}, now)],
  [
    'of an institution, later pages',
    (db, turn) => listStaffMessages(db, clerkAt(placeOf(turn).group_id), { page: 11 + turn }, now)
  ],
  [
    'of an institution, of one type',
    (db, turn) => listStaffMessages(db, clerkAt(placeOf(turn).group_id), { typeIds: [1 + (turn % 3)] }, now)
  ],
  [
    'of received assignments',
    (db, turn) => listAssignmentRows(db, clerkAt(receiverOf(turn)), 'received', {}, now)
  ]
]

it.each(lists)('a list keeps its plans: %s', async (_, read) => {
  // all statements are on one connection, which knows how they were planned
  const { db: one, close } = await openDatabase({ url }, { poolSize: 1 })
  try {
    for (let turn = 0; turn < 30; turn++) await read(one, turn)
    const { rows } = await sql<{ statement: string; generic: number; custom: number }>`
      select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement ~ 'from (message m|assignment a)' and statement ~ 'approved_at|tpid'`.execute(one)
    expect(rows.length).toBeGreaterThan(0)
    // PostgreSQL plans a statement five times before it weighs the kept plan
    for (const { statement, custom } of rows) expect(custom, statement).toBeLessThanOrEqual(5)
  } finally {
    await close()
  }
})
