import { readdirSync, readFileSync } from 'node:fs'
import { operations } from '@board/generated/operations'
import { type Decider, deciders, locks } from '@board/schemas/facts/calls/locks'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testNamesIn } from '../../scripts/tools/test/test-names.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { acts, listScenarios, shownDeciders } from './acts.ts'
import { markScenarios } from './mark-scenarios.ts'
import { scenarios } from './scenarios.ts'

/** The names of this folder's tests, and of the tests beside the third-party sign-in. */
const tests = [
  ...readdirSync(import.meta.dirname)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `${import.meta.dirname}/${name}`),
  `${import.meta.dirname}/../../server/people/third-party/third-party.test.ts`
].flatMap(path => testNamesIn(readFileSync(path, 'utf8')))

const isThere = (name: string) => name in scenarios || name in markScenarios || tests.includes(name)

/** The acts that take no lock. */
const free = acts.flatMap(([id, lock]): [string, Decider][] => (typeof lock === 'string' ? [] : [[id, lock]]))

/** `npm run generate` refuses an act without a lock; `tests/contract/access.test.ts` tests that each takes its own. */
describe('every act that changes something', () => {
  it('has a scenario, or a decider that needs none', () => {
    const needing = acts.filter(([, lock]) => typeof lock === 'string' || shownDeciders.includes(lock.by))
    expect(needing.filter(act => listScenarios(act).length === 0)).toEqual([])
  })

  it('names a lock that exists, and each lock is used', () => {
    const named = acts.flatMap(([, lock]) => (typeof lock === 'string' ? [lock] : []))
    expect([...new Set(named)].sort()).toEqual(locks.toSorted())
  })

  it('names only existing scenarios', () => {
    const named = new Set(acts.flatMap(listScenarios))
    expect([...named].filter(name => !isThere(name))).toEqual([])
  })

  it('ignores names in comments and in other texts', () => {
    const names = testNamesIn(`
      // it('of a comment', () => {})
      const other = "it('of a text', () => {})"
      it.each([1])('of a test', () => {})
      it(\`of a test, \${rounds} times\`, () => {})`)
    expect(names).toEqual(['of a test', 'of a test'])
  })
})

describe('an act that takes no lock', () => {
  it('uses one of the listed deciders, and each decider is used', () => {
    expect([...new Set(free.map(([, { by }]) => by))].sort()).toEqual(Object.keys(deciders).sort())
  })

  it('has a unique key in the table that it names', async () => {
    const { db } = await testDatabase()
    const { rows } = await sql<{ table: string }>`
      select distinct c.relname::text as table from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = current_schema()::regnamespace and not exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' and a.attnum = any (i.indkey::smallint[])
      )`.execute(db)
    const keyed = new Set(rows.map(({ table }) => table))
    const named = free.flatMap(([id, act]) => (act.table === undefined ? [] : [{ id, table: act.table }]))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ table }) => !keyed.has(table))).toEqual([])
  })

  it('refuses an older version when the version decides', () => {
    const refusing = free
      .filter(([, { by }]) => by === 'version')
      .map(([id]) => id as keyof typeof operations)
    expect(refusing.length).toBeGreaterThan(0)
    expect(refusing.filter(id => !(operations[id].errors as readonly string[]).includes('GEN0409'))).toEqual(
      []
    )
  })
})

afterAll(() => {
  const kinds = Object.groupBy(acts, ([, lock]) => (typeof lock === 'string' ? lock : 'no lock'))
  console.table(Object.fromEntries(Object.entries(kinds).map(([lock, of]) => [lock, { acts: of?.length }])))
})
