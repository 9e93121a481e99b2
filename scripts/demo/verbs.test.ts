import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Trx } from '@board/server/platform/database/open'
import { inTransaction } from '@board/server/platform/database/transaction'
import { keysOf } from '@board/server/platform/keys/keys'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/postgres/database.ts'
import { insertRows } from '../reference/insert.ts'
import { insertReference } from '../reference/reference.ts'
import { makeDemoAccounts } from './demo-accounts.ts'
import { makeHistory } from './history.ts'
import { planInstitutions } from './institutions.ts'
import { type EventRow, Ledger, type MessageRow, type NotificationRow } from './ledger.ts'
import { companyRows, sealPeople } from './personal.ts'
import { playAgain, type Table, tables } from './play-again.ts'
import { randomFrom } from './random.ts'
import { Stage } from './scenes/stage.ts'
import { insertDepartments, insertStaff } from './staff.ts'
import type { World } from './world.ts'
import { insertInstitutions } from './write-institutions.ts'
import { writeMessages } from './write-messages.ts'

const now = new Date('2026-11-20T15:00:00+08:00')
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keys = keysOf(privateKey, randomBytes(32))

/** The number of messages of each course that are played again. */
const ofEachCourse = 1

const institutions = planInstitutions()
const { world, ledger } = makeHistory(randomFrom(11), await makeDemoAccounts(institutions, now), now, 3000)
ledger.numberByTime()
sealPeople(world.accounts, keys, now)
const chosen = choose(ledger)

/** Returns some messages of each course of events, at boards that still accept messages. */
function choose({ messages, events }: Ledger): MessageRow[] {
  const courses = Map.groupBy(events, ({ tid }) => tid)
  const counts = new Map<string, number>()
  return messages.filter(({ tid, type_id, audit_state, group_id }) => {
    const verbs = (courses.get(Number(tid)) ?? []).map(({ verb }) => verb)
    const course = [type_id === 5, audit_state, ...verbs].join(' ')
    counts.set(course, (counts.get(course) ?? 0) + 1)
    return (counts.get(course) ?? 0) <= ofEachCourse && world.group(group_id).organization !== 4
  })
}

/** Writes the institutions and accounts that the messages need. */
async function settle(trx: Trx, { accounts }: World) {
  await insertReference(trx)
  await insertInstitutions(trx, institutions)
  await insertDepartments(trx)
  await insertRows(trx, 'account', accounts, { id: 'uid' })
  await insertRows(trx, 'company', companyRows(accounts, keys))
  // boards and groups that are closed now, or need an approval now, were open when the messages were written
  await trx.updateTable('org_group').set({ status: 1, reply_approval: false }).execute()
  await trx.updateTable('forum').set({ status: 1, is_visible: true }).execute()
  return await insertStaff(trx, accounts, now)
}

const [played, written] = [await testDatabase(), await testDatabase()]
const tids = new Map<number, number>()

beforeAll(async () => {
  await inTransaction(played.db, async trx => {
    const staff = await settle(trx, world)
    const stage = new Stage(trx, keys, { world, ledger, staff })
    for (const message of chosen) tids.set(Number(message.tid), await playAgain(stage, trx, message))
  })
  await inTransaction(written.db, async trx => {
    await settle(trx, world)
    await writeMessages(trx, only(ledger, new Set(chosen.map(({ tid }) => Number(tid)))))
  })
}, 300_000)

/** Returns the rows of a ledger that belong to some messages. */
function only(all: Ledger, wanted: ReadonlySet<number>): Ledger {
  const some = new Ledger()
  for (const [name, rows] of Object.entries(all))
    Object.assign(some, {
      [name]: (rows as { tid: number | undefined }[]).filter(({ tid }) => wanted.has(Number(tid)))
    })
  return some
}

type Row = Readonly<Record<string, unknown>>

/** The columns of a message that are random in the demo, or that depend on other rows. */
const notCompared = [
  'like_count',
  'attachment_count',
  'topic_id',
  'source_type',
  'voice_count',
  'voice_peak',
  'company_confirmed'
]

/** Returns a row without the columns that are not compared, with its ids replaced by ordinals and its times as texts. */
function plain(row: Row, numbers: Readonly<Record<string, (id: number) => unknown>>): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !notCompared.includes(name))
      .map(([name, value]) => {
        const numbered = numbers[name]
        if (numbered && value !== null) return [name, numbered(Number(value))]
        return [name, value instanceof Date ? value.toISOString() : value]
      })
  )
}

/** Returns a function that numbers ids in the order of their first use. */
function ordinals() {
  const known = new Map<number, number>()
  return (id: number) => {
    if (!known.has(id)) known.set(id, known.size)
    return known.get(id)
  }
}

/** Returns a message with all its rows in a form for comparison. */
function whole(message: Row, rows: Readonly<Record<Table, Row[]>>, events: Row[], told: Row[]) {
  const ids = Object.fromEntries(Object.keys(tables).map(table => [table, ordinals()]))
  for (const [table, { key }] of Object.entries(tables))
    for (const row of rows[table as Table]) ids[table]?.(Number(row[key]))
  const tpid = (id: number) => ids.assignment?.(id)
  const tid = () => 'own'
  const kinds: Readonly<Record<string, string>> = {
    supplement: 'content_item',
    deletion: 'deletion_request',
    report: 'message_report'
  }
  const parts = Object.fromEntries(
    Object.entries(tables).map(([table, { key }]) => {
      const numbers = {
        tid,
        [key]: (id: number) => ids[table]?.(id),
        tpid,
        from_tpid: tpid,
        parent_tpid: tpid
      }
      return [table, rows[table as Table].map(row => plain(row, numbers))]
    })
  )
  const happened = events.map(event => {
    const kind = String(event.subject_kind)
    const subject = (id: number) => (kind === 'message' ? 'own' : ids[kinds[kind] ?? kind]?.(id))
    return plain({ ...event, id: null }, { tid, tpid, subject_id: subject })
  })
  return {
    message: plain(message, { tid }),
    ...parts,
    events: happened,
    told: told.map(({ verb, at, account_uid, group_id, subject }) =>
      plain({ verb, at, account_uid, group_id, subject }, {})
    )
  }
}

function ofDemo(message: MessageRow) {
  const of = <One extends { tid?: number | null | undefined }>(rows: readonly One[]) =>
    rows.filter(({ tid }) => tid === message.tid) as unknown as Row[]
  const rows = Object.fromEntries(
    Object.entries(tables).map(([table, one]) => [table, of<{ tid: number }>(one.rows(ledger))])
  ) as Record<Table, Row[]>
  return whole(message, rows, of<EventRow>(ledger.events), of<NotificationRow>(ledger.notifications))
}

async function ofVerbs(tid: number, shape: ReturnType<typeof ofDemo>) {
  const { db } = played
  const rows: Partial<Record<Table, Row[]>> = {}
  for (const [table, { key }] of Object.entries(tables))
    rows[table as Table] = await db
      .selectFrom(table as Table)
      .selectAll()
      .where('tid', '=', tid)
      .orderBy(sql.ref(key))
      .execute()
  const message = await db.selectFrom('message').selectAll().where('tid', '=', tid).executeTakeFirstOrThrow()
  const events = await db.selectFrom('event').selectAll().where('tid', '=', tid).orderBy('id').execute()
  const told = await db.selectFrom('notification').selectAll().where('tid', '=', tid).orderBy('id').execute()
  const found = whole(message, rows as Record<Table, Row[]>, events as unknown as Row[], told)
  return withKeysOf(shape, found)
}

/** Removes the columns for which the demo uses the default values. */
function withKeysOf<Shape>(shape: Shape, found: unknown): unknown {
  if (Array.isArray(shape) && Array.isArray(found))
    return found.map((one, index) => withKeysOf(shape[index] ?? one, one))
  if (typeof shape !== 'object' || shape === null || typeof found !== 'object' || found === null) return found
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => name in shape)
      .map(([name, value]) => [
        name,
        name === 'before' || name === 'after' ? value : withKeysOf((shape as Row)[name], value)
      ])
  )
}

/** Lists the places at which two values differ, each with both values. */
function differences(demo: unknown, verbs: unknown, path = ''): string[] {
  const isSame = JSON.stringify(demo) === JSON.stringify(verbs)
  if (isSame) return []
  const isDeep = [demo, verbs].every(value => typeof value === 'object' && value !== null)
  if (!isDeep) return [`${path}: ${JSON.stringify(demo)} in the demo, ${JSON.stringify(verbs)} by the verbs`]
  const names = new Set([...Object.keys(demo as Row), ...Object.keys(verbs as Row)])
  return [...names].flatMap(name => differences((demo as Row)[name], (verbs as Row)[name], `${path}/${name}`))
}

const tallies = async ({ db }: typeof played) => {
  const counted: Record<string, unknown[]> = {}
  // a tally is the sum of many rows, one for each change
  for (const table of ['message_tally', 'assignment_tally', 'request_tally'] as const)
    counted[table] = (
      await sql<{ counted: string; n: number }>`
        select (to_jsonb(t) - 'n')::text as counted, sum(n)::integer as n from ${sql.table(table)} t
        group by 1 having sum(n) <> 0 order by 1`.execute(db)
    ).rows
  return counted
}

describe('the demo’s messages, played again by the server’s own verbs', () => {
  test('are many, and have every kind of event', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(200)
    const verbs = (messages: readonly MessageRow[]) => {
      const of = new Set(messages.map(({ tid }) => tid))
      return [
        ...new Set(ledger.events.filter(({ tid }) => of.has(Number(tid))).map(({ verb }) => verb))
      ].sort()
    }
    expect(verbs(chosen)).toEqual(verbs(ledger.messages))
    expect([...new Set(chosen.map(({ type_id }) => type_id))].sort()).toEqual([1, 2, 5, 6, 9])
  })

  test('have the same rows, events and notices', async () => {
    const found: string[] = []
    for (const message of chosen) {
      const demo = JSON.parse(JSON.stringify(ofDemo(message)))
      const verbs = JSON.parse(JSON.stringify(await ofVerbs(tids.get(Number(message.tid)) ?? 0, demo)))
      const course = demo.events.map(({ verb }: { verb: string }) => verb).join(', ')
      found.push(...differences(demo, verbs).map(difference => `${difference} (${course})`))
    }
    expect(found).toEqual([])
  })

  test('have the same tallies', async () => {
    expect(await tallies(played)).toEqual(await tallies(written))
  })
})
