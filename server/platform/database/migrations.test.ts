import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationsFolder } from './migrate.ts'

/** Tables that have millions of rows on a large site, or are written all the time. No migration may lock them for long. */
const large = [
  'message',
  'content_item',
  'message_search',
  'reply',
  'grade',
  'assignment',
  'attachment',
  'account',
  'event',
  'notification',
  'message_mark',
  'track_event',
  'operation_log',
  'login_log',
  'error_log'
]

/** The last migration that was written before this test. Migrations that were applied are not changed any more. */
const last = '0170'

const oneOf = `(?:only\\s+)?(?:${large.join('|')})\\b`
const pattern = (text: string) => new RegExp(text, 'i')
const index = pattern(`create (?:unique )?index (?!concurrently)[^;]*? on ${oneOf}`)
const building = pattern(`create (?:unique )?index concurrently (?!if not exists)[^;]*? on ${oneOf}`)
const altering = pattern(`alter table (?:if exists )?${oneOf}`)
const adding = pattern(`alter table (?:if exists )?${oneOf}[^;]*add column (?!if not exists)`)
const filling = pattern(`(?:update|delete from|insert into) ${oneOf}`)
const checking = pattern(`alter table ${oneOf}[^;]*(?:add (?:constraint|check|foreign)|set not null)`)
const computing = pattern(
  `alter table ${oneOf}[^;]*(?:alter column \\w+ (?:set data )?type|generated always as \\()`
)
const locking = pattern(`lock table|select rebuild_\\w+\\(`)

/** Lists the faults because of which a migration would block a large site. */
function faultsOf(text: string): string[] {
  const sql = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$.*?\$\$/gs, '')
    .replaceAll(/\s+/g, ' ')
  const statements = sql.split(';')
  const isPlain = /^-- no transaction\b/.test(text)
  const has = (expression: RegExp) => statements.some(statement => expression.test(statement))
  return [
    ...(has(index) ? ['an index that is not built concurrently'] : []),
    ...(has(building) ? ['a concurrent index without `if not exists`'] : []),
    ...(!isPlain && has(pattern('concurrently')) ? ['a concurrent index inside a transaction'] : []),
    ...(isPlain && has(adding) ? ['a column without `if not exists` outside a transaction'] : []),
    ...(!isPlain && has(altering) && has(filling) ? ['a table changed and filled in one transaction'] : []),
    ...(statements.some(one => checking.test(one) && !/not valid/i.test(one))
      ? ['a constraint not `not valid`']
      : []),
    ...(has(locking) ? ['a table that is locked while it is counted'] : []),
    ...(has(computing) ? ['a table that is written anew'] : [])
  ]
}

const files = readdirSync(migrationsFolder)
  .filter(name => name.endsWith('.sql') && name.slice(0, 4) > last)
  .sort()

describe('migrations that do not block a large site', () => {
  it.each(files)('%s', name => {
    expect(faultsOf(readFileSync(join(migrationsFolder, name), 'utf8'))).toEqual([])
  })
})

it('the test finds migrations that would block it', () => {
  const plain = (sql: string) => faultsOf(`-- no transaction\n${sql}`)
  expect(faultsOf('create index a on message (tid);')).toHaveLength(1)
  expect(faultsOf('create unique index a on only grade\n  (tid);')).toHaveLength(1)
  expect(faultsOf('create index concurrently if not exists a on message (tid);')).toHaveLength(1)
  expect(plain('create index concurrently a on message (tid);')).toHaveLength(1)
  expect(plain('create index concurrently if not exists a on message (tid);')).toEqual([])
  const both =
    'alter table message add column if not exists a int;\ncreate index concurrently if not exists b on message (a);'
  expect(plain(both)).toEqual([])
  expect(plain(both.replace('column if not exists', 'column'))).toHaveLength(1)
  expect(faultsOf(both)).toHaveLength(1)
  expect(faultsOf('alter table message add column a int;\nupdate message set a = 1;')).toHaveLength(1)
  expect(faultsOf('alter table message add column a int not null default 0;')).toEqual([])
  expect(faultsOf('alter table reply add constraint a check (tid > 0);')).toHaveLength(1)
  expect(faultsOf('alter table reply add constraint a check (tid > 0) not valid;')).toEqual([])
  expect(faultsOf('select rebuild_tallies();')).toHaveLength(1)
  expect(faultsOf('create index a on message_report (tid); -- on message')).toEqual([])
})
