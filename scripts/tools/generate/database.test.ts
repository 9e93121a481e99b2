import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emitDatabaseTypes, generateDatabaseTypes } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'board-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes the types of the tables that the migrations create', async () => {
  writeFileSync(
    join(folder, '0001_first.sql'),
    `create type mood as enum ('calm', 'cross');
     create domain short as varchar(10);
     create table message_note (
       id bigint generated always as identity,
       tid integer not null,
       mood mood,
       moods mood[] not null,
       title short not null default '',
       price numeric not null default 0,
       details jsonb not null default '{}',
       more jsonb,
       tags text[],
       bytes bytea not null,
       day date,
       at timestamptz not null default now(),
       words tsvector not null,
       twice integer generated always as (tid * 2) stored
     );
     create view shown as select tid, title from message_note;`
  )
  expect(await generateDatabaseTypes(folder)).toBe(`// made by npm run generate; do not edit
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** \`timestamptz\`: an instant. */
export type Timestamp = Date

export interface MessageNoteTable {
  id: GeneratedAlways<number>
  tid: number
  mood: 'calm' | 'cross' | null
  moods: ('calm' | 'cross')[]
  title: Generated<string>
  price: ColumnType<string, number | string | undefined, number | string>
  details: ColumnType<unknown, string | undefined, string>
  more: ColumnType<unknown, string | null, string | null>
  tags: string[] | null
  bytes: Buffer
  day: string | null
  at: Generated<Timestamp>
  words: string
  twice: GeneratedAlways<number | null>
}

export interface ShownTable {
  tid: number | null
  title: string | null
}

export interface DB {
  message_note: MessageNoteTable
  shown: ShownTable
}
`)
}, 60_000)

it('writes an empty type when there is no table', () => {
  expect(emitDatabaseTypes([])).toContain('export type DB = Record<never, never>')
})
