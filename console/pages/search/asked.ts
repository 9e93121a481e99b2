import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { ConsoleBoard } from '../../base/boards.ts'
import type { Values } from '../../base/values.ts'
import { isEmpty } from '../../fields/fields.ts'
import { type Filter, filtersOf } from '../../fields/filters.ts'

/** The search in the address. */
export interface Asked {
  readonly keywords: string
  /** 1 subject, 2 content, 3 both, 4 author, 5 ids. */
  readonly searchType: number
  /** The other filters, by their names. */
  readonly filters: Values
}

/** The kind of search whose words are ids. */
export const ids = 5

/** The lists that are searched, in their order. */
export const listNames = ['list-ans', 'list-to', 'list-from', 'list-handle-delivery', 'allMessage'] as const

/** The filters that the main line of the form has, or that another filter replaces. */
const ofTheLine: readonly string[] = ['keywords', 'searchType', 'tids']

/** Returns the filters of the search besides its words: those of a board of messages. */
export const moreFilters = (board: ConsoleBoard, body: JsonSchema): Filter[] =>
  filtersOf(board, body).filter(({ name }) => !ofTheLine.includes(name))

/** Returns the names of a filter's values; a range has two. */
const namesOf = (filter: Filter): readonly string[] =>
  filter.kind === 'range' ? [filter.from, filter.to] : [filter.name]

/** Reads the other filters from an address; unknown ones are left out. */
export function readFilters(written: string | null, known: readonly Filter[]): Values {
  try {
    const values: unknown = JSON.parse(written ?? '{}')
    if (typeof values !== 'object' || values === null) return {}
    return usedFilters(values as Values, known)
  } catch {
    return {}
  }
}

/** Returns the filters that have a value. */
export const usedFilters = (values: Values, known: readonly Filter[]): Values =>
  Object.fromEntries(
    known
      .flatMap(namesOf)
      .filter(name => !isEmpty(values[name]) && values[name] !== false)
      .map(name => [name, values[name]])
  )

/** Tells whether the reader searches for anything. */
export const isAsked = ({ keywords, filters }: Asked): boolean =>
  keywords !== '' || Object.keys(filters).length > 0

/** Returns the tab of a board that has every record. */
export const allTabOf = ({ tabs }: ConsoleBoard) => tabs.find(({ key }) => key === 'all') ?? tabs[0]

/** The limits of the time that `timeType` names. In a list without that filter, these names limit another time. */
const namedTime: readonly string[] = ['startTime', 'endTime']

const isKnownTo = ({ filters }: ConsoleBoard, name: string): boolean =>
  filters.includes(name) && (!namedTime.includes(name) || filters.includes('timeType'))

/** Returns the used filters that a board does not have: its list is longer than the reader asked for. */
export const unknownTo = (board: ConsoleBoard, { filters }: Asked): string[] =>
  Object.keys(filters).filter(name => !isKnownTo(board, name))

/** Returns the filters of a board for a search; a list without this kind of search is searched by its subjects. */
export function filterOf(board: ConsoleBoard, { keywords, searchType, filters }: Asked): Values {
  const own = Object.entries(filters).filter(([name]) => isKnownTo(board, name))
  const rest = { ...Object.fromEntries(own), display: allTabOf(board)?.display }
  if (keywords === '') return rest
  if (searchType === ids) return { ...rest, tids: keywords }
  return board.filters.includes('searchType') ? { ...rest, keywords, searchType } : { ...rest, keywords }
}
