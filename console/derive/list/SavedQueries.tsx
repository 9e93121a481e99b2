import { extractValidSavedQueries, type SavedQuery, useListContext, useSavedQueries } from 'ra-core'
import { SavedMenu } from '../../widgets/registry.tsx'
import { isSameSort, readAddress } from './address.ts'
import { useFiltered, useListAddress, useListRules } from './RecordList.tsx'

/** Shows the reader's saved filters of a list, which are kept in the browser. */
export function SavedQueries() {
  const rules = useListRules()
  const addressOf = useListAddress()
  const { isFiltered } = useFiltered()
  const { resource, filterValues, sort, perPage, displayedFilters } = useListContext()
  const [queries, setQueries] = useSavedQueries(resource)
  const saved = extractValidSavedQueries(queries)
  const save = (label: string) => {
    const value = { filter: filterValues, sort, perPage, displayedFilters }
    setQueries([...saved.filter(query => query.label !== label), { label, value }])
  }
  const toOf = ({ value }: SavedQuery) => {
    const { filter, sort: ownSort = rules.usualSort, perPage: rows, displayedFilters: shown } = value
    // an earlier version stored the address of the list
    if (typeof filter.search === 'string') return addressOf(readAddress(filter.search, rules))
    return addressOf({ filter, sort: ownSort, perPage: rows ?? perPage, displayedFilters: Object(shown) })
  }
  return (
    <SavedMenu
      saved={saved.map(query => ({ label: query.label, to: toOf(query) }))}
      canSave={isFiltered || !isSameSort(sort, rules.usualSort)}
      onSave={save}
      onRemove={label => setQueries(saved.filter(query => query.label !== label))}
    />
  )
}
