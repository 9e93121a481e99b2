import { traceStates } from '@board/schemas/formats'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAssignment, buildGroup, buildMessage } from '../../tests/support/builders.ts'
import { testDatabase } from '../../tests/support/database.ts'
import type { InstitutionActor } from '../actor.ts'
import { migrate } from '../database/migrate.ts'
import { type Db, openDatabase } from '../database/open.ts'
import { countAssignments, type Side } from './assignments.ts'
import { countStaffMessages } from './staff-messages.ts'
import { foldTallies } from './tallies.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
beforeAll(() => migrate(pglite), 60_000)
afterAll(() => pglite.close())

const now = new Date('2026-03-02T02:00:00Z')
const endOfToday = new Date('2026-03-02T16:00:00Z')

function clerkOf(group: { id: number; name: string; path: string }): InstitutionActor {
  const none = { allowCollect: false, allowDelivery: false, allowHandleDelivery: false, allowNoAlert: false }
  return {
    ...{
      kind: 'local',
      accountId: 1,
      displayName: '',
      mustChangePassword: false,
      permissions: new Set<string>()
    },
    group: { ...none, ...group, parentId: null, organization: 1 }
  }
}

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('numbers on tabs on %s', (_, db: Db) => {
  /** The numbers as they are kept, which must be those that counting gives. */
  async function numbersOf(clerk: InstitutionActor) {
    const messages = (filter: object) => countStaffMessages(db, clerk, filter, now, endOfToday)
    const assignments = (side: Side, filter: object) =>
      countAssignments(db, clerk, side, filter, now, endOfToday)
    const everything = { searchState: [...traceStates] }
    const kept = [await messages({}), await assignments('given', {}), await assignments('received', {})]
    const counted = [
      await messages(everything),
      await assignments('given', everything),
      await assignments('received', everything)
    ]
    expect(kept).toEqual(counted)
    return kept.map(({ tabs }) => Object.fromEntries(tabs.map(({ display, count }) => [display, count])))
  }

  it('follow messages and assignments through their states', async () => {
    const group = await buildGroup(db)
    const below = await buildGroup(db, { parent_id: group.id })
    const [clerk, subordinate] = [clerkOf(group), clerkOf(below)]
    const first = await buildMessage(db, { group_id: group.id })
    await buildMessage(db, { fid: first.fid, audit_state: 0 })
    await buildMessage(db, { fid: first.fid, priority_level: 1, recheck_open: true })
    const assignment = await buildAssignment(db, { tid: first.tid, holder_group_id: below.id, state: 10 })
    const [own, given] = await numbersOf(clerk)
    expect(own).toMatchObject({ 1: 1, 3: 1, 8: 2 })
    expect(given).toMatchObject({ 1: 1, 8: 1 })

    await db.updateTable('message').set({ audit_state: 1 }).where('fid', '=', first.fid).execute()
    await db.updateTable('assignment').set({ state: 20 }).where('tpid', '=', assignment.tpid).execute()
    await db.updateTable('message').set({ priority_level: 1 }).where('tid', '=', first.tid).execute()
    const [, , received] = await numbersOf(subordinate)
    expect((await numbersOf(clerk))[0]).toMatchObject({ 1: 2, 8: 3 })
    expect(received).toMatchObject({ 1: 0, 2: 1, 8: 1 })

    const other = await buildGroup(db)
    await db
      .updateTable('message')
      .set({ state: 3, explain_due: true, group_id: other.id })
      .where('tid', '=', first.tid)
      .execute()
    await db.updateTable('message').set({ audit_state: 4 }).where('recheck_open', '=', true).execute()
    expect((await numbersOf(clerk))[0]).toMatchObject({ 1: 1, 3: 0, 8: 1 })
    expect((await numbersOf(clerkOf(other)))[0]).toMatchObject({ 2: 1, 5: 1, 8: 1 })

    const before = await numbersOf(clerk)
    await foldTallies(db, 2)
    expect(await numbersOf(clerk)).toEqual(before)
    const rows = await db.selectFrom('message_tally').selectAll().where('group_id', '=', group.id).execute()
    expect(rows).toHaveLength(1)
  })

  it('can be made anew from nothing', async () => {
    const group = await buildGroup(db)
    await buildMessage(db, { group_id: group.id })
    await db.deleteFrom('message_tally').execute()
    await sql`select rebuild_tallies()`.execute(db)
    expect((await numbersOf(clerkOf(group)))[0]).toMatchObject({ 1: 1, 8: 1 })
  })
})

it('two clerks who change messages of one group do not wait for each other', async () => {
  const { db } = postgres
  const first = await buildMessage(db)
  const second = await buildMessage(db, { fid: first.fid })
  await db.transaction().execute(async one => {
    await one.updateTable('message').set({ state: 2 }).where('tid', '=', first.tid).execute()
    await db.transaction().execute(async other => {
      await sql`set local lock_timeout = '2s'`.execute(other)
      await other.updateTable('message').set({ state: 2 }).where('tid', '=', second.tid).execute()
    })
  })
  const rows = await db.selectFrom('message').select('state').where('fid', '=', first.fid).execute()
  expect(rows.map(({ state }) => state)).toEqual([2, 2])
})
