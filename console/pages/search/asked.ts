import type { ConsoleBoard } from '../../boards.ts'

/** The search as it stands in the address. */
export interface Asked {
  readonly keywords: string
  /** 1 subject, 2 content, 3 both, 4 author, 5 ids. */
  readonly searchType: number
}

/** The kind of search whose words are ids. */
export const ids = 5

/** The lists that are searched, in their order. */
export const listNames = ['list-ans', 'list-to', 'list-from', 'list-handle-delivery', 'allMessage'] as const

/** Returns the tab of a board that holds every record. */
export const allTabOf = ({ tabs }: ConsoleBoard) => tabs.find(({ key }) => key === 'all') ?? tabs[0]

/** Returns the filters of a board for a search; a list that cannot be searched so is searched by its subjects. */
export function filterOf(board: ConsoleBoard, { keywords, searchType }: Asked): Record<string, unknown> {
  const display = allTabOf(board)?.display
  if (searchType === ids) return { display, tids: keywords }
  return board.filters.includes('searchType') ? { display, keywords, searchType } : { display, keywords }
}
