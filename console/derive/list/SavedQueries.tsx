import { extractValidSavedQueries, useSavedQueries } from 'ra-core'
import { SavedMenu } from '../../widgets/registry.tsx'

interface Props {
  /** The list that they belong to. */
  list: string
  /** The address of what is seen at present, from its first page. */
  search: string
  canSave: boolean
  /** The address of a kept search, without what no longer fits. */
  addressOf: (search: string) => string
}

/** The reader's saved filters of a list, kept in the browser; a saved query is the address of its list. */
export function SavedQueries({ list, search, canSave, addressOf }: Props) {
  const [queries, setQueries] = useSavedQueries(list)
  const saved = extractValidSavedQueries(queries) ?? []
  const save = (label: string) => {
    const value = {
      filter: { search },
      sort: { field: '', order: 'ASC' as const },
      perPage: 10,
      displayedFilters: []
    }
    setQueries([...saved.filter(query => query.label !== label), { label, value }])
  }
  return (
    <SavedMenu
      saved={saved.map(({ label, value }) => ({ label, to: addressOf(String(value.filter.search)) }))}
      canSave={canSave}
      onSave={save}
      onRemove={label => setQueries(saved.filter(query => query.label !== label))}
    />
  )
}
