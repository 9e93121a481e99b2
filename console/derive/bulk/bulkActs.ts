import { type ActionId, actions } from '@board/generated/actions'
import type { ConsoleBoard } from '../../base/boards.ts'
import type { Values } from '../../base/values.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import { allowedOn, isKeepable } from '../rowActs.ts'

/** An action on several rows: an operation of the contract, or adding messages to the reader's own board. */
export type BulkAct = ActionId | 'keep'

/** Returns the actions on several rows that a board offers while these rows are shown or ticked. */
export function bulkActsOf(board: ConsoleBoard, rows: readonly BoardRecord[]): BulkAct[] {
  const offered = (board.bulk ?? []).filter((id): id is ActionId & typeof id => id in actions)
  const allowed = offered.filter(id => rows.some(row => allowedOn(board, row).includes(id)))
  return rows.some(isKeepable) ? [...allowed, 'keep'] : allowed
}

/**
 * Values of fields that differ between the records of one action, by field and id of the record. A form has them as
 * `byRecord` while its reader fills in a field for each record.
 */
export type ValuesByRecord = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The names of the values that differ, by id of the record; the result shows them. They are not sent. */
export type NamesByRecord = Readonly<Record<string, string | undefined>>

/** Returns the name of the value that a form has for one of several records. */
export const valueNameFor = (
  { id }: { readonly id: unknown },
  { namesByRecord }: Values
): string | undefined => (namesByRecord as NamesByRecord | undefined)?.[String(id)]

const byRecordOf = ({ byRecord }: Values): ValuesByRecord => (byRecord ?? {}) as ValuesByRecord

/** Returns the fields that have one value for all records: those that no record has a value of its own for. */
export const commonFields = <F extends { readonly name: string }>(
  fields: readonly F[],
  values: Values
): F[] =>
  fields.filter(({ name }) =>
    Object.values(byRecordOf(values)[name] ?? {}).every(value => value === undefined)
  )

/** Returns the values of a form for one of several records. */
export function valuesFor(
  record: { readonly id: unknown },
  { byRecord, namesByRecord: _, ...common }: Values
): Values {
  const own = Object.entries(byRecordOf({ byRecord })).map(([field, values]) => [
    field,
    values[String(record.id)]
  ])
  return { ...common, ...Object.fromEntries(own) }
}

/** Tells whether each field that is filled in for each record has a value for this one. */
export const hasOwnValues = ({ id }: { readonly id: unknown }, values: Values): boolean =>
  Object.values(byRecordOf(values)).every(own => own[String(id)] !== undefined)

/**
 * Returns the records that an action is sent for: of several messages, one takes in the others and not itself; a record
 * without a value of its own is left out.
 */
export const recordsOf = <R extends { readonly id: unknown }>(
  act: BulkAct,
  records: readonly R[],
  values: Values
): readonly R[] => {
  const isMain = ({ id }: R) =>
    act === 'mergeMessage' && records.length > 1 && Number(id) === Number(values.mainTid)
  return records.filter(record => !isMain(record) && hasOwnValues(record, values))
}
