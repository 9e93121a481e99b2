import { ApiError } from '@board/client/error'
import { endOfDay, startOfDay } from '../../lib/time.ts'
import { wordsFor } from '../../services/failure.ts'
import type { Failure, LoadArgs } from '../../services/loading.ts'
import { numberIn, oneOf, textIn, withQuery } from './query.ts'

/** Reads one filter from an address; undefined if it has no valid value. */
export type Reader<T> = (query: URLSearchParams, name: string) => T | undefined

/** Reads a text, trimmed and cut to `most` characters. */
export const text =
  (most: number): Reader<string> =>
  (query, name) =>
    textIn(query, name, most)

/** Reads an id or another positive whole number. */
export const id: Reader<number> = numberIn

/** Reads one of the given numbers or words. */
export const choice =
  <const T extends number | string>(values: readonly T[]): Reader<T> =>
  (query, name) =>
    oneOf(query, name, values)

/** Reads a day as its first second in Shanghai, in Unix seconds. */
export const dayFrom: Reader<number> = (query, name) => startOfDay(query.get(name) ?? '')

/** Reads a day as its last second in Shanghai, in Unix seconds. */
export const dayUntil: Reader<number> = (query, name) => endOfDay(query.get(name) ?? '')

/** The allowed numbers of rows on a page of a list. */
export const rowChoices = [10, 20, 50, 100] as const
export type RowCount = (typeof rowChoices)[number]

export type Readers = Readonly<Record<string, Reader<unknown>>>
type FilterOf<R extends Readers> = { [Name in keyof R]: ReturnType<R[Name]> }

/** The state of a list in its address. */
export interface ListQuery<Filter = unknown> {
  /** The filters, in the form that the call takes. */
  filter: Filter
  /** The part of the call that selects the page: by number, or by the cursor of the page before. */
  paging: { page: number; rows: RowCount } | { cursor: string; rows: RowCount }
  /** The valid values of the address without the page. Every link of the list begins with them. */
  values: Record<string, string>
  page: number
  rows: RowCount
}

/**
 * Reads the address of a list.
 * @param readers the filters by their names in the address
 * @param rows the number of rows on a page if the address gives none
 */
export function readList<const R extends Readers>(
  query: URLSearchParams,
  readers: R,
  rows: RowCount = 10
): ListQuery<FilterOf<R>> {
  const known = Object.entries(readers).map(([name, read]) => [name, read(query, name)] as const)
  const values = Object.fromEntries(
    known.flatMap(([name, value]) => (value === undefined ? [] : [[name, (query.get(name) ?? '').trim()]]))
  )
  const asked = oneOf(query, 'rows', rowChoices)
  if (asked !== undefined && asked !== rows) values.rows = String(asked)
  const size = asked ?? rows
  const page = numberIn(query, 'page') ?? 1
  const cursor = textIn(query, 'cursor', 400)
  return {
    filter: Object.fromEntries(known) as FilterOf<R>,
    paging: cursor === undefined ? { page, rows: size } : { cursor, rows: size },
    values,
    page,
    rows: size
  }
}

/**
 * Returns the address of a list with some values changed. It goes to the first page unless `change` names another one.
 */
export const listAddress = (
  pathname: string,
  { values }: Pick<ListQuery, 'values'>,
  change: Record<string, string | number | undefined> = {}
): string => withQuery(pathname, new URLSearchParams(values), change)

/** One page of a list, in the form of the contract. */
export interface ListRows<Row> {
  list: readonly Row[]
  total: number
  /** True if there are more than `total`. */
  totalCapped?: boolean
  nextCursor?: string | null
}

/** The failure to read the rows of a page that can still be shown. */
export type ListFailure = Failure & { failed: true }

export const isFailure = (results: object): results is ListFailure => 'failed' in results

/**
 * Catches a failure to read the rows of a list, so that the page can still show its filters and a link to try again. On
 * the server this only applies to a refused request; for every other failure, an error page answers with its status.
 */
export async function rowsOrFailure<T extends object>(
  rows: Promise<T>,
  { t }: Pick<LoadArgs, 't'>
): Promise<T | ListFailure> {
  try {
    return await rows
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 404) throw error
    const isRefused = error.status >= 400 && error.status < 500
    if (!isRefused && typeof document === 'undefined') throw error
    return { failed: true, code: error.code, message: wordsFor(error, t) }
  }
}
