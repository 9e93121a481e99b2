/** Turns a row into a record, and the values of a record into columns. */

import { seconds } from '../../platform/calendar/time.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import { type FoundFile, shownFile } from '../../platform/files/record-files.ts'
import { cleanLine } from '../../platform/language/clean-line.ts'
import { cleanHtml } from '../../platform/rich-text/clean.ts'
import { aidsOf } from './files.ts'
import type { Field, Model } from './model.ts'
import { type Point, tidyPoint } from './rows/points.ts'
import type { Columns, EntityRecord } from './rules.ts'
import type { Row } from './store.ts'

/** Returns the record of a row with every selected field. */
export function recordOf(model: Model, fields: readonly Field[], row: Row, deps: Deps): EntityRecord {
  const values = fields.map(field => [field.name, shownValue(field, row, deps)] as const)
  return {
    id: row.id,
    ...(model.isVersioned && { version: row.version }),
    ...Object.fromEntries(values)
  }
}

function shownValue(field: Field, row: Row, deps: Deps): unknown {
  const { name, rule, isArray } = field
  if (field.kind === 'file') return shownFiles(field, row[`${name}:0`], deps)
  if (rule?.exists) return row[`${name}:0`] === true
  if (rule?.counts) return Number(row[`${name}:0`])
  const columns = (rule?.columns ?? ['']).map((_, at) => row[`${name}:${at}`])
  const value = rule?.read ? rule.read(columns, deps) : columns[0]
  if (value === null || value === undefined) return emptyOf(field)
  return isArray && Array.isArray(value) ? value.map(one => plain(field, one)) : plain(field, value)
}

function shownFiles({ isArray }: Field, found: unknown, { keys, clock }: Deps): unknown {
  const files = (found as readonly FoundFile[]).map(file => shownFile(keys, file, clock()))
  return isArray ? files : (files[0] ?? null)
}

/** Returns the value that the contract allows for a column without a value. */
function emptyOf({ isNullable, isArray, kind }: Field): unknown {
  if (isNullable) return null
  if (isArray) return []
  return kind === 'text' ? '' : undefined
}

function plain({ kind }: Field, value: unknown): unknown {
  if (kind === 'moment' && value instanceof Date) return seconds(value)
  if (kind === 'dateTime' && value instanceof Date) return value.toISOString()
  return kind === 'number' || kind === 'moment' ? Number(value) : value
}

/** The columns of slow fields that were made before the transaction, by field, each with its original value. */
export type Beforehand = ReadonlyMap<string, { readonly value: unknown; readonly columns: Columns }>

/** Returns the writes for a record's values: columns, and by field the links and the files. */
export async function columnsOf(
  model: Model,
  values: EntityRecord,
  deps: Deps,
  beforehand: Beforehand = new Map()
): Promise<{
  columns: Columns
  links: ReadonlyMap<Field, readonly unknown[]>
  files: ReadonlyMap<Field, readonly number[]>
}> {
  const files = new Map<Field, readonly number[]>()
  const links = new Map<Field, readonly unknown[]>()
  const columns: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const field = model.fields.get(name)
    if (!field) continue
    const made = beforehand.get(name)
    if (made && made.value === value) Object.assign(columns, made.columns)
    else if (field.kind === 'file') files.set(field, aidsOf(value))
    else if (field.link) links.set(field, Array.isArray(value) ? value : [])
    else if (field.rule?.write) Object.assign(columns, await field.rule.write(value, deps))
    else
      columns[field.column] = field === model.label ? cleanName(stored(field, value)) : stored(field, value)
  }
  return { columns, links, files }
}

/**
 * Returns the name of a record as it is stored, so that names that look alike are the same name. A name without a visible
 * character is none; the database refuses it.
 */
const cleanName = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? cleanLine(value) || null : value

function stored({ kind, isArray, schema }: Field, value: unknown): unknown {
  if (value === null || isArray) return value
  if (schema['x-widget'] === 'richText') return cleanHtml(String(value))
  if (kind === 'point') return JSON.stringify(tidyPoint(value as Point))
  if (kind === 'json') return JSON.stringify(value)
  return kind === 'moment' ? new Date(Number(value) * 1000) : value
}

/** Returns the single values of `where`. A new row gets them, so that it is a record of its entity. */
export function givenColumns({ rules }: Model): Columns {
  const single = Object.entries(rules.where ?? {}).filter(([, value]) => !Array.isArray(value))
  return Object.fromEntries(single)
}

/**
 * Tells whether two values of a field are equal. Links compare in any order, files by their uploads, places to six
 * digits.
 */
export function isSame(field: Field, one: unknown, other: unknown): boolean {
  if (field.kind === 'file') return aidsOf(one).join() === aidsOf(other).join()
  if (field.kind === 'point' && one && other)
    return JSON.stringify(tidyPoint(one as Point)) === JSON.stringify(tidyPoint(other as Point))
  const canonical = (value: unknown) =>
    JSON.stringify(field.link && Array.isArray(value) ? value.toSorted() : (value ?? null))
  return canonical(one) === canonical(other)
}
