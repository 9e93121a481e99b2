import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationsFolder } from '../../../server/platform/database/migrate.ts'
import previous from '../../../server/platform/database/previous-version.json' with { type: 'json' }
import { findBreakingMigrations } from './breaking-migrations.ts'

/** The faults of migrations 0300, 0301 … after a previous version that ends with 0299. */
function faultsOf(...files: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'board-migrations-'))
  try {
    files.forEach((sql, index) => {
      writeFileSync(join(folder, `0${300 + index}_of_test.sql`), sql)
    })
    return findBreakingMigrations(folder, '0299').map(({ file, line, says }) => `${file}:${line} ${says}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('what the previous version would not survive', () => {
  it.each([
    ['drops the column reply.words', 'alter table reply drop column words;'],
    ['drops the column reply.words', 'alter table if exists only reply add a int, drop if exists words;'],
    ['drops the column reply.words', 'do $$ begin\nalter table reply drop column words;\nend $$;'],
    ['drops the column reply.words', "do $$ begin execute 'alter table reply drop words'; end $$;"],
    ['drops the table reply', 'drop table if exists reply cascade;'],
    ['drops the table grade', 'drop table reply, grade;'],
    ['drops the table reply', 'drop table reply;\ncreate table reply (tid int);'],
    ['drops the view open_replies', 'drop view open_replies;'],
    ['drops the function tally', 'drop function tally(integer, text);'],
    ['drops the index reply_by_day', 'drop index concurrently if exists reply_by_day;'],
    ['drops the trigger reply_counts', 'drop trigger reply_counts on reply;'],
    ['drops reply_tid_key', 'alter table reply drop constraint reply_tid_key;'],
    ['renames reply.words', 'alter table reply rename column words to text;'],
    ['renames reply.words', 'alter table "reply" rename words to text;'],
    ['renames reply:', 'alter table reply rename to answer;'],
    ['renames reply_by_day', 'alter index reply_by_day rename to reply_by_date;'],
    ['changes the type of reply.words', 'alter table reply alter column words type varchar(10);'],
    ['changes the type of reply.words', 'alter table reply alter words set data type text;'],
    ['sets reply.words not null', 'alter table reply alter column words set not null;'],
    ['lets reply.words be null', 'alter table reply alter words drop not null;'],
    ['drops the default of reply.words', 'alter table reply alter words drop default;'],
    ['adds reply.mark as not null', 'alter table reply add column mark int not null;'],
    ['adds the rule reply_short', 'alter table reply add constraint reply_short check (tid > 0) not valid;'],
    ['adds the rule reply to', 'alter table reply add unique (tid);'],
    ['demands of reply', 'create unique index concurrently if not exists reply_once on reply (tid);'],
    ['empties reply', 'truncate reply;']
  ])('%s', (says, sql) => {
    expect(faultsOf(sql).filter(fault => fault.includes(says))).toHaveLength(1)
  })

  it('is named with its line', () => {
    const sql = '-- a comment\nalter table reply\n  add column a int;\n\nalter table reply drop column words;'
    expect(faultsOf(sql)).toEqual([expect.stringMatching(/^0300_of_test\.sql:5 drops the column/)])
  })
})

describe('what it survives', () => {
  it.each([
    [
      'columns',
      "alter table reply add column a int, add b text not null default '', add c int references grade (id);"
    ],
    ['an index', '-- no transaction\ncreate index concurrently if not exists reply_by_a on reply (a);'],
    [
      'a new table and what is done to it',
      'create table remark (a int);\nalter table remark rename a to b; drop table remark;'
    ],
    [
      'a new column and what is done to it',
      'alter table reply add a int;\nalter table reply alter a set not null;'
    ],
    [
      'a rule on a new column',
      'alter table reply add a int;\nalter table reply add constraint b check (a > tid);'
    ],
    ['a unique new column', 'alter table reply add a int;\ncreate unique index reply_by_a on reply (a);'],
    [
      'a trigger that is written anew',
      'drop trigger t on reply;\ncreate trigger t after insert on reply execute function f();'
    ],
    ['a check that is lifted', 'alter table reply drop constraint reply_short;'],
    [
      'words in comments, texts and functions',
      "-- drop table reply;\nselect 'drop table reply;';\ncreate function f() returns void language sql as $$ drop table reply; $$;"
    ]
  ])('%s', (_, sql) => {
    expect(faultsOf(sql)).toEqual([])
  })

  it('not null after a check that was validated', () => {
    const check = 'alter table reply add constraint reply_words check (words is not null) not valid;'
    const validate = 'alter table reply validate constraint reply_words;'
    const set = 'alter table reply alter column words set not null;'
    const declared = `-- compatible since 0290: reply_words, every version writes words\n${check}`
    expect(faultsOf(declared, validate, set)).toEqual([])
    expect(faultsOf(declared, set)).toEqual([expect.stringContaining('sets reply.words not null')])
  })
})

describe('a declared exception', () => {
  const sql = 'alter table reply drop column words;'

  it('lets a migration take away what the previous version does not read', () => {
    expect(faultsOf(`-- compatible since 0299: reply.words, nothing reads it\n${sql}`)).toEqual([])
  })

  it('names the thing itself, a reason, and a version that is not newer than the previous one', () => {
    const at = (line: string) => faultsOf(`${line}\n${sql}`)
    expect(at('-- compatible since 0299: reply, nothing reads it')).toHaveLength(2)
    expect(at('-- compatible since 0299: reply.words')).toHaveLength(1)
    expect(at('-- compatible since 0300: reply.words, nothing reads it')).toEqual([
      expect.stringContaining('wait for the next one')
    ])
  })

  it('is refused where nothing needs it', () => {
    expect(faultsOf('-- compatible since 0299: reply.words, nothing reads it\nselect 1;')).toEqual([
      expect.stringContaining('remove the line')
    ])
  })
})

it('the migrations since the previous version keep to it', () => {
  expect(findBreakingMigrations(migrationsFolder, previous.lastMigration)).toEqual([])
})
