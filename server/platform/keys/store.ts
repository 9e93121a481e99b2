import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { SealedColumn } from './sealed-columns.ts'
import { prefixOf } from './sealing.ts'

export interface SealedText {
  readonly key: string
  readonly sealed: string
}

/** Returns a condition: the text is sealed with another key than the one with this number. */
const isFormer = (column: string, number: number): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${prefixOf(number)})`

/** Counts the texts of a column that are sealed with another key than the one with this number. */
export async function countFormer(db: Db, { table, column }: SealedColumn, number: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${isFormer(column, number)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Selects the next texts of a column, after a row, that are sealed with another key than the one with this number. */
export async function selectFormer(
  db: Db | Trx,
  { table, column, key, keyType }: SealedColumn,
  number: number,
  after: string | undefined,
  most: number
): Promise<SealedText[]> {
  const own = sql.raw(key)
  const beyond = after === undefined ? sql`true` : sql`${own} > ${after}::${sql.raw(keyType)}`
  const { rows } = await sql<SealedText>`
    select (${own})::text as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${isFormer(column, number)} and ${beyond} order by ${own} limit ${most}`.execute(db)
  return rows
}

/** Replaces texts that have not changed since they were read. @returns the number of replaced texts */
export async function replaceSealed(
  trx: Trx,
  { table, column, key, keyType }: SealedColumn,
  texts: readonly (SealedText & { readonly anew: string })[]
): Promise<number> {
  const list = (of: (text: (typeof texts)[number]) => string) => sql`${texts.map(of)}::text[]`
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = given.anew
    from unnest(${list(one => one.key)}, ${list(one => one.sealed)}, ${list(one => one.anew)}) as given (given_key, was, anew)
    where ${sql.raw(key)} = given.given_key::${sql.raw(keyType)} and ${sql.ref(`${table}.${column}`)} = given.was`.execute(
    trx
  )
  return Number(numAffectedRows ?? 0)
}
