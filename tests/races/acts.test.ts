import { readdirSync, readFileSync } from 'node:fs'
import { operationInfo, operations } from '@board/generated/operations'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testNamesIn } from '../../scripts/check/test-names.ts'
import { testDatabase } from '../support/database.ts'
import { acts, deciders, type Free, scenariosOf } from './acts.ts'
import { markScenarios } from './mark-scenarios.ts'
import { scenarios } from './scenarios.ts'

const writing = Object.entries(operationInfo).filter(([, { write }]) => write)

/** The names of this folder's tests, and of the tests beside the third-party sign-in. */
const tests = [
  ...readdirSync(import.meta.dirname)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `${import.meta.dirname}/${name}`),
  `${import.meta.dirname}/../../server/third-party/third-party.test.ts`
].flatMap(path => testNamesIn(readFileSync(path, 'utf8')))

const isThere = (name: string) => name in scenarios || name in markScenarios || tests.includes(name)

/** The acts that take no lock. */
const free = Object.entries(acts).flatMap(([id, act]): [string, Free][] =>
  typeof act === 'string' ? [] : [[id, act]]
)

/** `tests/contract/access.test.ts` tests that each act takes its lock. */
describe('every act that changes something', () => {
  it('has a row in the table of acts', () => {
    expect(Object.keys(acts).sort()).toEqual(writing.map(([id]) => id).sort())
  })

  it('has a scenario, or a reason why it needs none', () => {
    const lacking = Object.entries(acts).filter(
      ([, act]) => scenariosOf(act).length === 0 && (typeof act === 'string' || !(act.by in deciders))
    )
    expect(lacking).toEqual([])
  })

  it('names only existing scenarios', () => {
    const named = new Set(Object.values(acts).flatMap(scenariosOf))
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
    const named = free.flatMap(([id, act]) => ('table' in act ? [{ id, table: act.table }] : []))
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
  const kinds = Object.groupBy(Object.values(acts), act => (typeof act === 'string' ? act : 'no lock'))
  console.table(Object.fromEntries(Object.entries(kinds).map(([lock, of]) => [lock, { acts: of?.length }])))
})
