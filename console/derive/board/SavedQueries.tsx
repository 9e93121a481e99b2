import { extractValidSavedQueries, useSavedQueries } from 'ra-core'
import { type ConsoleBoard, schemasOf } from '../../boards.ts'
import { SavedMenu } from '../../widgets/registry.tsx'
import { type BoardState, readState, writeState } from './urlState.ts'

/** The reader's saved filters of a board, kept in the browser; a saved query is the address of its list. */
export function SavedQueries({ board, state }: { board: ConsoleBoard; state: BoardState }) {
  const [queries, setQueries] = useSavedQueries(board.name)
  const saved = extractValidSavedQueries(queries) ?? []
  const addressOf = (search: unknown) =>
    `?${writeState(readState(new URLSearchParams(String(search)), board, schemasOf(board).body))}`
  const save = (label: string) => {
    const value = {
      filter: { search: writeState({ ...state, page: 1 }).toString() },
      sort: { field: state.order ?? '', order: 'ASC' as const },
      perPage: state.rows,
      displayedFilters: []
    }
    setQueries([...saved.filter(query => query.label !== label), { label, value }])
  }
  return (
    <SavedMenu
      saved={saved.map(({ label, value }) => ({ label, to: addressOf(value.filter.search) }))}
      canSave={Object.keys(state.filter).length > 0 || state.order !== undefined}
      onSave={save}
      onRemove={label => setQueries(saved.filter(query => query.label !== label))}
    />
  )
}
