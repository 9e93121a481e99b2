/** Where a page of an entity's list goes on: after a row, by what the list is ordered by, and its id. */
import { maxId } from '@board/schemas/formats'
import { readCursor } from '../paging/paging.ts'
import { Refusal } from '../refusal.ts'
import type { Order, Place } from './condition.ts'
import type { FieldKind } from './model.ts'

const isWhole = (value: string) => /^-?\d{1,17}$/.test(value)

/** Whether a text can be a value of a kind at all: what is none, the database would not compare. Moments are microseconds. */
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

/** What an order is called in its cursors. */
const nameOf = ({ field, isDescending }: Order) => `${field?.name ?? 'id'} ${isDescending ? 'desc' : 'asc'}`

/** @throws Refusal GEN0400 for what is no cursor of a list in this order */
export function readPlace(cursor: string, order: Order): Place {
  const { field } = order
  const said = readCursor(cursor)
  const [name, value, id]: unknown[] = Array.isArray(said) && said.length === 3 ? said : []
  const isId = typeof id === 'number' && Number.isSafeInteger(id) && Math.abs(id) <= maxId
  const isOfOrder = value === null || (typeof value === 'string' && !!field && isValue[field.kind](value))
  if (name !== nameOf(order) || !isId || !isOfOrder) throw new Refusal('GEN0400')
  return { value, id }
}

/** Where the page after some rows begins; undefined after the last page. */
export function placeAfter(
  rows: readonly { readonly place?: unknown; readonly id?: unknown }[],
  limit: number,
  order: Order
): string | undefined {
  const last = rows.length === limit ? rows.at(-1) : undefined
  const place = last && [nameOf(order), last.place ?? null, last.id]
  return place && Buffer.from(JSON.stringify(place)).toString('base64url')
}
