/** Cursors of an entity's list: each holds the last row's value in the order and its id. */
import { maxId } from '@board/schemas/facts/formats'
import { readCursor } from '../../../platform/paging/paging.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { FieldKind } from '../model.ts'
import type { Order, Place } from './condition.ts'

const isWhole = (value: string) => /^-?\d{1,17}$/.test(value)

/** Tells whether a text can be a value of a kind, so that the database can compare it. Moments are microseconds. */
const isValue: Readonly<Record<FieldKind, (value: string) => boolean>> = {
  text: value => !value.includes('\0'),
  integer: isWhole,
  moment: isWhole,
  dateTime: isWhole,
  number: value => /^-?\d{1,18}(\.\d{1,18})?$/.test(value),
  boolean: value => value === 'true' || value === 'false',
  date: value => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  json: () => false,
  file: () => false,
  point: () => false
}

/** Returns the name of an order in its cursors. */
const nameOf = ({ field, isDescending }: Order) => `${field?.name ?? 'id'} ${isDescending ? 'desc' : 'asc'}`

/** Reads the place of a cursor. @throws Refusal GEN0400 for a cursor of another order, or for any other text */
export function readPlace(cursor: string, order: Order): Place {
  const { field } = order
  const said = readCursor(cursor)
  const [name, value, id]: unknown[] = Array.isArray(said) && said.length === 3 ? said : []
  const isId = typeof id === 'number' && Number.isSafeInteger(id) && Math.abs(id) <= maxId
  const isOfOrder = value === null || (typeof value === 'string' && !!field && isValue[field.kind](value))
  if (name !== nameOf(order) || !isId || !isOfOrder) throw new Refusal('GEN0400')
  return { value, id }
}

/** Returns the cursor after a page of rows; undefined after the last page. */
export function placeAfter(
  rows: readonly { readonly place?: unknown; readonly id?: unknown }[],
  limit: number,
  order: Order
): string | undefined {
  const last = rows.length === limit ? rows.at(-1) : undefined
  const place = last && [nameOf(order), last.place ?? null, last.id]
  return place && Buffer.from(JSON.stringify(place)).toString('base64url')
}
