import type { Entity } from '@board/schemas/vocabulary/entity'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { allows, type EntityRecord } from '../../../fields/entityRecord.ts'
import { isEmpty } from '../../../fields/fields.ts'

/** The value of a column of a kanban. */
export type ColumnValue = string | number | boolean

/** The number of values that a card shows below its name. */
const maxFacts = 2

/** Returns the values of a kanban that a list shows: those that the filter of the field has chosen, or all. */
export function shownValues(values: readonly ColumnValue[], chosen: unknown): ColumnValue[] {
  const kept = Array.isArray(chosen) ? chosen : []
  return values.filter(value => kept.length === 0 || kept.includes(value))
}

/** Returns the values to which a reader may move a card; `mayChange` if they may write the field. */
export function targetsOf(
  { view, operations }: Pick<Entity, 'view' | 'operations'>,
  record: EntityRecord,
  values: readonly ColumnValue[],
  mayChange: boolean
): ColumnValue[] {
  const { by = '', acts = {} } = view.as?.kanban ?? {}
  return values.filter(value => {
    if (value === record[by]) return false
    const act = acts[String(value)]
    if (act !== undefined) return allows(record, act)
    return mayChange && allows(record, operations.update)
  })
}

/** Tells whether a field can be changed alone, because it has no condition on other fields. */
export const standsAlone = (schema: JsonSchema): boolean => schema['x-when'] === undefined

/** Returns the fields that a card shows: the first columns of the table that have a value. */
export function factsOf(
  { view, schema }: Pick<Entity, 'view' | 'schema'>,
  readable: readonly string[],
  record: EntityRecord
) {
  const { by } = view.as?.kanban ?? {}
  const hidden = [by, view.columns[0], schema['x-resource'].label]
  return view.columns
    .filter(name => !hidden.includes(name) && readable.includes(name) && !isEmpty(record[name]))
    .slice(0, maxFacts)
}
