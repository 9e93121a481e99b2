/** Conditions of tabs in SQL, and sums of tallies by tab: both read the tables of schemas/boards/. */
import type { FlagIn, Holds, TabOf } from '@board/schemas/boards/tabs'
import type { BoardTab } from '@board/schemas/vocabulary/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import { type ColumnOf, columnOf } from '../columns.ts'
import { compiledOnce } from '../database/statements/compiled-once.ts'

/** The number of records in a tab, by urgency. */
export interface TabCount {
  display: number
  count: number
  urgent: number
  ordinary: number
}

/**
 * The column of a list for a field of a table of tabs, or the conditions for a flag that is set and one that
 * is not.
 */
type Place = RawBuilder<unknown> | { readonly yes: RawBuilder<boolean>; readonly no: RawBuilder<boolean> }

/** The columns for all fields of a table of tabs. */
export type Places<Field extends string> = Readonly<Record<Field, Place>>

/**
 * Returns the conditions of the moments of a table of tabs: `answeredAt: true` is `answered_at is not null`.
 * @param columnAt the column in a statement. It takes names of columns only, so a field without one does not compile.
 */
export function placesOfMoments<const Tabs extends readonly TabOf[]>(
  tabs: Tabs,
  columnAt: (column: ColumnOf<FlagIn<Tabs>>) => RawBuilder<unknown>
): Places<FlagIn<Tabs>> {
  const flags = tabs.flatMap(({ holds }) =>
    Object.keys(holds).filter(field => typeof holds[field] === 'boolean')
  ) as FlagIn<Tabs>[]
  const places = flags.map(field => {
    const column = columnAt(columnOf(field))
    return [field, { yes: sql<boolean>`${column} is not null`, no: sql<boolean>`${column} is null` }]
  })
  return Object.fromEntries(places)
}

function partOfCondition(place: Place, value: NonNullable<Holds[string]>): RawBuilder<unknown> {
  if (typeof value === 'boolean') {
    if ('yes' in place) return value ? place.yes : place.no
    return value ? place : sql`not ${place}`
  }
  const column = 'yes' in place ? place.yes : place
  const [first, ...others] = value.map(one => sql.lit(one))
  return others.length === 0 ? sql`${column} = ${first}` : sql`${column} in (${sql.join([first, ...others])})`
}

/**
 * Returns the condition on the records of a tab. Partial indexes are made for its exact text, so it contains
 * the values themselves.
 */
export function conditionOf<Field extends string>(
  holds: Holds<Field>,
  places: Places<Field>
): RawBuilder<boolean> {
  const fields = Object.keys(holds) as Field[]
  const parts = fields.flatMap(field => {
    const value = holds[field]
    return value === undefined ? [] : [partOfCondition(places[field], value)]
  })
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** Returns the conditions of a list's tabs, by display. */
export const conditionsByDisplay = <Field extends string>(
  tabs: readonly TabOf<Field>[],
  places: Places<Field>
): Readonly<Record<number, RawBuilder<boolean>>> =>
  Object.fromEntries(tabs.map(({ display, holds }) => [display, compiledOnce(conditionOf(holds, places))]))

/**
 * Returns the conditions of each tab of several states, by display: one for each of its states. An index that has the
 * state before the order gives the first rows of one state at once; for several states PostgreSQL would sort them all,
 * or walk an index without the state past every record of other tabs.
 */
export const stateConditionsByDisplay = <Field extends string>(
  tabs: readonly TabOf<Field | 'state'>[],
  places: Places<Field | 'state'>
): Readonly<Record<number, readonly RawBuilder<boolean>[] | undefined>> =>
  Object.fromEntries(
    tabs.map(({ display, holds }) => {
      const { state } = holds
      const states = typeof state === 'object' && state.length > 1 ? state : undefined
      return [display, states?.map(one => compiledOnce(conditionOf({ ...holds, state: [one] }, places)))]
    })
  )

/**
 * Returns what the server knows of each tab, by display.
 * @param values by the key of the tab, where its condition is not in the table of tabs
 */
export const byDisplay = <const Tab extends BoardTab, Value>(
  tabs: readonly Tab[],
  values: Readonly<Record<Tab['key'], Value>>
): Readonly<Record<number, Value>> =>
  Object.fromEntries(tabs.map(({ display, key }) => [display, values[key as Tab['key']]]))

/** The number of records of one kind: the fields by which tabs differ, and urgency. */
export type Tally<Field extends string> = Readonly<Record<Field, number | string | boolean>> & {
  readonly urgent: boolean
  readonly n: number
}

function isHeld<Field extends string>(holds: Holds<Field>, tally: Tally<Field>): boolean {
  const fields = Object.keys(holds) as Field[]
  return fields.every(field => {
    const [wanted, found] = [holds[field], tally[field]]
    return typeof wanted === 'object' ? wanted.some(one => one === found) : wanted === found
  })
}

/** Sums up the tallies of each tab. */
export function countTabs<Field extends string>(
  tabs: readonly TabOf<Field>[],
  tallies: readonly Tally<Field>[]
): TabCount[] {
  const sum = (chosen: readonly Tally<Field>[]) => chosen.reduce((total, { n }) => total + n, 0)
  return tabs.map(({ display, holds }) => {
    const held = tallies.filter(tally => isHeld(holds, tally))
    const count = sum(held)
    const urgent = sum(held.filter(tally => tally.urgent))
    return { display, count, urgent, ordinary: count - urgent }
  })
}
