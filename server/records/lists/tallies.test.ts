import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boardTabs } from '@board/schemas/boards/list-from'
import { assignmentTabs, messageTabs, tabNamed } from '@board/schemas/boards/tabs'
import { processStates, traceStates } from '@board/schemas/facts/formats'
import type { BoardTab } from '@board/schemas/vocabulary/vocabulary'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberOf } from '../../../tests/support/builders/actors.ts'
import { buildAssignment, buildGroup, buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import { migrate, migrationsFolder } from '../../platform/database/migrate.ts'
import { type Db, openDatabase } from '../../platform/database/open.ts'
import { countAssignments, listAssignmentRows, type Side } from './assignments.ts'
import { countGroupRequests, groupRequests } from './requests/request-counts.ts'
import { listRequests } from './requests/requests.ts'
import type { ListFilter } from './staff-filter.ts'
import { countStaffMessages, listStaffMessages } from './staff-messages.ts'
import { foldTallies } from './tallies.ts'

const postgres = await testDatabase()
const pglite = await openDatabase({ memory: true })
beforeAll(() => migrate(pglite), 60_000)
afterAll(() => pglite.close())

const now = new Date('2026-03-02T02:00:00Z')
/** A row of the tallies of messages: one message that waits for its reply. */
const tallied = { state: 0, recheck_open: false, explain_due: false, priority_level: 2, merged: false, n: 1 }

describe.each([
  ['PostgreSQL', postgres.db],
  ['PGlite', pglite.db]
])('the counts of tabs on %s', (_, db: Db) => {
  /** Returns the counts that come from the tallies, and checks that counting the rows gives the same. */
  async function readCounts(clerk: InstitutionActor) {
    const messages = (filter: object) => countStaffMessages(db, clerk, filter, now)
    const assignments = (side: Side, filter: object) => countAssignments(db, clerk, side, filter, now)
    const everything = { searchState: [...traceStates] }
    const tallied = [await messages({}), await assignments('given', {}), await assignments('received', {})]
    const counted = [
      await messages(everything),
      await assignments('given', everything),
      await assignments('received', everything)
    ]
    expect(tallied).toEqual(counted)
    return tallied.map(({ tabs }) => Object.fromEntries(tabs.map(({ display, count }) => [display, count])))
  }

  it('change with the states of messages and assignments', async () => {
    const group = await buildGroup(db)
    const below = await buildGroup(db, { parent_id: group.id })
    const [clerk, subordinate] = [memberOf(group), memberOf(below)]
    const first = await buildMessage(db, { group_id: group.id })
    await buildMessage(db, { fid: first.fid, audit_state: 0 })
    await buildMessage(db, { fid: first.fid, priority_level: 1, recheck_open: true })
    const assignment = await buildAssignment(db, { tid: first.tid, holder_group_id: below.id, state: 10 })
    const [own, given] = await readCounts(clerk)
    expect(own).toMatchObject({ 1: 1, 3: 1, 8: 2 })
    expect(given).toMatchObject({ 1: 1, 8: 1 })

    await db.updateTable('message').set({ audit_state: 1 }).where('fid', '=', first.fid).execute()
    await db.updateTable('assignment').set({ state: 20 }).where('tpid', '=', assignment.tpid).execute()
    await db.updateTable('message').set({ priority_level: 1 }).where('tid', '=', first.tid).execute()
    const [, , received] = await readCounts(subordinate)
    expect((await readCounts(clerk))[0]).toMatchObject({ 1: 2, 8: 3 })
    expect(received).toMatchObject({ 1: 0, 2: 1, 8: 1 })

    const other = await buildGroup(db)
    await db
      .updateTable('message')
      .set({ state: 3, explain_due: true, group_id: other.id })
      .where('tid', '=', first.tid)
      .execute()
    await db.updateTable('message').set({ audit_state: 4 }).where('recheck_open', '=', true).execute()
    expect((await readCounts(clerk))[0]).toMatchObject({ 1: 1, 3: 0, 8: 1 })
    expect((await readCounts(memberOf(other)))[0]).toMatchObject({ 2: 1, 5: 1, 8: 1 })

    const before = await readCounts(clerk)
    await foldTallies(db, 2)
    expect(await readCounts(clerk)).toEqual(before)
    const rows = await db.selectFrom('message_tally').selectAll().where('group_id', '=', group.id).execute()
    expect(rows).toHaveLength(1)
  })

  it('equal the number of rows in the list of each tab, in every state', async () => {
    const group = await buildGroup(db)
    const below = await buildGroup(db, { parent_id: group.id })
    for (const [at, state] of traceStates.entries())
      for (const recheck_open of [false, true])
        for (const explain_due of [false, true])
          await buildMessage(db, {
            group_id: group.id,
            state,
            recheck_open,
            explain_due,
            priority_level: 1 + (at % 2)
          })
    for (const [at, state] of processStates.entries()) {
      const { tid } = await buildMessage(db, { group_id: group.id, priority_level: 1 + (at % 2) })
      const nagged_at = [10, 40, 50].includes(state) ? now : null
      await buildAssignment(db, {
        tid,
        state,
        nagged_at,
        giver_group_id: group.id,
        holder_group_id: below.id
      })
    }
    const counted = [...assignmentTabs, tabNamed(boardTabs, 'nagged')]
    const [clerk, subordinate] = [memberOf(group), memberOf(below)]
    type Page = Awaited<ReturnType<typeof listStaffMessages | typeof listAssignmentRows>>
    const shown = async (tabs: readonly BoardTab[], list: (filter: ListFilter) => Promise<Page>) =>
      Promise.all(
        tabs.map(async ({ display }) => {
          const { rows, total } = await list({ display, rows: 100 } as ListFilter)
          const urgent = rows.filter(row => row.priority_level === 1).length
          expect(total).toBe(rows.length)
          return { display, count: total, urgent, ordinary: total - urgent }
        })
      )
    for (const filter of [{}, { searchState: [...traceStates] }]) {
      const messages = await countStaffMessages(db, clerk, filter, now)
      const given = await countAssignments(db, clerk, 'given', filter, now)
      const received = await countAssignments(db, subordinate, 'received', filter, now)
      expect(messages.tabs).toEqual(
        await shown(messageTabs, tab => listStaffMessages(db, clerk, { ...tab, ...filter }, now))
      )
      expect(given.tabs).toEqual(
        await shown(counted, tab => listAssignmentRows(db, clerk, 'given', { ...tab, ...filter }, now))
      )
      expect(received.tabs).toEqual(
        await shown(counted, tab =>
          listAssignmentRows(db, subordinate, 'received', { ...tab, ...filter }, now)
        )
      )
      expect(messages.tabs.map(({ count }) => count)).toEqual([9, 2, 16, 8, 4, 12, 4, 39])
      expect(given.tabs.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1, 7, 2])
      expect(received.tabs).toEqual(given.tabs)
    }
  })

  /**
   * Returns the numbers of a group's open requests from the tallies, and checks that all tallies equal the counts of
   * the lists.
   */
  async function readRequestCounts({ id }: { id: number }) {
    const tallied = await countGroupRequests(db, id)
    for (const kind of groupRequests) {
      const { tabs } = await listRequests(db, kind, {}, { groupId: id })
      const shown = Object.fromEntries(tallied[kind].map(({ display, count }) => [String(display), count]))
      expect({ kind, ...shown }).toEqual({ kind, ...tabs })
    }
    const open = ([first]: { count: number; urgent: number }[]) => [first?.count, first?.urgent]
    return Object.fromEntries(groupRequests.map(kind => [kind, open(tallied[kind])]))
  }

  it('change with deliveries, with reports and with their messages', async () => {
    const group = await buildGroup(db)
    const above = await buildGroup(db)
    const { tid } = await buildMessage(db, { group_id: group.id })
    const asked = { tid, group_id: group.id, created_at: now }
    const delivery = { ...asked, to_group_id: above.id, reason: '供参阅' }
    const report = { ...asked, superior_id: above.id, note: '请知悉' }
    const readBoth = async () => [await readRequestCounts(group), await readRequestCounts(above)]
    await db
      .insertInto('delivery')
      .values([delivery, { ...delivery, state: 2 }])
      .execute()
    await db
      .insertInto('message_report')
      .values([{ ...report, state: 3 }, report])
      .execute()
    expect(await readBoth()).toMatchObject([
      { deliveriesFrom: [1, 0], reportsFrom: [1, 0] },
      { deliveriesTo: [0, 0], reportsTo: [1, 0] }
    ])

    await db.updateTable('delivery').set({ state: 1 }).where('tid', '=', tid).where('state', '=', 0).execute()
    await db.updateTable('message').set({ priority_level: 1 }).where('tid', '=', tid).execute()
    const urgent = [
      { deliveriesFrom: [0, 0], reportsFrom: [1, 1] },
      { deliveriesTo: [1, 1], reportsTo: [1, 1] }
    ]
    expect(await readBoth()).toMatchObject(urgent)
    await foldTallies(db, 2)
    expect(await readBoth()).toMatchObject(urgent)

    await db.updateTable('message').set({ audit_state: 2 }).where('tid', '=', tid).execute()
    expect(await readBoth()).toMatchObject([
      { reportsFrom: [0, 0] },
      { deliveriesTo: [0, 0], reportsTo: [0, 0] }
    ])
    await db.updateTable('message').set({ audit_state: 1 }).where('tid', '=', tid).execute()
    await db
      .updateTable('delivery')
      .set({ opinion: '已阅' })
      .where('tid', '=', tid)
      .where('state', '=', 1)
      .execute()
    await db
      .updateTable('message_report')
      .set({ state: 2 })
      .where('tid', '=', tid)
      .where('state', '=', 0)
      .execute()
    expect(await readBoth()).toMatchObject([
      { reportsFrom: [0, 0] },
      { deliveriesTo: [0, 0], reportsTo: [0, 0] }
    ])

    await db.deleteFrom('request_tally').execute()
    await sql`select rebuild_request_tally()`.execute(db)
    expect((await countGroupRequests(db, above.id)).deliveriesTo).toEqual([
      { display: 1, count: 0, urgent: 0, ordinary: 0 },
      { display: 2, count: 1, urgent: 1, ordinary: 0 },
      { display: 3, count: 1, urgent: 1, ordinary: 0 }
    ])
    await readBoth()
  })

  it('of types are those of the lists, also while the previous version sums them up', async () => {
    const group = await buildGroup(db)
    const clerk = memberOf(group)
    for (const type_id of [1, 1, 2, 6])
      for (const state of [0, 2]) await buildMessage(db, { group_id: group.id, type_id, state })
    const totals = async (more: ListFilter = {}) => {
      const shown = await Promise.all(
        [[1], [2], [1, 6], [5], []].map(typeIds => listStaffMessages(db, clerk, { typeIds, ...more }, now))
      )
      for (const { total, rows } of shown) expect(total).toBe(rows.length)
      return shown.map(({ total }) => total)
    }
    const rows = () =>
      db.selectFrom('message_tally').select('type_id').where('group_id', '=', group.id).execute()
    expect(await totals()).toEqual([4, 2, 6, 0, 0])
    expect(await totals({ display: 1 })).toEqual([2, 1, 3, 0, 0])
    // the total comes from the tallies, and not from the messages
    await db
      .insertInto('message_tally')
      .values({ ...tallied, group_id: group.id, type_id: 2 })
      .execute()
    expect((await listStaffMessages(db, clerk, { typeIds: [2] }, now)).total).toBe(3)

    await db.updateTable('message_tally').set({ type_id: null }).where('group_id', '=', group.id).execute()
    expect(await totals()).toEqual([4, 2, 6, 0, 0])
    expect(await totals({ display: 1 })).toEqual([2, 1, 3, 0, 0])
    const { tid } = await buildMessage(db, { group_id: group.id, type_id: 5 })
    expect(await totals()).toEqual([4, 2, 6, 1, 0])
    await foldTallies(db, 100)
    expect((await rows()).filter(({ type_id }) => type_id === null)).toEqual([])
    expect(await totals()).toEqual([4, 2, 6, 1, 0])
    await db.updateTable('message').set({ type_id: 2 }).where('tid', '=', tid).execute()
    expect(await totals()).toEqual([4, 3, 6, 0, 0])
  })

  it('can be rebuilt from the messages alone', async () => {
    const group = await buildGroup(db)
    await buildMessage(db, { group_id: group.id })
    await db.deleteFrom('message_tally').execute()
    await sql`select rebuild_tallies()`.execute(db)
    expect((await readCounts(memberOf(group)))[0]).toMatchObject({ 1: 1, 8: 1 })
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

it('the counts of requests are correct after many concurrent changes to one message', async () => {
  const { db } = postgres
  const group = await buildGroup(db)
  const above = await buildGroup(db)
  const { tid } = await buildMessage(db, { group_id: group.id })
  const row = { tid, group_id: group.id, to_group_id: above.id, reason: '供参阅', created_at: now, state: 2 }
  const { id } = await db.insertInto('delivery').values(row).returning('id').executeTakeFirstOrThrow()
  await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      db.transaction().execute(async trx => {
        // every act locks the message first; this lock also protects the requests about the message
        await trx.selectFrom('message').select('tid').where('tid', '=', tid).forUpdate().execute()
        if (at % 3 === 0)
          await trx
            .updateTable('delivery')
            .set({ state: at % 2 })
            .where('id', '=', id)
            .execute()
        else if (at % 3 === 1)
          await trx
            .updateTable('message')
            .set({ audit_state: 1 + (at % 2) })
            .where('tid', '=', tid)
            .execute()
        else
          await trx
            .updateTable('message')
            .set({ priority_level: 1 + (at % 2) })
            .where('tid', '=', tid)
            .execute()
      })
    )
  )
  await db.updateTable('message').set({ audit_state: 1 }).where('tid', '=', tid).execute()
  const { state } = await db
    .selectFrom('delivery')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { deliveriesFrom, deliveriesTo } = await countGroupRequests(db, group.id).then(async from => ({
    ...from,
    deliveriesTo: (await countGroupRequests(db, above.id)).deliveriesTo
  }))
  expect(deliveriesFrom.map(({ count }) => count)).toEqual([
    state === 0 ? 1 : 0,
    state === 1 ? 1 : 0,
    0,
    0,
    1
  ])
  expect(deliveriesTo.map(({ count }) => count)).toEqual([state, 0, state])
})

it('the migration fills correct tallies of requests without waiting for another transaction', async () => {
  const { db } = postgres
  const group = await buildGroup(db)
  const above = await buildGroup(db)
  const { tid } = await buildMessage(db, { group_id: group.id })
  const row = { tid, group_id: group.id, to_group_id: above.id, reason: '供参阅', created_at: now }
  await db
    .insertInto('delivery')
    .values([row, { ...row, state: 2 }])
    .execute()
  const fill = readFileSync(join(migrationsFolder, '0191_request_tally_fill.sql'), 'utf8')
  await db.transaction().execute(async act => {
    await act.updateTable('message').set({ priority_level: 1 }).where('tid', '=', tid).execute()
    await db.transaction().execute(async filling => {
      await sql`set local lock_timeout = '2s'`.execute(filling)
      await sql.raw(fill).execute(filling)
    })
    await act
      .updateTable('delivery')
      .set({ state: 1 })
      .where('tid', '=', tid)
      .where('state', '=', 0)
      .execute()
  })
  const { deliveriesTo } = await countGroupRequests(db, above.id)
  const { tabs } = await listRequests(db, 'deliveriesTo', {}, { groupId: above.id })
  expect(Object.fromEntries(deliveriesTo.map(({ display, count }) => [String(display), count]))).toEqual(tabs)
  expect(deliveriesTo.map(({ count, urgent }) => [count, urgent])).toEqual([
    [1, 1],
    [0, 0],
    [1, 1]
  ])
})
